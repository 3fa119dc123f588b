/** A length in rem, and the number of rules that use it. */
export type Step = { rem: number; uses: number }

/** The lengths in rem that style sheets give a property (`font-size`, `gap`), the smallest first. */
export function scaleOf(css: string, property: string): Step[] {
  const matches = css.matchAll(new RegExp(`[;{\\s]${property}:\\s*([\\d.]+)rem(?=\\s*[;}])`, 'g'))
  const byLength = Map.groupBy(
    [...matches].map(([, rem]) => Number(rem)),
    (rem) => rem,
  )
  return [...byLength].map(([rem, uses]) => ({ rem, uses: uses.length })).sort((a, b) => a.rem - b.rem)
}
