import type { Kept } from '../kernel/kept.ts'

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
}
