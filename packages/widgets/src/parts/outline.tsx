/** The outlines of notices. Apart from the other icons, because elements that show no other one download these alone. */
export const noticePaths = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 11v5.5M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  warning:
    'M12 9.5v4.5m0 3v.01M10.6 4.4 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.4a1.6 1.6 0 0 0-2.8 0Z',
} as const

/** A path on a 24 px grid, hidden from screen readers. */
export function Outline({ path, solid = false }: { path: string; solid?: boolean }) {
  return (
    <svg className="onair-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={path} fill={solid ? 'currentColor' : 'none'} stroke="currentColor" />
    </svg>
  )
}
