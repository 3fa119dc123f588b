import type { FastifyInstance } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import type { Waiting } from '../waiting.ts'
import { type AddressBook, addressBook } from './address-book.ts'
import { findItem, retrieveItems, type Tongue } from './wire.ts'

/** The address look-up's key in the demonstration. */
export const addressKey = 'onair-demo'
/** The key of an account without credit. The service reports that in a 200, like every error. */
export const spentAddressKey = 'onair-spent'

type Query = Readonly<Record<string, unknown>>

const problem = (code: string, description: string, cause: string, resolution: string) => ({
  Items: [{ Error: code, Description: description, Cause: cause, Resolution: resolution }],
})
const unknownKey = problem(
  '2',
  'Unknown key',
  'The key you are using to access the service was not found.',
  'Please check that the key is correct.',
)
const outOfCredit = problem(
  '3',
  'Account out of credit',
  'Your account is either out of credit or has insufficient credit to service this request.',
  'Please check your account balance and top it up.',
)
const nothingToFind = problem(
  '1001',
  'SearchTerm or LastId Required',
  'The SearchTerm or LastId parameters were not supplied.',
  'Ensure you supply a SearchTerm or LastId value and try again.',
)
const invalidId = problem(
  '1001',
  'Id Invalid',
  'The Id parameter supplied was invalid.',
  'Try again, using only IDs returned by the service.',
)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** The requested number of results; anything invalid is treated as the real service treats it. */
const most = (value: unknown, fallback: number): number => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? Math.min(number, 100) : fallback
}
const keyProblem = (query: Query) => {
  if (text(query.Key) === spentAddressKey) return outOfCredit
  return text(query.Key) === addressKey ? undefined : unknownKey
}
const tongueOf = (query: Query): Tongue => (/^fr/i.test(text(query.LanguagePreference)) ? 'fr' : 'en')

export interface AddressCompleteOptions {
  faults: FaultBook
  waiting: Waiting
}

/** Canada Post AddressComplete: Find v2.10 and Retrieve v2.11, both as json3. Errors come with a 200. */
export const addressCompleteRoutes = (app: FastifyInstance, { faults, waiting }: AddressCompleteOptions): void => {
  let opening: Promise<AddressBook> | undefined
  const book = () => {
    opening ??= addressBook()
    return opening
  }
  const base = '/addresscomplete/Interactive'

  app.get<{ Querystring: Query }>(
    `${base}/Find/v2.10/json3.ws`,
    faulty(faults, waiting, 'address', 'find'),
    async ({ query }) => {
      const wrong = keyProblem(query)
      if (wrong) return wrong
      const term = text(query.SearchTerm).trim()
      const lastId = text(query.LastId).trim()
      if (term === '' && lastId === '') return nothingToFind
      if (text(query.Country) !== 'CAN' && text(query.Country) !== '') return { Items: [] }
      const addresses = await book()
      const hits = lastId === '' ? undefined : addresses.open(lastId, term, most(query.MaxResults, 100))
      const matches = hits ?? addresses.find(term, most(query.MaxSuggestions, 7))
      return { Items: matches.map((hit) => findItem(hit, term, tongueOf(query))) }
    },
  )

  app.get<{ Querystring: Query }>(
    `${base}/Retrieve/v2.11/json3.ws`,
    faulty(faults, waiting, 'address', 'retrieve'),
    async ({ query }) => {
      const wrong = keyProblem(query)
      if (wrong) return wrong
      const address = (await book()).address(text(query.Id))
      return address ? { Items: retrieveItems(address) } : invalidId
    },
  )
}
