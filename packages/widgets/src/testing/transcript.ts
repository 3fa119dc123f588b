import { virtual } from '@guidepup/virtual-screen-reader'

/** The phrase at the end of a part, which names the part once more. */
const ending = /^end(?: of|,) (.+)$/

/** More phrases than any widget has. */
const most = 1000

/**
 * A screen reader's phrases for the rendered page, one a line, from top to bottom; a part's content is indented below it. Roles
 * and states are the reader's own English words; everything else is the widget's.
 */
export async function transcriptOf(container: HTMLElement): Promise<string> {
  await virtual.start({ container })
  try {
    const first = { phrase: await virtual.lastSpokenPhrase(), node: virtual.activeNode }
    const phrases = [first.phrase]
    while (phrases.length < most) {
      await virtual.next()
      const phrase = await virtual.lastSpokenPhrase()
      // After the last phrase the reader begins again at the top.
      if (virtual.activeNode === first.node && phrase === first.phrase) return `${indented(phrases).join('\n')}\n`
      phrases.push(phrase)
    }
    throw new Error('The reader does not come to an end')
  } finally {
    await virtual.stop()
  }
}

/** Indents each part's content, and leaves out the phrases of its end: read backwards, a part's end comes first. */
function indented(phrases: readonly string[]): string[] {
  const open: string[] = []
  const lines: string[] = []
  for (const phrase of phrases.toReversed()) {
    const part = ending.exec(phrase)?.[1]
    if (part !== undefined) {
      open.push(part)
      continue
    }
    if (open.at(-1) === phrase) open.pop()
    lines.unshift(`${'  '.repeat(open.length)}${shortened(phrase)}`)
  }
  return lines
}

/** Shortens `listitem, level 1, position 2, set size 5`. */
const shortened = (phrase: string): string =>
  phrase.replace(/^(listitem), level 1/, '$1').replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
