/** Something is under way. It says nothing by itself: the words beside it do, in a `role="status"`. */
export function Spinner() {
  return <span className="onair-spinner" aria-hidden="true" />
}

/** Where something will stand: it takes its room, so that nothing moves when it arrives. */
export function Skeleton({ lines = 1, shape = 'text' }: { lines?: number; shape?: 'text' | 'picture' | 'row' }) {
  return (
    <span className="onair-skeleton" data-shape={shape} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </span>
  )
}
