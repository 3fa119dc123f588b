import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Rolldown } from 'vite'

type SourceMap = Rolldown.SourceMap

/** The map of code whose first characters were cut off. */
export function withoutStart(map: SourceMap, characters: number): SourceMap {
  const [first = [], ...others] = decode(map.mappings)
  const shifted = first.filter(([column]) => column >= characters)
  for (const segment of shifted) segment[0] -= characters
  return { ...map, mappings: encode([shifted, ...others]) }
}

/** A piece of a file, with the map from the piece to its sources. */
export type Piece = { code: string; map?: SourceMap | undefined }

/** Joins pieces into a file. @returns its code, and a map with a section for each piece that has one */
export function joined(pieces: readonly Piece[]): { code: string; map: string } {
  const sections: { offset: { line: number; column: number }; map: SourceMap }[] = []
  let line = 0
  let column = 0
  for (const { code, map } of pieces) {
    if (map) sections.push({ offset: { line, column }, map })
    const lastBreak = code.lastIndexOf('\n')
    line += code.split('\n').length - 1
    column = lastBreak < 0 ? column + code.length : code.length - lastBreak - 1
  }
  return { code: pieces.map(({ code }) => code).join(''), map: JSON.stringify({ version: 3, sections }) }
}
