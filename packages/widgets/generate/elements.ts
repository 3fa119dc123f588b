import { basename } from 'node:path'
import { attributeName } from '../src/kit/element/attributes.ts'
import { byFolder, camelCase, type Description, isElement, type ScreenDescription, sheetPaths } from './descriptions.ts'
import { entry, header, imports, list, quoted } from './format.ts'

const descriptions = header('the widgets’ descriptions (src/*/*.widget.ts)')

/**
 * What a module needs to make the widget's element: the imports, and the literal that `define` takes.
 * @param from where src is, seen from the module
 */
export function elementSource(widget: Description, from: string): { lines: Record<string, string>; literal: string } {
  const { name, path } = widget.element
  const sheets = sheetPaths(widget).map((sheet) => ({
    path: `${from}/${sheet}?inline`,
    name: `${camelCase(basename(sheet, '.css'))}Css`,
  }))
  const entries = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).map(([key, value]) => entry(key, quoted(value)))
  const optional = (key: string, before: string, items: string[], after: string) =>
    items.length > 0 ? [list(`  ${key}: ${before}`, items, `${after},`)] : []
  const names = sheets.map((sheet) => sheet.name)
  return {
    lines: {
      ...Object.fromEntries(sheets.map((sheet) => [sheet.path, `import ${sheet.name}`])),
      [`${from}/${path}`]: `import { ${name} }`,
    },
    literal: [
      '{',
      `  tag: ${quoted(widget.tag)},`,
      `  component: ${name},`,
      ...optional('attributes', '{', entries(widget.attributes), '}'),
      ...optional('properties', '[', widget.properties.map(quoted), ']'),
      ...optional('events', '{', entries(widget.events), '}'),
      list('  css: [', names, '],'),
      `  root: ${quoted(widget.root)},`,
      '}',
    ].join('\n'),
  }
}

/** `exports/define/x.ts`: registers the element when imported. */
export function defineModule(widget: Description): string {
  const { lines, literal } = elementSource(widget, '../../src')
  return `${descriptions}
${imports({ ...lines, '../../src/kit/element/element.tsx': 'import { define }' })}
define(${literal})
`
}

/** `exports/css/x.ts`: the widget's style sheets as a string. */
export function cssModule(widget: Description): string {
  const sheets = sheetPaths(widget).map((path) => ({ path, name: camelCase(basename(path, '.css')) }))
  const lines = sheets.map(({ path, name }) => [`../../src/${path}?inline`, `import ${name}`])
  const names = sheets.map(({ name }) => name)
  return `${descriptions}
${imports(Object.fromEntries(lines))}
${list('const sheets = [', names, ']')}

export default sheets.join('')
`
}

/** `exports/x.ts`: the components, the element's own among them, and their types. */
export function publicModule(widget: Description | ScreenDescription): string {
  const exported: Record<string, readonly string[]> = { ...widget.exports }
  if (isElement(widget)) {
    const file = basename(widget.element.path)
    exported[file] = [...new Set([...(exported[file] ?? []), widget.element.name])]
  }
  const lines = Object.keys(exported)
    .sort(byFolder)
    .map((file) => {
      const names = exported[file] ?? []
      const types = names.every((name) => name.startsWith('type '))
      const shown = types ? names.map((name) => name.replace('type ', '')) : names
      return list(types ? 'export type {' : 'export {', shown, `} from '../src/${widget.name}/${file}'`)
    })
  return `${descriptions}\n'use client'\n\n${lines.join('\n')}\n`
}

/** `exports/all.ts` */
export const allModule = (widgets: readonly Description[]): string => `${descriptions}
/** Registers every element, for pages that bundle them. */
${widgets.map(({ name }) => `import './define/${name}.ts'\n`).join('')}`

/** The loader's table of elements. */
export const loaderEntries = (widgets: readonly Description[]): string =>
  widgets.map(({ name, tag }) => `  '${tag}': () => import('./define/${name}.ts'),\n`).join('')

/** `exports/islands.ts`: what fetches each widget's component. */
export const islandsModule = (widgets: readonly (Description | ScreenDescription)[]): string => `${descriptions}
/** Fetches the component of each widget, for pages that hydrate widgets as islands. */
export const islands = {
${widgets
  .map(({ name, component }) => {
    const line = `  ${entry(name, `() => import('./${name}.ts').then((widget) => widget.${component}),`)}`
    return `${line}\n`
  })
  .join('')}}
`

/** `exports/jsx.ts`: the elements' types for JSX, and the types of their events. */
export function jsxModule(widgets: readonly Description[]): string {
  const components = Object.fromEntries(
    widgets.map(({ element }) => [`../src/${element.path}`, `import type { ${element.name} }`]),
  )
  const elements = widgets.map(({ name, tag, attributes, properties }) => {
    const props = [...Object.keys(attributes), ...properties].map(
      (property) => `    ${entry(attributeName(property), `Prop<'${name}', '${property}'>`).replace(': ', '?: ')}\n`,
    )
    return `  '${tag}': Common${props.length > 0 ? ` & {\n${props.join('')}  }` : ''}\n`
  })
  const events = new Map<string, string[]>()
  for (const { name, events: own } of widgets) {
    for (const [callback, event] of Object.entries(own)) {
      events.set(event, [...(events.get(event) ?? []), `Detail<'${name}', '${callback}'>`])
    }
  }
  const eventLines = [...events]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([event, details]) => {
      const line = `    '${event}': CustomEvent<${details.join(' | ')}>\n`
      if (line.length <= 121) return line
      const union = `      ${details.join(' | ')}\n`
      const wrapped = union.length <= 121 ? union : details.map((detail) => `      | ${detail}\n`).join('')
      return `    '${event}': CustomEvent<\n${wrapped}    >\n`
    })
  return `${descriptions}
/**
 * The elements' types for JSX: \`import '@onair/widgets/jsx'\` once, then \`<onair-schedule view="now" />\`.
 * Listen to events with \`addEventListener\`; their details are typed in \`HTMLElementEventMap\`.
 */
import type { HTMLAttributes, ReactNode, Ref } from 'react'
${imports({ ...components, '../src/kit/widget.ts': 'import type { DetailOf, PropsOf }' })}
type Components = {
${widgets.map(({ name, element }) => `  ${entry(name, `typeof ${element.name}`)}\n`).join('')}}

type Prop<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]>> = PropsOf<Components[Name]>[Key]
type Detail<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]>> = DetailOf<Prop<Name, Key>>

/** What every element takes. */
type Common = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>
  class?: string
  /** The shop's address; the script's own origin if not given. */
  shop?: string
  /** In any spelling: \`fr\`, \`fr-CA\`, \`fr_CA\`. The page's own language if not given. */
  language?: string
  /** \`eager\`: the script tag fetches the element's code at once, not when it comes near the screen. */
  loading?: 'eager' | 'lazy'
  /** The colours: \`auto\` follows the reader's preference. Those of the element's place in the page if not given. */
  theme?: 'auto' | 'light' | 'dark'
}

type OnairElements = {
  'onair-shop': Omit<Common, 'loading'> & { children?: ReactNode }
${elements.join('')}}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OnairElements {}
  }
}

declare global {
  interface HTMLElementEventMap {
${eventLines.join('')}  }
}
`
}
