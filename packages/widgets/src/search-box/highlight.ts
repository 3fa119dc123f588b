/** A piece of a text; `typed` if the shopper typed it. */
export type Piece = { text: string; typed: boolean }

/** Lower case without accents, letter by letter, so that positions match the original text. */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')

/** Marks the words of a text that begin with a typed word. Case and accents are ignored, as in the search. */
export function highlight(given: string, typed: string): Piece[] {
  const text = given.normalize('NFC')
  const letters = plain(text)
  const words = plain(typed.normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: word } of letters.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(0, ...words.filter((start) => word.startsWith(start)).map((start) => start.length))
    if (length === 0) continue
    if (index > from) pieces.push({ text: text.slice(from, index), typed: false })
    pieces.push({ text: text.slice(index, index + length), typed: true })
    from = index + length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), typed: false })
  return pieces
}
