import { bagModel } from '../../models/bag.model.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'

/** Resolves a line whose quantity is no longer available, without leaving the checkout. */
export function lineActions(flow: Flow): Pick<CheckoutModel, 'reduceToStock'> {
  const bags = flow.models.of(bagModel)
  return {
    async reduceToStock(lineId) {
      const line = flow.bag.peek().cartLines.find(({ id }) => id === lineId)
      if (!line) return
      const step = flow.open.peek()
      const taken = await flow.run(step, async () => {
        const change = line.available > 0 ? bags.changeLine(lineId, line.available) : bags.removeLine(lineId)
        if (!(await flow.applyResult(step, await change))) return false
        // The bag's own calls return no personal data and no gift card amounts, so the checkout's call follows. An anonymous bag
        // has neither.
        return flow.bag.peek().buyer === null || flow.reread(step)
      })
      if (taken && step === 'review' && flow.bag.peek().cartLines.length > 0) await flow.review()
    },
  }
}
