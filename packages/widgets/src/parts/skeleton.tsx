/** A placeholder that reserves the space of loading content. */
export function Skeleton({ lines = 1, shape = 'text' }: { lines?: number; shape?: 'text' | 'picture' | 'row' }) {
  return (
    <span className="onair-skeleton" data-shape={shape} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </span>
  )
}
