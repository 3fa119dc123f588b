import { formatDate, planTimeZone, zonedDate } from '@onair/core/dates'
import { type BagCall, bagService, bagUnknown } from '../bag/bag.service.ts'
import type { CartReply } from '../bag/bag.view.ts'
import type { Pool, Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './gift-card.messages.ts'
import {
  insertGiftCard,
  type OpenGiftCard,
  openGiftCard,
  payByGiftCard,
  payWithoutGiftCard,
} from './gift-card.queries.ts'
import { bareNumber, type GiftCardSecret, giftCardHashes, newGiftCard } from './secrets.ts'

/** The most gift cards that one bag is paid with. */
const mostGiftCards = 10
/** How long a card stays closed after too many wrong PINs. */
const lockedMs = 3_600_000

const area = 'GiftCards'

/** Why a card that has expired pays nothing. */
export const expiredReason = ({ lastDigits, expiresOn }: Pick<OpenGiftCard, 'lastDigits' | 'expiresOn'>) => {
  const day = (language: 'en' | 'fr') => formatDate(expiresOn ?? '', language, planTimeZone)
  return {
    code: 'gift-card-expired',
    area,
    values: { digits: lastDigits, day: { en: day('en'), fr: day('fr') } },
  } as const
}

/** Whether a card's last day is over. On the day itself it still pays. */
export const isExpired = ({ expiresOn }: Pick<OpenGiftCard, 'expiresOn'>, now: Date): boolean =>
  expiresOn !== null && expiresOn < zonedDate(now, planTimeZone)

/**
 * Gift cards: what they hold, and paying with them (specification §7, giftcardbalance and account cart).
 *
 * 1. A wrong number, a wrong PIN and a card that is locked answer alike.
 * 2. Five wrong PINs in a row lock a card for an hour, also for the right one.
 * 3. An expired card is refused; an empty one cannot pay, but its balance can be asked for.
 * 4. A bag is paid with at most ten; one that it has already is no error.
 * 5. Nothing is taken before the order is placed: a card may lie in several bags, and the first order has it.
 */
export function giftCardService({ pool, clock, key }: { pool: Pool; clock: () => Date; key: string }) {
  const bags = bagService({ pool, clock })

  async function open(secret: GiftCardSecret): Promise<OpenGiftCard | Refusal> {
    const now = clock()
    const hashes = giftCardHashes(key, secret)
    const [card] = await openGiftCard(pool, hashes.number, hashes.secret, now, new Date(now.getTime() + lockedMs))
    if (!card) return refuse(417, { code: 'gift-card-wrong', area })
    return isExpired(card, now) ? refuse(417, expiredReason(card)) : card
  }

  return {
    async balance(secret: GiftCardSecret): Promise<{ balance: number; expiryDate: string | null } | Refusal> {
      const card = await open(secret)
      return card instanceof Refusal ? card : { balance: card.balanceCents, expiryDate: card.expiresOn }
    },

    async payBy(edp: number, secret: GiftCardSecret, call: BagCall): Promise<CartReply | Refusal> {
      const card = await open(secret)
      if (card instanceof Refusal) return card
      if (card.balanceCents === 0) {
        return refuse(417, { code: 'gift-card-empty', area, values: { digits: card.lastDigits } })
      }
      const [write] = await payByGiftCard(pool, edp, card.id, mostGiftCards, clock())
      if (!write?.bag) return bagUnknown()
      return write.chosen
        ? bags.ofCustomer(edp, call)
        : refuse(417, { code: 'gift-card-most', area, values: { max: mostGiftCards } })
    },

    async payWithout(edp: number, cardId: string, call: BagCall): Promise<CartReply | Refusal> {
      const [write] = await payWithoutGiftCard(pool, edp, cardId, clock())
      return write?.bag ? bags.ofCustomer(edp, call) : bagUnknown()
    },
  }
}

/** Puts a card with this number and PIN into the database; one that is there already stays as it is. */
export async function keepGiftCard(
  on: Queryable,
  key: string,
  secret: GiftCardSecret,
  { balanceCents, expiresOn = null }: { balanceCents: number; expiresOn?: string | null },
): Promise<{ id: string } | undefined> {
  const { number, secret: opened } = giftCardHashes(key, secret)
  const [kept] = await insertGiftCard(
    on,
    number,
    opened,
    bareNumber(secret.cardNumber).slice(-4),
    balanceCents,
    expiresOn,
  )
  return kept
}

/** Makes a new card. Its number and PIN are told once, here. */
export async function issueGiftCard(
  on: Queryable,
  key: string,
  balanceCents: number,
  expiresOn: string | null = null,
): Promise<GiftCardSecret & { id: string }> {
  for (;;) {
    const secret = newGiftCard()
    const kept = await keepGiftCard(on, key, secret, { balanceCents, expiresOn })
    if (kept) return { ...secret, ...kept }
  }
}
