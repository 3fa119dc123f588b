import { attributeName } from '../src/kit/element/attributes.ts'
import { commonAttributes } from './common.ts'
import type { Description } from './descriptions.ts'
import { descriptionsHeader, entry, imports, quoted } from './format.ts'

/** Several elements may share an event: its detail is that of any of them. */
function eventLines(widgets: readonly Description[]): string[] {
  const events = new Map<string, string[]>()
  for (const { name, events: own } of widgets) {
    for (const [callback, event] of Object.entries(own)) {
      events.set(event, [...(events.get(event) ?? []), `Detail<'${name}', '${callback}'>`])
    }
  }
  return [...events]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([event, details]) => {
      const line = `    '${event}': CustomEvent<${details.join(' | ')}>\n`
      if (line.length <= 121) return line
      const union = `      ${details.join(' | ')}\n`
      const wrapped = union.length <= 121 ? union : details.map((detail) => `      | ${detail}\n`).join('')
      return `    '${event}': CustomEvent<\n${wrapped}    >\n`
    })
}

/** `exports/html.ts`: the types of the elements, of their attributes and events. */
export function htmlModule(widgets: readonly Description[]): string {
  const components = Object.fromEntries(
    widgets.map(({ element }) => [`../src/${element.path}`, `import type { ${element.name} }`]),
  )
  const common = Object.entries(commonAttributes).map(([name, { description, values }]) => {
    const type = values ? values.map((value) => `'${value}'`).join(' | ') : 'string'
    return `  /** ${description} */\n  ${name}?: ${type}\n`
  })
  const attributes = widgets.map(({ name, tag, attributes, properties }) => {
    const props = [...Object.keys(attributes), ...properties].map(
      (property) => `    ${entry(attributeName(property), `Prop<'${name}', '${property}'>`).replace(': ', '?: ')}\n`,
    )
    return `  '${tag}': CommonAttributes${props.length > 0 ? ` & {\n${props.join('')}  }` : ''}\n`
  })
  const tags = widgets.map(({ name, tag, attributes, properties, methods }) => {
    const keys = [...Object.keys(attributes), ...properties].filter((key) => !methods[key]).map((key) => `'${key}'`)
    const named = [quoted(name), ...(keys.length > 0 ? [keys.join(' | ')] : [])]
    const own = Object.keys(methods).map((method) => `${method}(): void`)
    const more = own.length > 0 ? ` & { ${own.join('; ')} }` : ''
    const line = `    '${tag}': OnairElement<${named.join(', ')}>${more}\n`
    return line.length <= 121
      ? line
      : `    '${tag}': OnairElement<\n${named.map((one) => `      ${one}`).join(',\n')}\n    >${more}\n`
  })
  const elementEvents = widgets.map(({ name, tag, events }) => {
    const lines = Object.entries(events).map(
      ([callback, event]) => `    '${event}': CustomEvent<Detail<'${name}', '${callback}'>>\n`,
    )
    return lines.length > 0 ? `  '${tag}': {\n${lines.join('')}  }\n` : `  '${tag}': None\n`
  })
  return `${descriptionsHeader}
/**
 * The elements' types for scripts: \`import '@onair/widgets/html'\` once. \`querySelector\` and \`createElement\` then know the
 * elements by their tags, and \`addEventListener\` knows the details of their events.
 */
${imports({ ...components, '../src/kit/widget.ts': 'import type { DetailOf, PropsOf }' })}
type Components = {
${widgets.map(({ name, element }) => `  ${entry(name, `typeof ${element.name}`)}\n`).join('')}}

type Prop<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]>> = PropsOf<Components[Name]>[Key]
type Detail<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]>> = DetailOf<Prop<Name, Key>>

/** What every element takes. */
export type CommonAttributes = {
${common.join('')}}

/** What each element takes: attributes by their names in HTML, and the properties that take objects. */
export type ElementAttributes = {
  'onair-shop': Omit<CommonAttributes, 'loading'>
${attributes.join('')}}

type None = Record<never, never>

/** What each element dispatches. */
export type ElementEvents = {
  'onair-shop': None
${elementEvents.join('')}}

/** An element in a page. */
type OnairElement<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]> = never> = HTMLElement &
  Pick<CommonAttributes, 'shop' | 'language' | 'province'> & {
    /** Mounts the widget again, which reads its data again. */
    refresh(): void
  } & { [Property in Key]: Prop<Name, Property> }

declare global {
  interface HTMLElementTagNameMap {
    'onair-shop': HTMLElement
${tags.join('')}  }

  interface GlobalEventHandlersEventMap {
${eventLines(widgets).join('')}  }
}
`
}
