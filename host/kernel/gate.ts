import { clearSignIn, saveReturnTarget } from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import type { Audience } from './audience.ts'
import { isPersonal, type Page, type Redirect, type Rendered } from './page.ts'
import type { Visit } from './visit.ts'

/** Whether a visitor belongs to an audience, by the cookies. The API decides in the end. */
export function admits(audience: Audience, { customer, isGuest }: Visit): boolean {
  if (audience === 'everyone') return true
  return customer !== undefined && (audience === 'guest' || !isGuest)
}

/** Sends the visitor to sign-in, and from there to a path with its language in it (specification §6). */
export function toSignIn(visit: Visit, returnTo: string): Redirect {
  saveReturnTarget(visit.session, returnTo)
  return { redirect: visit.link(signInPath), status: 303 }
}

/** Sends a customer whose token the API refused to sign-in, and clears what the browser stored about them (specification §8). */
export function toSignInAgain(visit: Visit, returnTo: string): Redirect {
  clearSignIn(visit.session)
  return toSignIn(visit, returnTo)
}

const returnTargetOf = (page: Page, { link }: Visit): string | undefined =>
  'returnTo' in page && page.returnTo !== undefined ? link(page.returnTo) : undefined

/**
 * Loads a page for a visitor whom it admits. Others go to sign-in and return to the page, or to its `returnTo` (specification
 * §6). A customer whose token the API refuses (401), or does not admit to a customer's page (403), returns to the page itself
 * (§8). A page for everyone is shown as to a visitor without a token.
 *
 * @returns undefined if the visitor is no operator but the page is: nothing may tell them that it exists
 */
export async function loadThroughGate(page: Page, visit: Visit): Promise<Rendered | Redirect | undefined> {
  if (page.audience === 'operator') return loadForOperator(page, visit)
  const here = visit.url.pathname + visit.url.search
  if (!admits(page.audience, visit)) return toSignIn(visit, returnTargetOf(page, visit) ?? here)
  const isRejected = () =>
    page.audience !== 'everyone' && (visit.isTokenRejected() || (page.audience === 'customer' && visit.isForbidden()))
  try {
    const result = await page.load(visit)
    if (isRejected()) return toSignInAgain(visit, here)
    if (visit.isTokenRejected() && isPersonal(page)) clearSignIn(visit.session)
    return result
  } catch (error) {
    if (isRejected()) return toSignInAgain(visit, here)
    throw error
  }
}

async function loadForOperator(page: Page, visit: Visit): Promise<Rendered | Redirect | undefined> {
  if (!admits('operator', visit)) return undefined
  const isRefused = () => visit.isTokenRejected() || visit.isForbidden()
  try {
    const result = await page.load(visit)
    return isRefused() ? undefined : result
  } catch (error) {
    if (isRefused()) return undefined
    throw error
  }
}
