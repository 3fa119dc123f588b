import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const core = resolve(import.meta.dirname, '..')
const readme = readFileSync(resolve(core, 'README.md'), 'utf8')

test('the README lists every subpath', () => {
  const listed = [...readme.matchAll(/^\| `([^`]+)`/gm)].map(([, subpath]) => subpath)
  const exported = globSync('**/*.ts', { cwd: resolve(core, 'exports') }).map((file) => file.replace(/\.ts$/, ''))
  expect(listed).toEqual(exported.sort())
})
