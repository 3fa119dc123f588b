import { isDonationAmount, isQuantity, parseAmount } from '@onair/core/bag'
import { type GiftCardErrors, giftCardErrors, refusedGiftCard } from '@onair/core/gift-card'
import { isItemNumber, productPath } from '@onair/core/item-number'
import { parseLocale } from '@onair/core/language'
import { isProvince } from '@onair/core/provinces'
import {
  cartGuidCookie,
  cartProvinceCookie,
  guestAccountLoginCookie,
  holidayPopupCookie,
  languageCookie,
  readCookie,
  signOut,
  takeReturnTarget,
  userEmailCookie,
  writeCookie,
  writeUserToken,
} from '@onair/core/session'
import { ownPath, safeReturnPath } from '@onair/core/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dismissAnnouncementPath } from '../client/announcement.ts'
import { registerAccountActions } from '../pages/create-account/account.actions.ts'
import { registerHandoverAction } from '../pages/handover/handover.actions.ts'
import { bringBag, keepBag, putInBag } from '../parts/bag.ts'
import { keepTyped } from './saved-form.ts'
import { seal } from './signed-reply.ts'
import { type Host, openVisit, type Visit } from './visit.ts'

export type Form = Record<string, string | undefined>
/** Answers a form of the shop's own at this path with where to go then. */
export type Action = (path: string, act: (visit: Visit, form: Form) => Promise<string>) => void

/** What forms post when there is no JavaScript. Each answers 303: the page that follows is read again. */
export function registerActions(app: FastifyInstance, host: Host): void {
  const action: Action = (path, act) =>
    app.post(path, async (request, reply) => {
      if (!isOwnForm(request, host.settings.origin)) return reply.code(403).type('text/plain').send('Forbidden')
      const visit = openVisit(host, request)
      const to = await act(visit, formOf(request.body))
      return seeOther(reply, visit, inLanguageOfForm(request, to))
    })

  registerAccountActions(action)
  registerHandoverAction(action)

  app.get('/language', async (request, reply) => {
    const visit = openVisit(host, request)
    writeCookie(visit.session, languageCookie, parseLocale(visit.query.get('to') ?? undefined))
    return seeOther(reply, visit, ownPath(visit.query.get('return')) ?? '/')
  })

  action('/bag/add', async (visit, form) => {
    const itemNo = form.itemNo ?? ''
    const edpNo = await chosenEdp(visit, form)
    // Which of several styles and sizes is not the shop's to guess.
    if (edpNo === undefined) return productPath(itemNo)
    // Left empty, the style's own amount counts.
    const typed = form.amount?.trim() || undefined
    const amount = typed === undefined ? undefined : parseAmount(typed)
    if (typed !== undefined && (amount === undefined || !isDonationAmount(amount))) {
      return `${productPath(itemNo)}&refused=amount`
    }
    const quantity = wholeNumber(form.quantity ?? '1')
    if (!isQuantity(quantity)) return `${productPath(itemNo)}&refused=1`
    const added = await putInBag(visit, { itemNo, edpNo, quantity, ...(amount !== undefined && { amount }) })
    return added.ok ? '/pages/shoppingbag' : `${productPath(itemNo)}&refused=1`
  })
  action('/bag/line', async (visit, form) => {
    const guid = readCookie(visit.session, cartGuidCookie) ?? ''
    // What puts a line right names the quantity itself, whatever stands in the field.
    const quantity = wholeNumber(form.take ?? form.quantity)
    const remove = 'remove' in form || quantity === 0
    const id = form.line ?? ''
    if (!remove && !isQuantity(quantity)) return '/pages/shoppingbag?refused=quantity'
    const { bag } = visit.client
    const result = remove ? await bag.removeLine(guid, id) : await bag.changeLine(guid, id, quantity)
    return keepBag(visit, result) ? '/pages/shoppingbag' : '/pages/shoppingbag?refused=line'
  })
  action('/bag/province', async (visit, form) => {
    const guid = readCookie(visit.session, cartGuidCookie) ?? ''
    if (!isProvince(form.province)) return '/pages/shoppingbag?refused=province'
    writeCookie(visit.session, cartProvinceCookie, form.province)
    return keepBag(visit, await visit.client.bag.setProvince(guid, form.province))
      ? '/pages/shoppingbag'
      : '/pages/shoppingbag?refused=province'
  })
  action('/bag/promo', async (visit, form) => {
    const guid = readCookie(visit.session, cartGuidCookie) ?? ''
    const code = form.promoCode?.trim() ?? ''
    const { bag } = visit.client
    if (form.remove === undefined && code === '') return '/pages/shoppingbag'
    const result = form.remove ? await bag.dropPromoCode(guid, form.remove) : await bag.applyPromoCode(guid, code)
    if (keepBag(visit, result)) return '/pages/shoppingbag'
    if (form.remove === undefined && !result.ok) {
      keepTyped(visit, 'promo-code', { code, message: result.items[0]?.message })
    }
    return '/pages/shoppingbag?refused=promo'
  })
  action('/bag/installments', async (visit, form) => {
    const guid = readCookie(visit.session, cartGuidCookie) ?? ''
    const result = await visit.client.bag.setInstallments(guid, Number(form.installments))
    return keepBag(visit, result) ? '/pages/shoppingbag' : '/pages/shoppingbag?refused=installments'
  })

  action('/reviews/write', async (visit, form) => {
    const page = `/pages/writereview?pr_page_id=${encodeURIComponent(form.itemNo ?? '')}`
    if (!visit.signedIn || !isItemNumber(form.itemNo ?? '')) return page
    const { headline = '', comments = '', nickname = '' } = form
    const review = { rating: Number(form.rating), headline, comments, nickname }
    const result = await visit.client.reviews.write(form.itemNo ?? '', review)
    return `${page}&posted=${result.ok ? 'taken' : 'refused'}`
  })

  action('/giftcards/balance', async (visit, form) => {
    const page = '/pages/giftcardbalance'
    const { cardNumber = '', pin = '' } = form
    const refused = (errors: GiftCardErrors, why: 'refused' | 'away' = 'refused') => {
      keepTyped(visit, 'gift-card-balance', { cardNumber, errors })
      return `${page}?posted=${why}`
    }
    const wrong = giftCardErrors({ cardNumber, pin })
    if (Object.keys(wrong).length > 0) return refused(wrong)
    const result = await visit.client.payment.giftCardBalance({ cardNumber, pin })
    if (!result.ok && (result.status >= 500 || result.status === 429)) return refused({}, 'away')
    if (!result.ok) return refused(refusedGiftCard(result.items))
    return `${page}?told=${seal(result.value, host.formToken, visit.now())}`
  })

  action('/signin', async (visit, form) => {
    const result = await visit.client.signIn.signIn({
      email: form.email ?? '',
      password: form.password ?? '',
      recaptchaToken: host.formToken,
    })
    if (!result.ok) {
      // Where the shopper was going is kept, and what to say depends on who refused.
      keepTyped(visit, 'sign-in', { email: form.email?.trim() ?? '', remember: form.remember === 'on' })
      const back = safeReturnPath(form.returnTo)
      return `/pages/signin?refused=${result.status}${back ? `&return=${encodeURIComponent(back)}` : ''}`
    }
    const { token, edp } = result.value
    writeUserToken(visit.session, { token, edp }, form.remember === 'on')
    // Who went on as a guest before is a member now.
    writeCookie(visit.session, guestAccountLoginCookie, false)
    writeCookie(visit.session, userEmailCookie, form.email ?? '')
    // The new token is in the visit's cookies now: what follows is the customer's own.
    await bringBag(visit)
    const target = takeReturnTarget(visit.session)
    return safeReturnPath(form.returnTo) ?? target
  })
  action(dismissAnnouncementPath, async (visit, form) => {
    writeCookie(visit.session, holidayPopupCookie, true)
    return safeReturnPath(form.returnTo) ?? '/'
  })
  action('/signout', async (visit) => {
    const result = await visit.client.signIn.signOut()
    signOut(visit.session, result.ok ? 'done' : 'failed')
    return '/pages/signin'
  })
}

/** The fields of a form. Of several with one name the last counts; what is no text is none. */
function formOf(body: unknown): Form {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const last = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value)
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof last(value) === 'string' ? [[name, last(value)]] : [])),
  )
}

/**
 * The style and size that a form means. Its sizes carry their number for the style that the page was rendered with; who
 * chose another style before the page came to life means that style in the same size. A tile of a list names none: the
 * product's only one is meant, and of several none.
 */
async function chosenEdp({ client }: Visit, { itemNo = '', edpNo, styleCode }: Form): Promise<number | undefined> {
  const posted = Number(edpNo)
  if (edpNo !== undefined && !styleCode) return posted
  const found = await client.catalogue.product(itemNo)
  const edps = found.ok ? found.value.edps : []
  if (edpNo === undefined) return edps.length === 1 ? edps[0]?.edpNo : undefined
  const sizeCode = edps.find((edp) => edp.edpNo === posted)?.sizeCode
  return edps.find((edp) => edp.styleCode === styleCode && edp.sizeCode === sizeCode)?.edpNo ?? posted
}

/**
 * Whether a form was posted by a page of this shop. Browsers say so in `Sec-Fetch-Site`; where one does not, `Origin`
 * must be the shop's.
 */
function isOwnForm({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === origin : site === 'same-origin'
}

/** A number as people write how many; not a number for an empty field, and for all else that `Number` would take. */
const wholeNumber = (text = ''): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)

const languagePrefix = /^\/(?:en|fr)(?=\/|$)/

/** Forms post to addresses without a language. Where the page they stood on had one, what follows keeps it. */
function inLanguageOfForm({ headers }: FastifyRequest, to: string): string {
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : ''
  const prefix = languagePrefix.exec(from)?.[0] ?? ''
  return languagePrefix.test(to) ? to : prefix + to
}

function seeOther(reply: FastifyReply, visit: Visit, to: string): FastifyReply {
  for (const cookie of visit.jar.setCookies()) reply.header('set-cookie', cookie)
  // A header holds nothing but ASCII: what was given in other letters is spelt as browsers spell it.
  const { pathname, search, hash } = new URL(to, visit.settings.origin)
  return reply.header('cache-control', 'no-store').redirect(pathname + search + hash, 303)
}
