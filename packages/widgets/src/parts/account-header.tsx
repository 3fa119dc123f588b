import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type AccountHeaderProps = {
  /** What the list of places is called. */
  crumbsLabel: string
  /** Where this page lies; those without an address are words only. The last one is this page. */
  crumbs: readonly { text: string; href?: string }[]
  /** Whose account it is. */
  name?: ReactNode
  /** Below the name: the customer number. */
  note?: ReactNode
  signOutText: string
  /** Where the form posts without JavaScript: `link('/signout')`. */
  signOutAction: string
  onSignOut: () => void
  busy?: boolean
}

/** The top of the account's pages (specification §2). Signing out works without JavaScript too. */
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
