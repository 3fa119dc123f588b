import { virtual } from '@guidepup/virtual-screen-reader'

/** What is said when the reader comes to the end of a part: it names the part once more. */
const ending = /^end(?: of|,) (.+)$/

/** More phrases than any widget has. */
const most = 1000

/**
 * What a screen reader says of what is rendered, a phrase to a line, read from top to bottom; a part's content is indented below
 * it. Roles and states are the reader's own words, in English; all else is the widget's.
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

/** Puts each part's content below it, and leaves out that it ends: read backwards, a part's end comes first. */
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

/** `listitem, level 1, position 2, set size 5` in fewer words. */
const shortened = (phrase: string): string =>
  phrase.replace(/^(listitem), level 1/, '$1').replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
