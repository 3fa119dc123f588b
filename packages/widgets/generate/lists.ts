import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { attributeName } from '../src/kit/element/attributes.ts'
import { byFolder, camelCase, type Description, isElement, type ScreenDescription, src } from './descriptions.ts'
import { header, width } from './format.ts'
import { laterSheets } from './later-sheets.ts'

/** `src/kit/i18n/messages.ts`: the keys of each file; `bag-counter.messages.en.json` is `bagCounter`. */
export function messagesModule(): string {
  const files = globSync('**/*.messages.en.json', { cwd: src })
    .sort(byFolder)
    .map((file) => ({
      name: camelCase(basename(file).split('.')[0] ?? ''),
      keys: Object.keys(JSON.parse(readFileSync(join(src, file), 'utf8'))),
    }))
  if (new Set(files.map(({ name }) => name)).size < files.length) throw new Error('Two messages files have one name')
  return `${header('the *.messages.en.json files')}
/** The words of a text with spaces. */
type Words<Text extends string, Before = never> = Text extends \`\${infer Word} \${infer Rest}\`
  ? Words<Rest, Before | Word>
  : Before | Text

/** The keys of the texts that an embedder can replace, by messages file. */
export type WidgetMessages = {
${files.map(({ name, keys }) => `  ${name}: Words<'${keys.join(' ')}'>\n`).join('')}}
`
}

/** A widget's own sheets below src, including those that an element gets later. */
export function ownSheets(widget: Description | ScreenDescription): string[] {
  const later = isElement(widget) ? laterSheets(widget.element.path) : []
  return [
    ...widget.sheets.map((sheet) => join(widget.name, `${sheet}.css`)),
    ...later.filter((path) => path.startsWith(`${widget.name}/`)),
  ]
}

/** The imports of `src/parts.css`. */
export const partImports = (): string => importsOf(globSync('parts/*.css', { cwd: src }).sort())

/** The imports of `src/styles.css`, after the parts': every widget's own sheets. */
export const styleImports = (widgets: readonly (Description | ScreenDescription)[]): string =>
  importsOf([...new Set(widgets.flatMap(ownSheets))])

const importsOf = (paths: readonly string[]) => paths.map((path) => `@import "./${path}";\n`).join('')

/** The height of the notice that asks a guest to sign in. */
const notice = '3.25rem'

/**
 * `src/reserve.css`: the height of each element until it has its data; of a member's elements the height for a guest, because a
 * style sheet cannot tell who reads. A page that knows sets `--onair-reserve`. Zero specificity (`:where`), so that any rule of
 * the page's wins.
 */
export function reserveSheet(widgets: readonly Description[]): string {
  const heights = widgets
    .filter(({ forMembers }) => !forMembers)
    .flatMap(({ tag, reserve }) =>
      Object.entries(reserve).map(([attribute, height]) => ({ selector: `${tag}${attribute}`, attribute, height })),
    )
  const { tags = [], attributes = [] } = Object.groupBy(heights, (one) => (one.attribute ? 'attributes' : 'tags'))
  // Rules with an attribute come before those of the tag alone.
  const rules = [...Map.groupBy(tags, ({ height }) => height), ...attributes.map((one) => [one.height, [one]] as const)]
  const where = (selectors: readonly string[]) => {
    const line = `:where(${selectors.join(', ')})`
    return line.length + ' {'.length <= width ? line : `:where(\n  ${selectors.join(',\n  ')}\n)`
  }
  return `${rules
    .map(([height, same]) => `${where(same.map(({ selector }) => selector))} {\n  --onair-reserve: ${height};\n}\n`)
    .join('')}${where(widgets.map(({ tag }) => tag))}:where(:not(:defined, [hidden])) {
  display: block;
  min-height: var(--onair-reserve, ${notice});
}
`
}

/** A story of each element. */
export const elementStories = (widgets: readonly Description[]): string =>
  widgets
    .map(({ name, tag }) => {
      const args = [`'${tag}'`, `() => import('@onair/widgets/define/${name}')`]
      const call = `export const ${camelCase(`-${name}`)} = elementStory(`
      const line = `${call}${args.join(', ')})`
      return line.length <= width ? `${line}\n` : `${call}\n${args.map((arg) => `  ${arg},\n`).join('')})\n`
    })
    .join('')

/** The table of elements in the embedding guide. */
export function referenceTable(widgets: readonly Description[]): string {
  const rows = widgets.map(({ tag, summary, attributes, attributeNotes, attributeValues, events }) => {
    const named = Object.keys(attributes).map((property) => {
      const note = attributeValues[property]?.map((value) => `\`${value}\``).join(', ') ?? attributeNotes[property]
      return `\`${attributeName(property)}\`${note ? ` (${note})` : ''}`
    })
    const eventNames = Object.values(events).map((event) => `\`${event}\``)
    return `| \`${tag}\` | ${summary} | ${named.join(', ')} | ${eventNames.join(', ')} |\n`
  })
  return `| tag | shows | attributes | events |\n| --- | --- | --- | --- |\n${rows.join('')}`
}
