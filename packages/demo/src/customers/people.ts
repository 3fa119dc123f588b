import { addDays, planTimeZone, zonedDate, zonedInstant } from '@onair/core/dates'
import { normaliseAnswer } from '@onair/core/sign-in'
import { inTransaction, type Pool, type Queryable } from '@onair/server/database'
import { hashPassword, type Seller, subscribeMember } from '@onair/server/seeding'
import { addFavourites } from './favourites.ts'
import { saveSpentGiftCard } from './gift-cards.ts'
import { expiryOf, loadOrder } from './orders.ts'
import { demoPassword, type Person, people } from './people.data.ts'
import { orderLines } from './shelves.ts'

/**
 * Loads the customers of the demonstration with their addresses, cards, orders and favourites. All dates are relative to today.
 * Does nothing if the customers exist. The catalogue must be loaded first.
 */
export async function loadPeople({
  pool,
  clock,
  giftCardKey,
  seller,
}: {
  pool: Pool
  clock: () => Date
  giftCardKey: string
  /** Who the invoices name. */
  seller: Seller
}): Promise<void> {
  const now = clock()
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select 1 from customer where email = $1', [people[0]?.email])
    if (rowCount) return
    const hashes = await Promise.all(
      people.map(({ flag }) => (flag === 'is_guest' ? null : hashPassword(demoPassword))),
    )
    const nextLine = await orderLines(client)
    const giftCard = await saveSpentGiftCard(client, giftCardKey)
    for (const [index, person] of people.entries()) {
      const edp = await loadPerson(client, person, hashes[index] ?? null, now)
      // Oldest first, so that the numbers of returns grow with time.
      for (const order of person.orders.toReversed()) {
        await loadOrder(client, { person, edp, giftCard, seller, nextLine, now }, order)
      }
      await addFavourites(client, edp, person.favourites ?? 0, now)
    }
  })
}

async function loadPerson(on: Queryable, person: Person, passwordHash: string | null, now: Date): Promise<number> {
  const { email, firstName, lastName, language, flag, isNewsletterSubscribed = false } = person
  const since = zonedInstant(addDays(zonedDate(now, planTimeZone), -400), '10:00', planTimeZone)
  const { rows } = await on.query<{ edp: number }>(
    `insert into customer (email, password_hash, is_guest, language, first_name, last_name, created_at, is_employee, is_on_hold, is_operator)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning edp`,
    [
      email,
      passwordHash,
      flag === 'is_guest',
      language,
      firstName,
      lastName,
      since,
      flag === 'is_employee',
      flag === 'is_on_hold',
      flag === 'is_operator',
    ],
  )
  const edp = rows[0]?.edp ?? 0
  if (isNewsletterSubscribed) await subscribeMember(on, { edp, now: since })
  if (person.security) {
    await on.query('update customer set security_question_id = $2, security_answer_hash = $3 where edp = $1', [
      edp,
      person.security.questionId,
      await hashPassword(normaliseAnswer(person.security.answer)),
    ])
  }
  await saveAddresses(on, edp, person)
  // A guest's card is not stored.
  if (flag !== 'is_guest') await saveCards(on, edp, person, now)
  return edp
}

async function saveAddresses(on: Queryable, edp: number, { addresses, ...person }: Person): Promise<void> {
  const [home] = addresses
  const places = [
    ...(home ? [{ place: home, isBilling: true, isDefault: false }] : []),
    ...addresses.map((place, index) => ({ place, isBilling: false, isDefault: index === 0 })),
  ]
  for (const { place, isBilling, isDefault } of places) {
    const { firstName, lastName, address1, address2 = null, city, province, zipCode, phone } = { ...person, ...place }
    await on.query(
      `insert into address (customer_edp, is_billing, is_default, first_name, last_name, address1, address2, city, province, zip_code, phone)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [edp, isBilling, isDefault, firstName, lastName, address1, address2, city, province, zipCode, phone],
    )
  }
}

async function saveCards(on: Queryable, edp: number, person: Person, now: Date): Promise<void> {
  for (const [index, card] of person.cards.entries()) {
    const { expiryMonth, expiryYear } = expiryOf(card, now)
    await on.query(
      `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        edp,
        card.token,
        card.cardType,
        card.lastDigits,
        expiryMonth,
        expiryYear,
        `${person.firstName} ${person.lastName}`,
        index === 0,
      ],
    )
  }
}
