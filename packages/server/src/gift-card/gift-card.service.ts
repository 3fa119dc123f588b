import { formatDate, planTimeZone, zonedDate } from '@onair/core/dates'
import { type BagCall, bagService, bagUnknown } from '../bag/bag.service.ts'
import type { CartReply } from '../bag/bag.view.ts'
import type { Config } from '../kernel/config.ts'
import type { Pool, Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { keySettings } from '../kernel/key.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { refuse } from './gift-card.messages.ts'
import {
  insertGiftCard,
  type OpenGiftCard,
  openGiftCard,
  payByGiftCard,
  payWithoutGiftCard,
} from './gift-card.queries.ts'
import { bareNumber, type GiftCardSecret, giftCardHashes, newGiftCard } from './secrets.ts'
import { giftCardTries, type Trier } from './tries.ts'

/** The most gift cards on a bag. */
const mostGiftCards = 10
/** How long a card is locked after too many wrong PINs. */
const lockedMs = 3_600_000
/** A card locks at this multiple of one caller's limit, so that one caller cannot lock it. */
const triersThatLock = 3

const area = 'GiftCards'

/** The reason for refusing an expired card. */
export const expiredReason = ({ lastDigits, expiresOn }: Pick<OpenGiftCard, 'lastDigits' | 'expiresOn'>) => {
  const day = (language: 'en' | 'fr') => formatDate(expiresOn ?? '', language, planTimeZone)
  return {
    code: 'gift-card-expired',
    area,
    values: { digits: lastDigits, day: { en: day('en'), fr: day('fr') } },
  } as const
}

/** Whether a card has expired. It is valid throughout its last day. */
export const isExpired = ({ expiresOn }: Pick<OpenGiftCard, 'expiresOn'>, now: Date): boolean =>
  expiresOn !== null && expiresOn < zonedDate(now, planTimeZone)

/**
 * Gift card balances, and paying with gift cards (specification §7, giftcardbalance and account cart).
 *
 * 1. A wrong number, a wrong PIN and a locked card get the same reply.
 * 2. After too many wrong numbers or PINs a caller is refused ({@link giftCardTries}). A card is locked for an hour, even for the
 *    correct PIN, only after three times as many wrong PINs in a row, which takes several callers.
 * 3. An expired card is refused. An empty one cannot pay, but its balance can be read.
 * 4. A bag has at most ten. Adding one again is no error.
 * 5. A card is charged when the order is placed. It may be on several bags; the first order gets the balance.
 */
export function giftCardService({
  pool,
  clock,
  config,
}: {
  pool: Pool
  clock: () => Date
  config: Configured & Pick<Config, 'limits'>
}) {
  const { giftCardKey: key } = keySettings.of(config)
  const { limits } = config
  const tries = giftCardTries({ pool, clock, most: limits.giftCardTries })
  const bags = bagService({ pool, clock })

  async function open(secret: GiftCardSecret, trier: Trier): Promise<OpenGiftCard | Refusal> {
    const refused = await tries.begin(trier)
    if (refused) return refused
    const now = clock()
    const hashes = giftCardHashes(key, secret)
    const [card] = await openGiftCard(pool, {
      numberHash: hashes.number,
      secretHash: hashes.secret,
      now,
      lockedUntil: addMilliseconds(now, lockedMs),
      mostWrongPins: triersThatLock * limits.giftCardTries,
    })
    if (!card) return refuse(417, { code: 'gift-card-wrong', area })
    await tries.succeeded(trier)
    return isExpired(card, now) ? refuse(417, expiredReason(card)) : card
  }

  return {
    async balance(
      secret: GiftCardSecret,
      trier: Trier,
    ): Promise<{ balance: number; expiryDate: string | null } | Refusal> {
      const card = await open(secret, trier)
      return card instanceof Refusal ? card : { balance: card.balanceCents, expiryDate: card.expiresOn }
    },

    async payBy(edp: number, secret: GiftCardSecret, address: string, call: BagCall): Promise<CartReply | Refusal> {
      const card = await open(secret, { address, edp })
      if (card instanceof Refusal) return card
      if (card.balanceCents === 0) {
        return refuse(417, { code: 'gift-card-empty', area, values: { digits: card.lastDigits } })
      }
      const [write] = await payByGiftCard(pool, { edp, cardId: card.id, most: mostGiftCards, now: clock() })
      if (!write?.bag) return bagUnknown()
      return write.chosen
        ? bags.ofCustomer(edp, call)
        : refuse(417, { code: 'gift-card-most', area, values: { max: mostGiftCards } })
    },

    async payWithout(edp: number, cardId: string, call: BagCall): Promise<CartReply | Refusal> {
      const [write] = await payWithoutGiftCard(pool, { edp, cardId, now: clock() })
      return write?.bag ? bags.ofCustomer(edp, call) : bagUnknown()
    },
  }
}

/** Saves a card with this number and PIN. Undefined if its number exists. */
export async function saveGiftCard(
  on: Queryable,
  key: string,
  secret: GiftCardSecret,
  { balanceCents, expiresOn = null }: { balanceCents: number; expiresOn?: string | null },
): Promise<{ id: string } | undefined> {
  const { number, secret: opened } = giftCardHashes(key, secret)
  const [saved] = await insertGiftCard(on, {
    numberHash: number,
    secretHash: opened,
    lastDigits: bareNumber(secret.cardNumber).slice(-4),
    balanceCents,
    expiresOn,
  })
  return saved
}

/** Issues a new card. Its number and PIN are returned only here, and are not stored. */
export async function issueGiftCard(
  on: Queryable,
  key: string,
  balanceCents: number,
  expiresOn: string | null = null,
): Promise<GiftCardSecret & { id: string }> {
  for (;;) {
    const secret = newGiftCard()
    const saved = await saveGiftCard(on, key, secret, { balanceCents, expiresOn })
    if (saved) return { ...secret, ...saved }
  }
}
