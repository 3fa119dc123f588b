/** An icon's outline: the path that draws it on a 24 px grid. */
export type Outline = `${'M' | 'm'}${string}`

/**
 * An icon, hidden from screen readers: the text beside it says the same.
 * @param path an outline on a 24 px grid, as in `icons`
 * @param solid filled, if an outline alone is too faint
 */
export function Icon({ path, solid = false }: { path: Outline; solid?: boolean }) {
  return (
    <svg className="onair-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={path} fill={solid ? 'currentColor' : 'none'} stroke="currentColor" />
    </svg>
  )
}
