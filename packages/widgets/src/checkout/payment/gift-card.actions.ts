import { type GiftCardErrors, type GiftCardForm, giftCardErrors, giftCardRefusalErrors } from '@onair/core/gift-card'
import { reasonsOf } from '@onair/core/http'
import { signal } from '@preact/signals-core'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'

type GiftCardActions = Pick<CheckoutModel, 'giftCardErrors' | 'addGiftCard' | 'dropGiftCard'>

/** Gift cards pay first, each up to its balance; the card or the wallet pays the rest. */
export function giftCardActions(flow: Flow): GiftCardActions {
  const errors = signal<GiftCardErrors>({})
  return {
    giftCardErrors: errors,
    async addGiftCard(form: GiftCardForm) {
      errors.value = giftCardErrors(form)
      if (Object.keys(errors.peek()).length > 0) return false
      return flow.run('payment', async () => {
        const result = await flow.calls.addGiftCard(form)
        if (result.ok) return flow.applyResult('payment', result)
        if (await flow.endIfOrdered(result)) return false
        errors.value = giftCardRefusalErrors(reasonsOf(result))
        return false
      })
    },
    async dropGiftCard(id) {
      return flow.run('payment', async () => flow.applyResult('payment', await flow.calls.dropGiftCard(id)))
    },
  }
}
