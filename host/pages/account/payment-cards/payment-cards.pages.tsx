import { planTimeZone, zonedDate } from '@onair/core/dates'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { restoreForm } from '../../../kernel/saved-form.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { readAccount } from '../../../parts/account.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { addPath, cardActions, formName, listPath, type Reasons } from './payment-cards.actions.ts'
import en from './payment-cards.messages.en.json'
import fr from './payment-cards.messages.fr.json'

const results = ['added', 'changed', 'removed', 'default'] as const

/** A card is valid through the last day of its month, in the channel's time zone. */
const todayOf = ({ host }: Visit): string => zonedDate(host.now(), planTimeZone)
const reasonsOf = (visit: Visit) => restoreForm<{ reasons: Reasons }>(visit, formName)?.reasons

function refusalOf(visit: Visit) {
  if (visit.query.get('refused') === 'gone') return 'gone'
  const reasons = reasonsOf(visit)
  if (!reasons) return undefined
  const [reason] = reasons
  return reason ? { message: reason.message } : 'away'
}

/** The customer's saved cards (specification §2). Its forms work without JavaScript. */
export const paymentCardsPage: Page = {
  path: listPath,
  audience: 'customer',
  actions: cardActions,
  async load(visit) {
    const { query } = visit
    const frame = accountFrame(visit)
    const title = translator(visit, en, fr)('title')
    const account = await readAccount(visit)
    if (!account.ok) return frame(accountError(visit, title, account))
    return frame({
      title,
      children: island(visit, 'payment-cards', {
        cards: account.value.creditCards,
        today: todayOf(visit),
        done: results.find((result) => result === query.get('done')),
        refused: refusalOf(visit),
        asking: query.get('remove') ?? undefined,
      }),
    })
  },
}

/** Adds a card, or edits the one of `?id=`. A card that is not the customer's redirects to the list. */
export const addCardPage: Page = {
  path: addPath,
  audience: 'customer',
  // After several declined cards the form needs a recaptcha token.
  allow: ({ host: { settings } }) => ({
    frame: [settings.captureOrigin],
    script: [settings.recaptchaOrigin],
    connect: [settings.recaptchaOrigin],
  }),
  async load(visit) {
    const t = translator(visit, en, fr)
    const id = visit.query.get('id')
    const frame = accountFrame(visit)
    const above = [{ name: t('title'), path: listPath }]
    const account = id === null ? undefined : await readAccount(visit)
    if (account?.ok === false) return frame({ above, ...accountError(visit, t('editTitle'), account) })
    const card = account?.value.creditCards.find((one) => one.id === id)
    if (id !== null && !card) return { redirect: visit.link(`${listPath}?refused=gone`) }
    return frame({
      title: t(card ? 'editTitle' : 'addTitle'),
      above,
      children: island(visit, 'card-form', { card, today: todayOf(visit), refused: reasonsOf(visit) }),
    })
  },
}
