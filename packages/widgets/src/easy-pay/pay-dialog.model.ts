import { type Account, accountClient } from '@onair/core/account/client'
import { parseNoOfEasyPay } from '@onair/core/easy-pay'
import { Unreachable } from '@onair/core/http'
import { readOrder } from '@onair/core/orders/client'
import { isSameCard } from '@onair/core/payment'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'
import { createPayActions, type PickedCard } from '../models/pay.model.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import type { EasyPayEntry } from './easy-pay.model.ts'

/** What the dialog is about: paying now, or the card of what is to come. */
export type PayRequest = { what: 'pay' | 'card'; entry: EasyPayEntry }

/** How much is paid: one payment, or all payments of its order that can be paid. */
export type PayExtent = 'one' | 'rest'

type SavedCards = Account['creditCards']

export type PayDialogModel = {
  /** The saved cards to choose from; undefined until they are read. */
  cards: ReadonlySignal<SavedCards | undefined>
  /** The order’s own card as a choice: whether it was declined last time. Undefined where another card is to replace it. */
  ownCard: 'good' | 'declined' | undefined
  extent: ReadonlySignal<PayExtent>
  /** The amounts of both extents, in cents. */
  amounts: Readonly<Record<PayExtent, number>>
  /** Why the last try failed: the server’s sentence, or `away`. */
  failure: ReadonlySignal<{ message: string } | 'away' | undefined>
  /** Reads the saved cards. @returns stops */
  readCards(): () => void
  chooseExtent(extent: PayExtent): void
  /**
   * Pays, or changes the card.
   * @param card undefined for the order’s own
   * @returns whether it was done
   */
  use(card: PickedCard | undefined): Promise<boolean>
}

/**
 * Paying by Easy Pay before the day, or changing the card of what is to come.
 *
 * 1. The order’s own card is no saved one: it is a choice of its own, and would otherwise stand first again after it was declined.
 * 2. A guest has no saved cards. Where they cannot be read, there are none either: another card can still be used.
 * 3. A declined card, and one that is to be replaced, is never the choice to begin with.
 * 4. Nothing is charged for another card, and a card is only changed to another one.
 *
 * @param ofOrder the payments of the same order that can be paid now, this one among them
 */
export function createPayDialogModel(
  models: Models,
  { what, entry, ofOrder }: PayRequest & { ofOrder: readonly EasyPayEntry[] },
): PayDialogModel {
  const { orderNo } = entry
  const actions = createPayActions(models)
  const isGuest = models.of(signedInModel).guest.peek()
  const cards = signal<SavedCards | undefined>(isGuest ? [] : undefined)
  const extent = signal<PayExtent>('one')
  const failure = signal<{ message: string } | 'away' | undefined>(undefined)
  const paid = () => (extent.peek() === 'rest' ? ofOrder : [entry])

  async function otherCards(): Promise<SavedCards> {
    const http = models.of(httpModel)
    const [account, order] = await Promise.all([accountClient(http).read(), readOrder(http)(orderNo)])
    if (!account.ok) return []
    const ownCard = order.ok ? order.value.easyPayCard : null
    return account.value.creditCards.filter((card) => !ownCard || !isSameCard(card, ownCard))
  }

  return {
    cards,
    ownCard: what === 'card' ? undefined : entry.status === 'Failed' ? 'declined' : 'good',
    extent,
    amounts: { one: entry.totalAmount, rest: sumOf(ofOrder) },
    failure,
    readCards() {
      let isOpen = true
      if (!isGuest) {
        otherCards().then(
          (others) => {
            if (isOpen) cards.value = others
          },
          (thrown: unknown) => {
            if (!(thrown instanceof Unreachable)) throw thrown
            if (isOpen) cards.value = []
          },
        )
      }
      return () => {
        isOpen = false
      }
    },
    chooseExtent(next) {
      extent.value = next
    },
    async use(card) {
      failure.value = undefined
      if (what === 'card' && !card) return false
      const tried = await (what === 'card' && card
        ? actions.changeCard(orderNo, card)
        : actions.pay(orderNo, paid().map(numberOf), card))
      if (!tried.ok) failure.value = tried.message === 'away' ? 'away' : { message: tried.message }
      return tried.ok
    },
  }
}

const numberOf = (entry: EasyPayEntry) => parseNoOfEasyPay(entry.noOfEasyPay)?.current ?? 0
const sumOf = (entries: readonly EasyPayEntry[]) => entries.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
