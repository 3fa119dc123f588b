/** A pending state. It is hidden from screen readers: the text beside it, in a `role="status"`, says so. */
export function Spinner() {
  return <span className="onair-spinner" aria-hidden="true" />
}

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
