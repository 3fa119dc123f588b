import { easyPayClient, easyPayLinkClient } from '@onair/core/easy-pay/client'
import { type Result, randomId, Unreachable } from '@onair/core/http'
import type { CapturedCard } from './capture.model.ts'
import { httpModel } from './http.model.ts'
import type { Models } from './models.ts'

/** A card of the account, or one that the capture frame has tokenised. */
export type PickedCard = { creditCardId: string } | CapturedCard

/** The result of an attempt: nothing on success, else the refusal's sentence, or `away` if the shop cannot be reached. */
export type PayResult = { ok: true } | { ok: false; message: string | 'away' }

/**
 * Pays Easy Pay payments and changes their card.
 *
 * 1. An attempt that is repeated unchanged has the same key, so that it is charged once, even after a lost reply. Another card or
 *    another payment has another key.
 * 2. After several declined cards the shop asks for a recaptcha token, which is fetched then.
 */
export function createPayActions(models: Models) {
  const client = easyPayClient(models.of(httpModel))
  let last = { asked: '', key: '' }
  const keyOf = (asked: string): string => {
    if (last.asked !== asked) last = { asked, key: randomId() }
    return last.key
  }

  async function triedAgain<Reply>(send: (recaptchaToken?: string) => Promise<Result<Reply>>): Promise<PayResult> {
    try {
      let result = await send()
      if (!result.ok && result.status === 417 && result.items.some(({ area }) => area === 'Recaptcha')) {
        const { recaptchaModel } = await import('../models/recaptcha.ts')
        result = await models.of(recaptchaModel).prove('pay', send)
      }
      return result.ok ? { ok: true } : { ok: false, message: result.items[0]?.message ?? 'away' }
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      return { ok: false, message: 'away' }
    }
  }

  return {
    pay(orderNo: string, numbers: readonly number[], card: PickedCard | undefined): Promise<PayResult> {
      const key = keyOf(JSON.stringify([orderNo, numbers, card]))
      return triedAgain((recaptchaToken) =>
        client.pay(orderNo, { numbers: [...numbers], ...card, ...(recaptchaToken && { recaptchaToken }) }, key),
      )
    },
    changeCard: (orderNo: string, card: PickedCard): Promise<PayResult> =>
      triedAgain(() => client.changeCard(orderNo, card)),
    settle(linkToken: string, card: PickedCard): Promise<PayResult> {
      const key = keyOf(JSON.stringify([linkToken, card]))
      if (!('token' in card)) throw new Error('A link is settled with a new card')
      return triedAgain((recaptchaToken) =>
        easyPayLinkClient(models.of(httpModel)).settle(
          { linkToken, ...card, ...(recaptchaToken && { recaptchaToken }) },
          key,
        ),
      )
    },
  }
}
