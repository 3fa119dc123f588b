/**
 * Writes the files of a new widget, which work unchanged, and those that list all widgets:
 *
 *     npm run new:widget station-clock
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, src } from './descriptions.ts'
import { writeGenerated } from './generate.ts'
import { template } from './template.ts'

function trouble(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return 'Name the widget in lower case, with hyphens: station-clock.'
  if (existsSync(join(src, name))) return `There is a folder src/${name} already.`
  if (existsSync(join(root, `exports/${name}.ts`)) || existsSync(join(root, `exports/css/${name}.ts`)))
    return `@onair/widgets exports something else as ${name}.`
  return undefined
}

const name = process.argv[2] ?? ''
const reason = trouble(name)
if (reason) {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
} else {
  const folder = join(src, name)
  mkdirSync(folder)
  for (const [file, content] of template(name)) writeFileSync(join(folder, file), content)
  // Line wrapping depends on the length of the name.
  execFileSync('biome', ['check', '--write', folder], { cwd: join(root, '../..'), stdio: 'ignore' })
  await writeGenerated()
  process.stdout.write(`src/${name} is a widget. See it with npm run storybook, test it with npm test -- ${name}.\n`)
}
