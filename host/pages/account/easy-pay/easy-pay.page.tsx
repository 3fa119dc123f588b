import { island } from '../../../kernel/islands.tsx'
import type { Page } from '../../../kernel/page.ts'
import { expect, needsSignIn } from '../../../kernel/visit.ts'

/** The instalments that are still to come (specification §2, "Easy Pay screen"). */
export const easyPayPage: Page = {
  path: '/pages/myaccount/easypay',
  audience: 'personal',
  async load(visit) {
    if (!visit.signedIn) return needsSignIn(visit)
    const answer = await visit.client.easyPay.schedule()
    if (!answer.ok && answer.status === 401) return needsSignIn(visit)
    return {
      title: visit.t('easyPay.title'),
      body: <div className="narrow">{island(visit, 'easy-pay', { initial: expect(answer) })}</div>,
    }
  },
}
