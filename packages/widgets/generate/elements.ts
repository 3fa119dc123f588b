import { basename } from 'node:path'
import { attributeName } from '../src/kit/element/attributes.ts'
import { byFolder, camelCase, type Description, isElement, type ScreenDescription, sheetPaths } from './descriptions.ts'
import { descriptionsHeader, entry, imports, list, quoted } from './format.ts'
import { laterSheets } from './later-sheets.ts'

/**
 * What a module needs to create the widget's element: the imports, and the argument of `define`.
 * @param from the path from the module to src
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
      ...(widget.mixin && { [`${from}/${widget.name}/${widget.name}.methods.ts`]: `import { ${widget.mixin} }` }),
    },
    literal: [
      '{',
      `  tag: ${quoted(widget.tag)},`,
      `  component: ${name},`,
      ...optional('attributes', '{', entries(widget.attributes), '}'),
      ...optional('properties', '[', widget.properties.map(quoted), ']'),
      ...optional('events', '{', entries(widget.events), '}'),
      list('  css: [', [...names, ...reserveRules(widget)], '],'),
      ...(widget.form ? ['  form: true,'] : []),
      ...(widget.mixin ? [`  mixin: ${widget.mixin},`] : []),
      `  root: ${quoted(widget.root)},`,
      '}',
    ].join('\n'),
  }
}

/**
 * The element's height while it reads its data, or from then on; an element that is `steady` has it from its first render. A page
 * sets another with `--onair-reserve`.
 */
const reserveRules = ({ tag, root, reserve, steady, keepsReserve }: Description): string[] =>
  steady
    ? []
    : Object.entries(reserve).map(([attribute, height]) => {
        const host = root === 'light' ? `:where(${tag}${attribute}) ` : attribute && `:host(${attribute}) `
        const least = `min-height:var(--onair-reserve,${height.replaceAll(', ', ',')})`
        return quoted(`${host}.onair[aria-busy${keepsReserve ? '' : '="true"'}]{${least}}`)
      })

/** `exports/define/x.ts`: registers the element when imported. */
export function defineModule(widget: Description): string {
  const { lines, literal } = elementSource(widget, '../../src')
  return `${descriptionsHeader}
${imports({ ...lines, '../../src/kit/element/element.tsx': 'import { define }' })}
define(${literal})
`
}

/** `exports/css/x.ts`: the widget's style sheets as a string, including those that elements get later. */
export function cssModule(widget: Description): string {
  const paths = new Set([...sheetPaths(widget), ...laterSheets(widget.element.path)])
  const sheets = [...paths].map((path) => ({ path, name: camelCase(basename(path, '.css')) }))
  const lines = sheets.map(({ path, name }) => [`../../src/${path}?inline`, `import ${name}`])
  const names = sheets.map(({ name }) => name)
  return `${descriptionsHeader}
${imports(Object.fromEntries(lines))}
${list('const sheets = [', names, ']')}

export default sheets.join('')
`
}

/** `exports/x.ts`: the components, including the element's own, and their types. */
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
  return `${descriptionsHeader}\n'use client'\n\n${lines.join('\n')}\n`
}

/** `exports/all.ts` */
export const allModule = (widgets: readonly Description[]): string => `${descriptionsHeader}
/** Registers every element, for pages that bundle them. */
${widgets.map(({ name }) => `import './define/${name}.ts'\n`).join('')}`

/** `exports/islands.ts`: the functions that fetch each widget's component. */
export const islandsModule = (widgets: readonly (Description | ScreenDescription)[]): string => `${descriptionsHeader}
/** Fetches the component of each widget, for pages that hydrate widgets as islands. */
export const islands = {
${widgets
  .map(({ name, component }) => {
    const line = `  ${entry(name, `() => import('./${name}.ts').then((widget) => widget.${component}),`)}`
    return `${line}\n`
  })
  .join('')}}
`

/** `exports/reference.ts`: the attributes and events of each element. */
export const referenceModule = (widgets: readonly Description[]): string => `${descriptionsHeader}
/** The elements, for pages that list them. Each also takes \`shop\`, \`language\`, \`theme\` and \`loading\`. */
export const reference = [
${widgets
  .map(({ tag, attributes, events }) =>
    [
      '  {',
      `    tag: ${quoted(tag)},`,
      list(
        '    attributes: [',
        Object.keys(attributes).map((property) => quoted(attributeName(property))),
        '],',
      ),
      list('    events: [', Object.values(events).map(quoted), '],'),
      '  },\n',
    ].join('\n'),
  )
  .join('')}] as const
`
