import type { Kept } from '../kernel/kept.ts'
import { ownReturns, returnsRun } from './kept.queries.ts'
import { refuse } from './returns.messages.ts'

export const returnsKept: Kept = {
  tables: ['refund', 'return_request'],
  retention: [
    {
      name: 'returns',
      tables: ['return_request', 'refund'],
      data: 'returns and refunds, with the comment of who returned',
      kept: 'always',
      because: 'they belong to the order',
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ ofOrders: await ownReturns(on, { edp }) }),
    notExported: { refund: 'Numbers of lines and cents; the credit notes of the orders say the same.' },
    async running(on, { edp }) {
      const [returned] = await returnsRun(on, { edp })
      return returned?.run ? refuse(417, { code: 'closure-returns', area: 'Returns' }) : undefined
    },
    notErased: {
      refund: 'Numbers of lines and cents, which belong to the order.',
      return_request: 'It belongs to the order, which stays as the law asks.',
    },
  },
}
