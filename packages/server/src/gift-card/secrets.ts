import { createHmac, randomInt } from 'node:crypto'

/** The number and PIN of a gift card. */
export type GiftCardSecret = { cardNumber: string; pin: string }

/** The prefix of every gift card number: the issuer in its network. */
const prefix = '600649'

const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest()

/** The number without spaces and dashes. */
export const bareNumber = (typed: string): string => typed.replace(/[ -]/g, '')

/**
 * The hashes that the database stores instead of number and PIN: one finds the card, one verifies number and PIN. Number and PIN
 * are short enough to guess, so the hashes are keyed, and the key is not in the database: a copy of its rows reveals neither. A
 * slow hash would slow every balance call, and still not protect 10,000 possible PINs.
 */
export function giftCardHashes(key: string, { cardNumber, pin }: GiftCardSecret): { number: Buffer; secret: Buffer } {
  const number = bareNumber(cardNumber)
  return { number: keyed(key, number), secret: keyed(key, `${number}:${pin}`) }
}

/** A random number and PIN. */
export function newGiftCard(): GiftCardSecret {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
  return { cardNumber: prefix + digits(10), pin: digits(4) }
}

/**
 * The number and PIN of a sold card, derived from its seed and the key. They are the same each time, so that a mail that is sent
 * twice has the same content. The seed alone reveals neither.
 */
export function soldGiftCard(key: string, seed: Buffer): GiftCardSecret {
  const bytes = keyed(key, `sold ${seed.toString('hex')}`)
  const digits = (at: number, count: number) =>
    String(bytes.readBigUInt64BE(at) % 10n ** BigInt(count)).padStart(count, '0')
  return { cardNumber: prefix + digits(0, 10), pin: digits(8, 4) }
}
