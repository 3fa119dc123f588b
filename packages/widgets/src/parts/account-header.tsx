import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type AccountHeaderProps = {
  /** The accessible name of the breadcrumb. */
  crumbsLabel: string
  /** The breadcrumb. Items without an address are plain text; the last one is this page. */
  crumbs: readonly { text: string; href?: string }[]
  /** The customer's name. */
  name?: ReactNode
  /** Below the name: the customer number. */
  note?: ReactNode
  signOutText: string
  /** The form's action without JavaScript: `link('/signout')`. */
  signOutAction: string
  onSignOut: () => void
  busy?: boolean
}

/** The header of account pages (specification §2). Signing out works without JavaScript too. */
export function AccountHeader({
  crumbsLabel,
  crumbs,
  name,
  note,
  signOutText,
  signOutAction,
  onSignOut,
  busy,
}: AccountHeaderProps) {
  return (
    <header className="onair-account-header">
      <nav aria-label={crumbsLabel}>
        <ol>
          {crumbs.map(({ text, href }, index) => (
            <li key={text} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {href ? <a href={href}>{text}</a> : text}
            </li>
          ))}
        </ol>
      </nav>
      <div className="onair-account-header-who">
        <p>
          {name && <strong>{name}</strong>}
          {note && <span>{note}</span>}
        </p>
        <form
          method="post"
          action={signOutAction}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) onSignOut()
          }}
        >
          <Button type="submit" look="quiet" busy={busy}>
            {signOutText}
          </Button>
        </form>
      </div>
    </header>
  )
}
