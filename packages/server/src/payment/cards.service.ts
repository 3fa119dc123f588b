import type { BodyOf, cardsContract } from '@onair/core/contract'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { isExpiryValid, maxCards } from '@onair/core/payment'
import { lockCustomer } from '../account/account.queries.ts'
import { type CardRow, cardReply } from '../account/account.rows.ts'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Capture } from '../outside/capture.ts'
import {
  addCard,
  cardInUse,
  changeCard,
  clearDefaultCard,
  defaultToOldestCard,
  removeCard,
  setDefaultCard,
} from './cards.queries.ts'
import type { DeclinedPayments } from './declines.ts'
import { refuse } from './payment.messages.ts'

type NewCard = BodyOf<(typeof cardsContract)['POST /api/v2/{language}/accounts/{edp}/creditcards']>
type Details = BodyOf<(typeof cardsContract)['PUT /api/v2/{language}/accounts/{edp}/creditcards/{id}']>
type CardReply = ReturnType<typeof cardReply>

const area = 'CreditCard'
const checkRefusals = {
  card: 'card-refused',
  expired: 'card-refused-expired',
  code: 'card-refused-code',
  token: 'card-refused',
} as const
const unknown = () => refuse(404, { code: 'card-not-saved', area: 'Id' })
const away = () => refuse(503, { code: 'cards-away', area }, 5)

/** Makes a card the default if requested. @returns its reply */
async function withDefault(on: Queryable, edp: number, card: CardRow, isDefault: boolean): Promise<CardReply> {
  if (!isDefault || card.isDefault) return cardReply(card)
  await clearDefaultCard(on, { edp })
  await setDefaultCard(on, { edp, id: card.id })
  return cardReply({ ...card, isDefault: true })
}

/**
 * The cards of an account (specification §7, Account).
 *
 * 1. A card is added by the capture frame's token. Brand, digits, expiry and holder are read from the provider, which also
 *    checks the card without charging anything. While the provider is unavailable nothing changes (503).
 * 2. A check tells a thief whether a card works: declined checks count like declined payments (declines.ts).
 * 3. An account has at most twenty cards (417). The first is the default. When the default is removed, the oldest becomes it.
 * 4. A card is valid through the last day of its month in Toronto. An expired one is not saved (417, Area `ExpiryMonth`).
 * 5. A card with instalments to come cannot be removed until another replaces it (417, Area `CardInUse`).
 * 6. Another customer's card gets the same reply as one that does not exist (404).
 */
export function cardsService(deps: { pool: Pool; clock: () => Date; capture: Capture; declines: DeclinedPayments }) {
  const { pool, clock, capture, declines } = deps

  const expired = ({ expiryMonth, expiryYear }: Pick<Details, 'expiryMonth' | 'expiryYear'>): Refusal | undefined =>
    isExpiryValid(expiryMonth, expiryYear, zonedDate(clock(), planTimeZone))
      ? undefined
      : refuse(417, { code: 'expiry-past', area: 'ExpiryMonth' })

  return {
    async add(
      edp: number,
      { token, isDefault, recaptchaToken }: NewCard,
      address: string,
    ): Promise<CardReply | Refusal> {
      const card = await capture.token(token)
      if (card.status === 'unknown') return refuse(417, { code: 'card-not-read', area })
      if (card.status === 'unavailable') return away()
      const { cardType, lastDigits, expiryMonth, expiryYear, holderName } = card
      const past = expired(card)
      if (past) return past
      const payer = { edp, address, card, recaptchaToken }
      const refusal = await declines.refuse(payer)
      if (refusal) return refusal
      const checked = await capture.check(token)
      if (checked.status === 'unavailable') return away()
      if (checked.status === 'declined') {
        await declines.declined(payer)
        return refuse(417, { code: checkRefusals[checked.reason], area })
      }
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [added] = await addCard(client, {
          edp,
          token,
          cardType,
          lastDigits,
          expiryMonth,
          expiryYear,
          holderName,
          most: maxCards,
        })
        if (!added) return refuse(417, { code: 'cards-most', area: 'CreditCards', values: { max: maxCards } })
        return withDefault(client, edp, added.card, isDefault)
      })
    },

    change(edp: number, id: string, details: Details): Promise<CardReply | Refusal> {
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const { expiryMonth, expiryYear, holderName, isDefault } = details
        // Checked first, so that another customer's card gets a 404 even when the request is invalid.
        const [existing] = await cardInUse(client, { edp, id })
        const refused = existing ? expired(details) : unknown()
        if (refused) return refused
        const [changed] = await changeCard(client, { edp, id, expiryMonth, expiryYear, holderName })
        return changed ? withDefault(client, edp, changed.card, isDefault) : unknown()
      })
    },

    remove(edp: number, id: string): Promise<undefined | Refusal> {
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [card] = await cardInUse(client, { edp, id })
        if (!card) return unknown()
        if (card.inUse) return refuse(417, { code: 'card-in-use', area: 'CardInUse' })
        const [removed] = await removeCard(client, { edp, id })
        if (removed?.wasDefault) await defaultToOldestCard(client, { edp })
        return undefined
      })
    },
  }
}
