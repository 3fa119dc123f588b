import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApiReply } from '../support/shop-api.ts'
import { disagreements } from './agree.ts'
import { type Buyer, buyers, shelve } from './bags.ts'
import { origins } from './place.ts'
import { insistOn, mayBeLost } from './press.ts'
import { emptyOutbox, type SoakShop } from './shop.ts'
import { Stage } from './stage.ts'
import { Tally, timed } from './table.ts'

/** A step of an application at which the server can be stopped from outside. */
type CardStep = { name: string; reach(stage: Stage): Promise<void>; afterKill?(stage: Stage): Promise<void> }

/** The credit service's key in the demonstration. */
const headers = { authorization: 'Bearer onair-credit-demo' }
/** The longest wait for a mail, in milliseconds. */
const patience = 60_000

const asked = `select reference from store_card_application where customer_edp = $1 and state = 'asked'`

/** Waits until the credit service has decided, whose answer is late. */
async function serviceDecides({ shop, buyer }: Stage): Promise<void> {
  const { rows } = await shop.db.query<{ reference: string }>(asked, [buyer.edp])
  while (!(await fetch(`${origins.sandbox}/credit/applications/${rows[0]?.reference}`, { headers })).ok) await pause(5)
}

/** Reaches a statement of the transaction that writes the decision. */
async function reachDecision(stage: Stage, table: string) {
  const lock = await stage.lockTable(table)
  stage.press()
  await stage.waitsFor(lock, `into ${table}`, { writes: 'store_card_application' })
  return lock
}

const cardSteps: readonly CardStep[] = [
  {
    name: 'the credit service is asked, and has not read it',
    async reach(stage) {
      stage.shop.provider.freeze()
      stage.press()
      await stage.until(asked, stage.buyer.edp)
    },
  },
  {
    name: 'the credit service has decided, and the answer is on its way',
    async reach(stage) {
      await stage.shop.fault('credit', 'slow', 'decide', 1)
      stage.press()
      await stage.until(asked, stage.buyer.edp)
      await serviceDecides(stage)
    },
  },
  { name: 'the card is saved', reach: async (stage) => void (await reachDecision(stage, 'credit_card')) },
  { name: 'the mail is queued', reach: async (stage) => void (await reachDecision(stage, 'outbox')) },
  {
    name: 'the decision is committed, and the answer is not sent',
    async reach(stage) {
      const lock = await reachDecision(stage, 'outbox')
      await stage.withholdCommits()
      await lock.release()
      await stage.waitsForStandby('commit')
    },
    afterKill: (stage) => stage.acknowledgeCommits(),
  },
]

/**
 * The server or its database is killed while an application for the store card is decided, at every step. After the restart
 * the applicant, who sends it again or only reads the decision, has one decision, one card and one mail.
 */
export function storeCards(shop: SoakShop, { kills }: { kills: number }) {
  return timed('killed while a store card is decided', kills, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const goods = await shelve(shop.db, 1)
    await emptyOutbox(shop)
    for (let index = 0; index < kills; index += 1) {
      const step = cardSteps[index % cardSteps.length] as CardStep
      const round = Math.floor(index / cardSteps.length)
      const victim = (index + round) % 2 ? 'database' : 'server'
      const comesBack = ((index >> 1) + (round >> 1)) % 2 === 0
      const [applicant] = (await buyers(shop.db, 1, { goods })) as [Buyer]
      await shop.db.query(`update customer set is_guest = false, password_hash = 'none' where edp = $1`, [
        applicant.edp,
      ])
      const wrong = await kill(shop, applicant, { step, victim, comesBack })
      for (const what of wrong) broken.push(`${victim} killed when ${step.name}: ${what}`)
      tally.add(`${victim} killed`)
      tally.add(comesBack ? 'comes back' : 'stays away')
    }
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

async function kill(
  shop: SoakShop,
  applicant: Buyer,
  { step, victim, comesBack }: { step: CardStep; victim: 'server' | 'database'; comesBack: boolean },
): Promise<string[]> {
  const key = randomUUID()
  const stage = new Stage(shop, applicant, () => apply(shop, applicant, key))
  try {
    await step.reach(stage)
    if (victim === 'database') await shop.killDatabase()
    await shop.killServer()
    if (victim === 'server') await step.afterKill?.(stage)
  } finally {
    await stage.clear()
    await shop.noFaults()
  }
  await shop.start()
  // The killed server's lease ends, without a wait of a minute.
  await shop.db.query(
    `update store_card_application set look_at = look_at - interval '61 seconds' where customer_edp = $1 and state = 'asked'`,
    [applicant.edp],
  )
  const broken: string[] = []
  const { edp, token } = applicant
  if (comesBack) {
    const first = await insistOn(() => apply(shop, applicant, key))
    const again = await insistOn(() => apply(shop, applicant, key))
    if (first.status !== 201) broken.push(`who came back was answered ${first.status} ${first.text}`)
    if (again.text !== first.text) broken.push('the answer was another the second time')
  } else {
    const { Application } = await shop.api.ok('GET /api/v2/{language}/accounts/{edp}/onaircreditcardapplication', {
      params: { edp },
      token,
    })
    if (Application?.Decision !== 'Approved') broken.push(`who stayed away read ${Application?.Decision}`)
  }
  const { rows } = await shop.db.query(
    `select email, (select count(*)::int from store_card_application where customer_edp = edp and state = 'approved') as decisions,
       (select count(*)::int from store_card_application where customer_edp = edp) as applications,
       (select count(*)::int from credit_card where customer_edp = edp and card_type = 'FI') as cards
     from customer where edp = $1`,
    [edp],
  )
  const { email, ...counts } = rows[0]
  for (const [what, count] of Object.entries(counts)) if (count !== 1) broken.push(`${count} ${what}`)
  const mails = await mailsTo(email)
  if (mails !== 1) broken.push(`${mails} mails`)
  return broken
}

const apply = (shop: SoakShop, { edp, token }: Buyer, key: string): Promise<ApiReply<unknown> | undefined> =>
  mayBeLost(
    shop.api.call('POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication', {
      params: { edp },
      token,
      headers: { 'idempotency-key': key },
      body: {
        FirstName: 'Maya',
        LastName: 'Tremblay',
        DateOfBirth: '1985-03-07',
        Phone: '613-555-0142',
        Email: 'maya@example.com',
        Address: { Address1: '128 Rideau Street', City: 'Ottawa', Province: 'ON', ZipCode: 'K1N 5X4' },
        YearsAtAddress: 4,
        HousingStatus: 'Rent',
        MonthlyHousingPayment: 1200,
        EmploymentStatus: 'FullTime',
        AnnualIncome: 52_000,
        SecurityQuestionId: 'first-pet',
        Answer: 'Léo',
        Consent: true,
      },
    }),
  )

/** The number of mails that an address received, once its outbox is empty. */
async function mailsTo(email: string): Promise<number> {
  const end = Date.now() + patience
  for (;;) {
    const messages = (await (
      await fetch(`${origins.sandbox}/mailbox/messages?to=${encodeURIComponent(email)}`)
    ).json()) as unknown[]
    if (messages.length > 0 || Date.now() > end) return messages.length
    await pause(50)
  }
}
