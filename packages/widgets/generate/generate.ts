/**
 * Writes the files that list all widgets, from the widgets' descriptions:
 *
 *     npm run generate    (in packages/widgets, after adding or changing an x.widget.ts, a messages file or a part's sheet)
 *
 * The files are committed; generate.test.ts fails when one of them is stale.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isElement, readAll, root } from './descriptions.ts'
import { allModule, cssModule, defineModule, islandsModule, publicModule, referenceModule } from './elements.ts'
import { htmlModule } from './html.ts'
import { elementStories, messagesModule, partImports, referenceTable, reserveSheet, styleImports } from './lists.ts'

/** Replaces the lines between a file's two marks. */
function between(path: string, [start, end]: readonly [string, string], content: string): string {
  const file = readFileSync(join(root, path), 'utf8')
  const [before, rest] = file.split(`${start}\n`)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${path} lacks the marks ${start} and ${end}`)
  return `${before}${start}\n${content}${end}${after}`
}

/** The content of each generated file, by its path in the package. */
export async function generated(): Promise<Map<string, string>> {
  const all = await readAll()
  const widgets = all.filter(isElement)
  return new Map([
    ...all.map((widget): [string, string] => [`exports/${widget.name}.ts`, publicModule(widget)]),
    ...widgets.map((widget): [string, string] => [`exports/define/${widget.name}.ts`, defineModule(widget)]),
    ...widgets.map((widget): [string, string] => [`exports/css/${widget.name}.ts`, cssModule(widget)]),
    ['exports/all.ts', allModule(widgets)],
    ['exports/islands.ts', islandsModule(all)],
    ['exports/html.ts', htmlModule(widgets)],
    ['exports/reference.ts', referenceModule(widgets)],
    ['src/kit/i18n/messages.ts', messagesModule()],
    ['src/reserve.css', between('src/reserve.css', ['/* Generated. */', '/* End. */'], reserveSheet(widgets))],
    ['src/parts.css', between('src/parts.css', ['/* Generated. */', '/* End. */'], partImports())],
    ['src/styles.css', between('src/styles.css', ['/* Generated. */', '/* End. */'], styleImports(all))],
    [
      '../../storybook/elements/elements.stories.tsx',
      between('../../storybook/elements/elements.stories.tsx', ['// Generated.', '// End.'], elementStories(widgets)),
    ],
    [
      '../../storybook/guides/embedding.mdx',
      between(
        '../../storybook/guides/embedding.mdx',
        ['{/* Generated. */}\n', '\n{/* End. */}'],
        referenceTable(widgets),
      ),
    ],
  ])
}

/** Generated files of removed widgets. */
export async function orphanedFiles(): Promise<string[]> {
  const current = await generated()
  return globSync('exports/**/*.ts', { cwd: root }).filter(
    (path) => !current.has(path) && readFileSync(join(root, path), 'utf8').startsWith('// Generated from'),
  )
}

/** Writes the generated files, and removes those of removed widgets. */
export async function writeGenerated(): Promise<void> {
  for (const [path, content] of await generated()) writeFileSync(join(root, path), content)
  for (const path of await orphanedFiles()) rmSync(join(root, path))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeGenerated()
