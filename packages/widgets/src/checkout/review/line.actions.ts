import { bagModel } from '../../models/bag.model.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'

/** What can be done about a line that can no longer be had as it was asked for, without leaving the checkout. */
export function lineActions(flow: Flow): Pick<CheckoutModel, 'takeLeft'> {
  const bags = flow.models.of(bagModel)
  return {
    async takeLeft(lineId) {
      const line = flow.bag.peek().cartLines.find(({ id }) => id === lineId)
      if (!line) return
      const step = flow.open.peek()
      const taken = await flow.run(step, async () => {
        const change = line.available > 0 ? bags.changeLine(lineId, line.available) : bags.removeLine(lineId)
        if (!(await flow.settle(step, await change))) return false
        // The bag's own calls tell nothing personal, and what gift cards pay of the rest is. Nobody's bag has none of it.
        return flow.bag.peek().buyer === null || flow.reread(step)
      })
      if (taken && step === 'review' && flow.bag.peek().cartLines.length > 0) await flow.review()
    },
  }
}
