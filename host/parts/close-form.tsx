import type { Visit } from '../kernel/visit.ts'

/** The button that closes a bar of the frame. Without JavaScript it posts, and the visitor returns to the page. */
export function CloseForm({ visit: { url }, action, label }: { visit: Visit; action: string; label: string }) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="returnTo" value={url.pathname + url.search} />
      <button type="submit" aria-label={label}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </form>
  )
}
