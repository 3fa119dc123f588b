import { createHmac, randomInt } from 'node:crypto'

/** A gift card as its holder knows it. */
export type GiftCardSecret = { cardNumber: string; pin: string }

/** Every gift card's number begins with this: the issuer of the network that such cards belong to. */
const prefix = '600649'

const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest()

/** The number without the spaces and dashes that people type. */
export const bareNumber = (typed: string): string => typed.replace(/[ -]/g, '')

/**
 * What the database keeps instead of number and PIN: the number finds the card, number and PIN together open it. Both are
 * short enough to be guessed, so they are hashed with a key that the database does not hold: who copies its rows alone can
 * neither find out a number nor a PIN. A slow hash would cost every honest balance call and still yield to 10,000 PINs.
 */
export function giftCardHashes(key: string, { cardNumber, pin }: GiftCardSecret): { number: Buffer; secret: Buffer } {
  const number = bareNumber(cardNumber)
  return { number: keyed(key, number), secret: keyed(key, `${number}:${pin}`) }
}

/** A number and PIN that nobody can guess from another card's. */
export function newGiftCard(): GiftCardSecret {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
  return { cardNumber: prefix + digits(10), pin: digits(4) }
}

/**
 * The number and PIN of a card that was sold, from its seed. Nobody without the key can tell them, whoever has the seed; who
 * has it gets the same ones each time, so that a mail that goes out twice says the same.
 */
export function soldGiftCard(key: string, seed: Buffer): GiftCardSecret {
  const bytes = keyed(key, `sold ${seed.toString('hex')}`)
  const digits = (at: number, count: number) =>
    String(bytes.readBigUInt64BE(at) % 10n ** BigInt(count)).padStart(count, '0')
  return { cardNumber: prefix + digits(0, 10), pin: digits(8, 4) }
}
