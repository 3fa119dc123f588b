import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { CardsContract } from './cards.contract.ts'

type NewCard = BodyOf<CardsContract['POST /api/v2/{language}/accounts/{edp}/creditcards']>
type CardDetails = BodyOf<CardsContract['PUT /api/v2/{language}/accounts/{edp}/creditcards/{id}']>

/** The calls for the account's cards. A refusal passes on the whole items (specification §8). */
export function cardsClient(http: Http) {
  const call = http.calls<CardsContract>()
  return {
    add: (card: NewCard) => call('POST /api/v2/{language}/accounts/{edp}/creditcards', 'customer', { body: card }),
    change: (id: string, details: CardDetails) =>
      call('PUT /api/v2/{language}/accounts/{edp}/creditcards/{id}', 'customer', { params: { id }, body: details }),
    remove: (id: string) =>
      call('DELETE /api/v2/{language}/accounts/{edp}/creditcards/{id}', 'customer', { params: { id } }),
  }
}
