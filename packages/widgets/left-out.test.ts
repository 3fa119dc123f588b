// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stylesWithScripts } from './left-out.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onair-left-out-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds entry.ts among the files, and returns its exports. */
async function built(plugin: Plugin, files: Record<string, string>): Promise<Record<string, unknown>> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [plugin],
    build: { cssTarget: 'esnext', lib: { entry: 'entry.ts', formats: ['es'], fileName: () => 'built.mjs' } },
  })
  return import(pathToFileURL(join(folder, 'dist/built.mjs')).href)
}

describe('styles of pages without scripts', () => {
  const withSheet = async (css: string) => {
    const entry = "export { default as css } from './sheet.css?inline'"
    return (await built(stylesWithScripts(), { 'entry.ts': entry, 'sheet.css': css })).css
  }

  test.each([
    '.a { top: 0 }\n@media (scripting: none) {\n  .b {\n    top: 0;\n  }\n}\n.c { left: 0 }',
    '.a { top: 0 } @media (scripting: none) { .b { top: 0 } } .c { left: 0 }',
    '.a { top: 0 }\n@media (scripting: none) {\n.b {\ntop: 0;\n}\n@media print {\n.b { top: 1px }\n}\n}\n.c { left: 0 }',
    '.a { top: 0; @media (scripting: none) { top: 1px } }\n.c { left: 0 }',
  ])('4. are left out wherever they stand: %j', async (css) => {
    expect(await withSheet(css)).toBe('.a{top:0}.c{left:0}')
  })

  test('5. do not include those that require scripts', async () => {
    const css = '@media (scripting: none) { .a { top: 0 } } @media print and (scripting: enabled) { .b { top: 0 } }'
    expect(await withSheet(css)).toBe('@media print and (scripting:enabled){.b{top:0}}')
  })

  test.each([
    '(scripting:none)',
    '(scripting: none) and (width >= 48rem)',
    '(scripting: none), print',
    '(scripting: initial-only)',
    '(scripting)',
    'not (scripting: enabled)',
  ])('6. ask for nothing else, or the build fails: %s', async (query) => {
    const css = `@media (scripting: none) { .a { top: 0 } } @media ${query} { .b { top: 0 } }`
    await expect(withSheet(css)).rejects.toThrow('sheet.css')
  })

  test('7. fail the build if they are not found', async () => {
    await expect(withSheet('.a { top: 0 }')).rejects.toThrow('No style sheet has @media (scripting: none)')
  })
})
