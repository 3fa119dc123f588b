import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { packsName } from './chunk-function.ts'

/** A JSON file of texts in one language. */
export type TextFile = { file: string; number: number; language: string; texts: Readonly<Record<string, string>> }

/** @param texts the files by their language */
export const readTexts = (texts: Readonly<Record<string, readonly string[]>>): TextFile[] =>
  Object.entries(texts)
    .flatMap(([language, files]) => files.map((file) => ({ language, file })))
    .map((one, number) => ({ ...one, number, texts: JSON.parse(readFileSync(one.file, 'utf8')) }))

const ending = '.texts'

/** The file of texts that a chunk contains under this module's name. */
export const textFileOf = (module: string): string | undefined =>
  module.startsWith('\0') && module.endsWith(ending) ? module.slice(1, -ending.length) : undefined

/** Replaces each file of texts with an object that is filled when its language is loaded. */
export function textsApart(files: readonly TextFile[]): Plugin {
  const byFile = new Map(files.map((one) => [one.file, one]))
  return {
    name: 'texts-apart',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer && resolve(dirname(importer), source)
      return file && byFile.has(file) ? { id: `\0${file}${ending}`, moduleSideEffects: false } : undefined
    },
    load(id) {
      const texts = byFile.get(textFileOf(id) ?? '')
      return texts && `export default /* @__PURE__ */ ${packsName}.texts(${texts.number})`
    },
  }
}

/**
 * Keeps each style sheet as a separate module. Otherwise the bundler copies its text into every element that uses it, which
 * nearly doubles the code of several elements together.
 */
export const sheetsApart: Plugin = {
  name: 'sheets-apart',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.css?inline')
      ? code.replace(/export default (".*")/s, 'export default /* @__PURE__ */ String($1)')
      : undefined,
}
