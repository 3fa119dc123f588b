import { easyPayClient } from '@onair/core/easy-pay/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'

/** The Easy Pay payments that are still due (specification §2, "Easy Pay screen"). */
export const easyPayPage: Page = {
  path: '/pages/myaccount/easypay',
  audience: 'guest',
  // The card of a payment is typed into the provider's frame.
  allow: ({ host: { settings } }) => ({
    frame: [settings.captureOrigin],
    script: [settings.recaptchaOrigin],
    connect: [settings.recaptchaOrigin],
  }),
  returnTo: '/pages/myaccount',
  async load(visit) {
    const frame = accountFrame(visit)
    const title = translator(visit, en, fr)('title')
    const result = await easyPayClient(visit.http).schedule()
    if (!result.ok) return frame(accountError(visit, title, result))
    return frame({ title, children: island(visit, 'easy-pay', { initial: result.value }) })
  },
}
