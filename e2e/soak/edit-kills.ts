import { randomUUID } from 'node:crypto'
import { disagreements, nothingOpen, timePasses } from './agree.ts'
import { type Buyer, buyers, type Goods, giftCard, promoCode, shelve } from './bags.ts'
import { confirmEdit, editedOrder, quantities, quantityOf } from './edit.ts'
import { type EditStep, editSteps } from './edit-steps.ts'
import { insistOn } from './press.ts'
import type { SoakShop } from './shop.ts'
import { killAt, Stage, wrongReply } from './stage.ts'
import { Tally, timed } from './table.ts'

type Killing = { step: EditStep; victim: 'server' | 'database'; comesBack: boolean }

/** Four rounds of all steps have each step with each victim, with a shopper who retries and with one who does not. */
export function editKillings(count: number): Killing[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / editSteps.length)
    const place = index % editSteps.length
    return {
      step: editSteps[place] as EditStep,
      victim: (place + round) % 2 ? 'database' : 'server',
      comesBack: ((place >> 1) + (round >> 1)) % 2 === 0,
    }
  })
}

/**
 * The server or its database is killed while an edit is confirmed, at every step. After the restart the order is as it was
 * or as edited, as a whole; a retry with the same key edits it once; and in the end everything agrees.
 */
export function editKills(shop: SoakShop, all: readonly Killing[]) {
  return timed('killed while an edit is confirmed', all.length, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const goods = await shelve(shop.db, 2 * all.length)
    for (const killing of all) {
      const { step, victim, comesBack } = killing
      const say = (what: string) => broken.push(`${victim} killed when ${step.name}: ${what}`)
      tally.add(`${victim} killed`)
      tally.add(comesBack ? 'comes back' : 'stays away')
      tally.add(await kill(shop, goods, killing, say))
    }
    await timePasses(shop.db, 240)
    await shop.restart()
    await nothingOpen(shop.db)
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

async function kill(
  shop: SoakShop,
  goods: Goods,
  { step, victim, comesBack }: Killing,
  say: (what: string) => void,
): Promise<EditStep['left'] | 'in between'> {
  const bag = { goods, promo: await promoCode(shop.db, 1), giftCard: await giftCard(shop.db, 1000), installments: 2 }
  const [buyer] = (await buyers(shop.db, 1, bag)) as [Buyer]
  const editor = await editedOrder(shop, buyer, { byOtherCard: true })
  const key = randomUUID()
  const stage = new Stage(shop, editor, () => confirmEdit(shop.api, editor, key))
  const reply = await killAt(stage, step, victim)
  const wrong = victim === 'database' && wrongReply(step, reply, 200)
  if (wrong) say(wrong)
  const left = await leftOf(shop, editor.orderNo)
  const expected = reply?.status === 200 ? 'as edited' : step.left
  if (left !== expected) say(`the order was ${left}`)
  if (comesBack) {
    // Let the killed server's locks expire without a wait of a minute.
    await timePasses(shop.db, 1, editor)
    const first = await insistOn(() => confirmEdit(shop.api, editor, key))
    const again = await insistOn(() => confirmEdit(shop.api, editor, key))
    if (first.status !== 200) say(`the retry was answered ${first.status} ${first.text}`)
    if (again.text !== first.text) say('the second answer differed')
    const then = await leftOf(shop, editor.orderNo)
    if (then !== 'as edited') say(`after the retry the order was ${then}`)
  }
  return left
}

async function leftOf(shop: SoakShop, orderNo: string): Promise<EditStep['left'] | 'in between'> {
  const quantity = await quantityOf(shop, orderNo)
  if (quantity === quantities.before) return 'as it was'
  return quantity === quantities.after ? 'as edited' : 'in between'
}
