import type { Kept } from '../kernel/kept.ts'
import { refuse } from './easy-pay.messages.ts'
import { forgetPaymentLinks, instalmentsRun } from './kept.queries.ts'

export const easyPayKept: Kept = {
  tables: ['payment_link'],
  retention: [
    {
      name: 'paymentLinks',
      tables: ['payment_link'],
      data: 'links that settle an Easy Pay payment',
      kept: 'until they expire',
      because: 'they open nothing afterwards',
      forget: forgetPaymentLinks,
    },
  ],
  ownData: {
    async running(on, { edp }) {
      const [instalments] = await instalmentsRun(on, { edp })
      return instalments?.run ? refuse(417, { code: 'closure-instalments', area: 'Instalments' }) : undefined
    },
  },
}
