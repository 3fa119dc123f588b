import { displayCustomerNo } from '@onair/core/account'
import { accountPageTitle } from '@onair/core/analytics'
import { type Refused, Unreachable } from '@onair/core/http'
import { readCookie, userNameCookie } from '@onair/core/session'
import { Exact } from '@onair/widgets/parts'
import type { ReactNode } from 'react'
import { translator } from '../../kernel/messages.ts'
import type { Rendered } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import { readAccount } from '../../parts/account.ts'
import { type Crumb, Crumbs } from '../../parts/crumbs.tsx'
import en from './account.messages.en.json'
import fr from './account.messages.fr.json'

/** The account's own address, with which all breadcrumbs begin. */
const summaryPath = '/pages/myaccount'

/**
 * The screens that the navigation lists, in order. A new screen adds its line here and its name to the messages. `guest: true`
 * also lists it for a guest of the checkout, who sees only the orders of that token: if its page's audience is `guest`. The pages
 * import this file, so a test compares the two.
 */
const screens = [
  { path: summaryPath, text: 'summary', guest: true },
  { path: '/pages/myaccount/orderstatus', text: 'orders', guest: true },
  { path: '/pages/myaccount/easypay', text: 'easyPay', guest: true },
  { path: '/pages/myaccount/favourites', text: 'favourites' },
  { path: '/pages/myaccount/recentlyviewed', text: 'recentlyViewed' },
  { path: '/pages/myaccount/addresses', text: 'addresses' },
  { path: '/pages/myaccount/paymentcards', text: 'paymentCards' },
  { path: '/pages/myaccount/newsletter', text: 'newsletter' },
  { path: '/pages/myaccount/information', text: 'information' },
] as const satisfies readonly { path: string; text: keyof typeof en; guest?: true }[]

/** The header's contents: the customer's first name, and the customer number if there is one. */
type Who = { firstName?: string; customerNo?: string }

/** The contents of a screen in the frame. */
type Screen = Omit<Rendered, 'body'> & {
  /** The crumbs between "My account" and this screen, with links. */
  above?: readonly Crumb[]
  /** Whether this is "My account" itself, which the breadcrumb does not repeat. */
  isSummary?: true
  /** The breadcrumb's name of this screen; its title otherwise. */
  name?: string
  children: ReactNode
}

/**
 * Begins a screen of the account area: reads the customer while the screen reads its own data, then renders the screen in the
 * frame of all account screens: navigation, breadcrumb, name, customer number and sign-out (specification §2).
 *
 *     const frame = accountFrame(visit)
 *     const result = await client.read()
 *     if (!result.ok) return frame(accountError(visit, title, result))
 *     return frame({ title, children: island(visit, 'x', { initial: result.value }) })
 *
 * The screen does not depend on the account: if that cannot be read, the header has the cookie's name.
 */
export function accountFrame(visit: Visit): (screen: Screen) => Promise<Rendered> {
  const reading = readWho(visit)
  return async ({ above = [], name, isSummary, children, ...rendered }) => {
    const crumbs = isSummary ? [] : [...above, { name: name ?? rendered.title, path: visit.path }]
    return { ...rendered, body: <AccountFrame visit={visit} who={await reading} crumbs={crumbs} screen={children} /> }
  }
}

async function readWho(visit: Visit): Promise<Who> {
  const fromCookie = { firstName: readCookie(visit.session, userNameCookie) }
  try {
    const account = await readAccount(visit)
    if (!account.ok) return fromCookie
    return { firstName: account.value.firstName, customerNo: displayCustomerNo(account.value.customerNo) }
  } catch (error) {
    if (error instanceof Unreachable) return fromCookie
    throw error
  }
}

type AccountFrameProps = { visit: Visit; who: Who; crumbs: readonly Crumb[]; screen: ReactNode }

function AccountFrame({ visit, who: { firstName, customerNo }, crumbs, screen }: AccountFrameProps) {
  const t = translator(visit, en, fr)
  return (
    <div className="narrow account" data-page-title={accountPageTitle(visit.path)}>
      <Crumbs visit={visit} home={false} crumbs={[{ name: t('account'), path: summaryPath }, ...crumbs]} />
      <header className="account-header">
        <p>
          {firstName && (
            <strong>
              <Exact value={firstName}>{t('accountOf', { name: firstName })}</Exact>
            </strong>
          )}
          {customerNo && <Exact value={customerNo}>{t('customerNo', { number: customerNo })}</Exact>}
        </p>
        <form method="post" action="/signout">
          <button type="submit" className="button quiet">
            {t('signOut')}
          </button>
        </form>
      </header>
      <Navigation visit={visit} crumbs={crumbs} />
      {screen}
    </div>
  )
}

/** A row of links; on a phone a list that opens. It marks the present screen, or the one above it. */
function Navigation({ visit, crumbs }: Pick<AccountFrameProps, 'visit' | 'crumbs'>) {
  const { link, path, isGuest } = visit
  const t = translator(visit, en, fr)
  const isSummary = path === summaryPath || path === `${summaryPath}/summary` || path === `${summaryPath}/profile`
  const currentOf = (screen: string) => {
    if (path === screen || (screen === summaryPath && isSummary)) return 'page'
    return crumbs.some((crumb) => crumb.path === screen) ? 'true' : undefined
  }
  const listed = screens.filter((screen) => !isGuest || 'guest' in screen)
  return (
    <nav className="account-nav" aria-label={t('navigation')}>
      <details>
        <summary>{t('navigation')}</summary>
        <ul className="chips">
          {listed.map((screen) => (
            <li key={screen.path}>
              <a href={link(screen.path)} aria-current={currentOf(screen.path)}>
                {t(screen.text)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/**
 * What a screen shows instead of its content when its call was refused: the first error's Message (specification §8), and a link.
 * An order that is another customer's, or malformed, counts as unknown too.
 * @param back the page that the link opens; the same page if not given
 */
export function accountError(
  visit: Visit,
  title: string,
  { status, items }: Refused,
  back?: { path: string; text: string },
): Pick<Rendered, 'status' | 'title'> & { children: ReactNode } {
  const { link, url } = visit
  const t = translator(visit, en, fr)
  const absent = status === 404 || status === 400
  return {
    status: absent ? 404 : 503,
    title,
    children: (
      <div className="account-error">
        <h1>{title}</h1>
        <p role="alert">{items[0]?.message ?? t('failed')}</p>
        <a className="button quiet" href={back ? link(back.path) : url.pathname + url.search}>
          {back ? back.text : t('again')}
        </a>
      </div>
    ),
  }
}
