import { randomUUID } from 'node:crypto'
import { disagreements } from './agree.ts'
import { type Buyer, buyers, giftCard, promoCode, shelve } from './bags.ts'
import { insist, review } from './press.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

type Size = { uses: number; rounds: number }

/**
 * Every other shopper has read the review, and is refused when it is no longer true; the others take what they can get, and
 * pay the remainder by card.
 */
async function everybodyAtOnce(shop: SoakShop, all: readonly Buyer[]) {
  const reviews = await Promise.all(all.map((buyer, index) => (index % 2 ? review(shop.api, buyer) : {})))
  return Promise.all(all.map((buyer, index) => insist(shop.api, buyer, randomUUID(), reviews[index])))
}

/** Replies that must not occur: an order, an exceeded limit, or a changed bag. */
const isOdd = ({ status }: { status: number }) => ![201, 409, 417].includes(status)

/** A promo code with one use left is used by many at the same moment. */
export function lastPromo(shop: SoakShop, { uses, rounds }: Size) {
  return timed(`a promo with one use left, used ${uses} times at once`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const promo = await promoCode(shop.db, 1)
      const all = await buyers(shop.db, uses, { goods: await shelve(shop.db, uses), promo })
      const answers = await everybodyAtOnce(shop, all)
      for (const { status } of answers) tally.add(status)
      const odd = answers.find(isOdd)
      if (odd) broken.push(`round ${round}: ${odd.status} ${odd.text}`)
      const used = answers.filter(({ status, json }) => status === 201 && json.Discount > 0).length
      tally.add('with the promo', used)
      if (used !== 1) broken.push(`round ${round}: ${used} orders with the promo`)
    }
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

/** A gift card with a balance of 50 $ pays for many orders at the same moment: of more than that, or of half of it. */
export function lastGiftCard(shop: SoakShop, { uses, rounds }: Size) {
  return timed(`a gift card with 50 $ left, used ${uses} times at once`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const card = await giftCard(shop.db, 5000)
      const goods = await shelve(shop.db, uses, round % 2 ? 1000 : 4999)
      const all = await buyers(shop.db, uses, { goods, giftCard: card, installments: 1 + (round % 3) })
      const answers = await everybodyAtOnce(shop, all)
      for (const { status } of answers) tally.add(status)
      const odd = answers.find(isOdd)
      if (odd) broken.push(`round ${round}: ${odd.status} ${odd.text}`)
      const orders = answers.filter(({ status }) => status === 201)
      const cents = orders.reduce((sum, { json }) => sum + Math.round(json.GiftCardRedemption * 100), 0)
      tally.add('with the card', orders.filter(({ json }) => json.GiftCardRedemption > 0).length)
      if (cents > 5000 || cents === 0) broken.push(`round ${round}: ${cents} of 5000 cents taken`)
    }
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}
