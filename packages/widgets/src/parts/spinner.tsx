/** A pending state. It is hidden from screen readers: the text beside it, in a `role="status"`, says so. */
export function Spinner() {
  return <span className="onair-spinner" aria-hidden="true" />
}
