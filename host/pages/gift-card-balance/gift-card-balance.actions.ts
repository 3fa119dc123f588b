import { type GiftCardErrors, giftCardErrors, giftCardRefusalErrors } from '@onair/core/gift-card'
import { reasonsOf } from '@onair/core/http'
import { paymentClient } from '@onair/core/payment/client'
import type { Action } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import { signReply } from '../../kernel/signed-reply.ts'

const page = '/pages/giftcardbalance'

/** The gift card form without JavaScript. The card's number and PIN are never in an address. */
export const readGiftCardBalance: Action = {
  path: '/giftcards/balance',
  audience: 'everyone',
  run: async (visit, { cardNumber = '', pin = '' }) => {
    const refused = (errors: GiftCardErrors, answer: 'refused' | 'away' = 'refused') => {
      saveForm(visit, 'gift-card-balance', { cardNumber, errors })
      return `${page}?posted=${answer}`
    }
    const errors = giftCardErrors({ cardNumber, pin })
    if (Object.keys(errors).length > 0) return refused(errors)
    const result = await paymentClient(visit.http).giftCardBalance({ cardNumber, pin })
    if (!result.ok && (result.status >= 500 || result.status === 429)) return refused({}, 'away')
    if (!result.ok) return refused(giftCardRefusalErrors(reasonsOf(result)))
    return `${page}?reply=${signReply(result.value, visit.host.formToken, visit.host.now())}`
  },
}
