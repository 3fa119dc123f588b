import type { Refused } from '@onair/core/client'
import { signal } from '@preact/signals-core'
import type { CheckoutModel } from './checkout.types.ts'
import type { Flow } from './flow.ts'
import { type GiftCardErrors, type GiftCardForm, giftCardErrors } from './gift-card-form.ts'

type GiftCardActions = Pick<CheckoutModel, 'giftCardErrors' | 'addGiftCard' | 'dropGiftCard'>

/** Gift cards pay before everything else: each what it holds, the card or the wallet the rest. */
export function giftCardActions(flow: Flow): GiftCardActions {
  const errors = signal<GiftCardErrors>({})

  /** What the server says about a card stands beside its field; what has no field of its own beside the number. */
  function refuse({ items }: Refused) {
    const [first] = items
    const message = { message: items.map((item) => item.message).join(' ') }
    errors.value = /^Pin/.test(first?.area ?? '') ? { pin: message } : { cardNumber: message }
  }

  return {
    giftCardErrors: errors,
    async addGiftCard(form: GiftCardForm) {
      errors.value = giftCardErrors(form)
      if (Object.keys(errors.peek()).length > 0) return false
      return flow.run('payment', async () => {
        const answer = await flow.calls.addGiftCard(form)
        if (answer.ok) return flow.settle('payment', answer)
        refuse(answer)
        return false
      })
    },
    async dropGiftCard(id) {
      return flow.run('payment', async () => flow.settle('payment', await flow.calls.dropGiftCard(id)))
    },
  }
}
