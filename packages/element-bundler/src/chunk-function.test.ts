import { expect, test } from 'vitest'
import { chunkFunction } from './chunk-function.ts'

const numbers: Record<string, number> = { 'a.js': 7, 'b.js': 8 }
const made = (code: string) => chunkFunction(code, 'x.js', (file) => numbers[file] ?? -1).toString()

test.each([
  ['1. nothing', 'f();', 'export default ELEMENT_PACKS=>{f();\nreturn{}}'],
  [
    '2. an import',
    "import { a, b as c } from './a.js';\nf(a, c);",
    'export default ELEMENT_PACKS=>{let{a:a,b:c}=ELEMENT_PACKS(7);\nf(a, c);\nreturn{}}',
  ],
  ['3. an import for what it does', "import './b.js';", 'export default ELEMENT_PACKS=>{ELEMENT_PACKS(8);\nreturn{}}'],
  [
    '4. an import of a name that is no word',
    'import { "a-b" as c } from "./a.js";',
    'export default ELEMENT_PACKS=>{let{"a-b":c}=ELEMENT_PACKS(7);\nreturn{}}',
  ],
  [
    '5. an import on demand, in another',
    "const f = () => import('./a.js').then(() => import('./b.js'));",
    'export default ELEMENT_PACKS=>{const f = () => ELEMENT_PACKS.later(7).then(() => ELEMENT_PACKS.later(8));\nreturn{}}',
  ],
  [
    '6. exports',
    'const a = 1, b = 2;\nexport { a, b as c };',
    'export default ELEMENT_PACKS=>{const a = 1, b = 2;\n\nreturn{a:a,c:b}}',
  ],
  [
    '7. a default export',
    'const a = 1;\nexport { a as default };',
    'export default ELEMENT_PACKS=>{const a = 1;\n\nreturn{default:a}}',
  ],
])('%s', (_, code, expected) => {
  expect(made(code)).toBe(expected)
})

test.each([
  "import * as a from './a.js'",
  "import a from './a.js'",
  "export * from './a.js'",
  "export { a } from './a.js'",
  'export const a = 1',
  'export default 1',
])('8. what the bundler does not write fails the build: %s', (code) => {
  expect(() => made(code)).toThrow('x.js')
})
