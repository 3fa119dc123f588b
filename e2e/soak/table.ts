/** What became of one promise under fire. */
export type Verdict = {
  what: string
  rounds: number
  /** What was counted, in words. */
  counts: string
  /** Every promise that was broken. */
  broken: readonly string[]
  seconds: number
}

/** Counts how often each thing was seen. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(what: string | number, times = 1): void {
    this.#counts.set(String(what), (this.#counts.get(String(what)) ?? 0) + times)
  }

  toString(): string {
    const sorted = [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return sorted.map(([what, times]) => `${times} × ${what}`).join(', ')
  }
}

/** Runs one race and takes its time. */
export async function timed(
  what: string,
  rounds: number,
  race: () => Promise<Pick<Verdict, 'counts' | 'broken'>>,
): Promise<Verdict> {
  const begin = performance.now()
  const { counts, broken } = await race()
  return { what, rounds, counts, broken, seconds: (performance.now() - begin) / 1000 }
}

/** All verdicts as one table, with what was broken below it. */
export function printVerdicts(verdicts: readonly Verdict[]): string {
  const lines = [
    ['what', 'rounds', 'seconds', 'verdict', 'counts'],
    ...verdicts.map(({ what, rounds, seconds, broken, counts }) => [
      what,
      String(rounds),
      seconds.toFixed(0),
      broken.length === 0 ? 'kept' : `BROKEN ${broken.length}`,
      counts,
    ]),
  ]
  const widths = ['', '', '', ''].map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const printed = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const broken = verdicts.flatMap(({ what, broken }) => broken.slice(0, 20).map((promise) => `${what}: ${promise}`))
  return [printed[0], widths.map((width) => '─'.repeat(width)).join('  '), ...printed.slice(1), ...broken].join('\n')
}
