/** What became of one promise under fire. */
export type Verdict = {
  what: string
  rounds: number
  /** The counts, in words. */
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

const columns = ['what', 'rounds', 'seconds', 'verdict', 'counts'] as const
const widths = [66, 6, 7, 10, 0] as const
const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')

/** The table's head. Rows are printed as they come, so that an interrupted run shows its results so far. */
export const tableHead = `${line(columns)}\n${widths.map((width) => '─'.repeat(width || 6)).join('  ')}`

/** A row of the table, and the failures below it. */
export function tableRow({ what, rounds, seconds, broken, counts }: Verdict): string {
  const verdict = broken.length === 0 ? 'kept' : `BROKEN ${broken.length}`
  return [line([what, String(rounds), seconds.toFixed(0), verdict, counts]), ...broken.slice(0, 20)].join('\n')
}
