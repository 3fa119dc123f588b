import { accountClient } from '@onair/core/account/client'
import { bagClient } from '@onair/core/bag/client'
import type { PaymentRequest } from '@onair/core/checkout/client'
import { Unreachable } from '@onair/core/http'
import { clearWallet } from '@onair/core/session'
import { computed, signal } from '@preact/signals-core'
import { httpModel } from '../../models/http.model.ts'
import { sessionModel } from '../../models/session.model.ts'
import type { CheckoutModel, SavedCard } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'

type PaymentActions = Pick<
  CheckoutModel,
  'cards' | 'installments' | 'payIn' | 'payWithSaved' | 'payWithNew' | 'payAsBefore' | 'dropPayment'
> & {
  readCards(): Promise<void>
}

/** Sets the number of payments and the means of payment. */
export function paymentActions(flow: Flow): PaymentActions {
  const { models, bag } = flow
  const http = models.of(httpModel)
  const shopper = models.of(sessionModel)
  const account = accountClient(http)
  const bags = bagClient(http)
  const cards = signal<readonly SavedCard[]>([])
  const asked = signal<number | undefined>(undefined)

  async function pay(payment: PaymentRequest) {
    const set = async () => flow.applyResult('payment', await flow.calls.setPayment(payment))
    if (!(await flow.run('payment', set))) return
    flow.stepState.value = { ...flow.stepState.peek(), declined: false }
    await flow.advance()
  }

  return {
    cards,
    installments: computed(() => asked.value ?? bag.value.noOfInstallments),
    async readCards() {
      if (!shopper.authenticated.peek() || shopper.guest.peek()) return
      try {
        const result = await account.read()
        if (result.ok) cards.value = result.value.creditCards
      } catch (failure) {
        // Without saved cards, a new card can still be entered.
        if (!(failure instanceof Unreachable)) throw failure
      }
    },
    async payIn(noOfInstallments) {
      const underWay = asked.peek() !== undefined
      asked.value = noOfInstallments
      if (underWay) return
      for (;;) {
        const count = asked.peek()
        if (count === undefined || count === bag.peek().noOfInstallments) break
        const change = async () => flow.applyResult('payment', await bags.setInstallments(bag.peek().cartGuid, count))
        if (!(await flow.run('payment', change))) break
      }
      asked.value = undefined
    },
    async payWithSaved({ id, cardType }) {
      if (cardType === 'PY') return
      await pay({ cardType, creditCardId: id })
    },
    async payWithNew(capture, save) {
      let card: PaymentRequest | undefined
      const got = await flow.run('payment', async () => {
        const captured = await capture()
        if (captured.ok) card = { ...captured.card, save }
        else if (captured.reason === 'away') flow.report({ step: 'payment', kind: 'captureAway' })
        return captured.ok
      })
      if (got && card) await pay(card)
    },
    payAsBefore() {
      void flow.advance()
    },
    async dropPayment() {
      const id = bag.peek().creditCard?.id
      if (id === undefined) return
      const dropped = async () => flow.applyResult('payment', await flow.calls.dropPayment(id))
      if (!(await flow.run('payment', dropped))) return
      // This also removes the approved wallet payment.
      flow.approval = undefined
      clearWallet(models.environment.session)
      flow.stepState.value = { ...flow.stepState.peek(), declined: false }
    },
  }
}
