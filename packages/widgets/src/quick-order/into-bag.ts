import { type AnalyticsModel, analyticsModel } from '../models/analytics.model.ts'
import { type BagModel, bagModel } from '../models/bag.model.ts'
import type { Models } from '../models/models.ts'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import type { Row, RowState } from './rows.ts'

export type ReadyRow = { row: Row; state: Extract<RowState, { edpNo: number }> }

type Adding = QuickAddEvents & {
  change(id: number, what: Partial<Row>): void
  /** Called before each row, with the number of finished rows. */
  onProgress(done: number): void
}

export type IntoBag = Pick<BagModel, 'start'> & {
  /** Adds rows, one after the other, until the shop cannot be reached. */
  addRows(rows: readonly ReadyRow[], adding: Adding): Promise<{ added: number; away: boolean }>
}

/** Adds rows to the bag. The form imports it while the first number is checked: a blank form does not need it. */
export function intoBag(models: Models): IntoBag {
  const bag: BagModel = models.of(bagModel)
  const analytics: AnalyticsModel = models.of(analyticsModel)
  return {
    start: bag.start,
    async addRows(rows, { onBeforeAdd, onAdded, change, onProgress }) {
      let added = 0
      for (const [done, { row, state }] of rows.entries()) {
        onProgress(done)
        const line = { itemNo: state.item.product.itemNo, edpNo: state.edpNo, quantity: row.quantity }
        if (onBeforeAdd?.(line) === false) continue
        change(row.id, { progress: 'adding', refused: undefined })
        const result = await bag.add(line)
        change(row.id, {
          progress: result?.ok ? 'added' : undefined,
          ...(result && !result.ok && { refused: result.items[0]?.message ?? '' }),
        })
        if (!result) return { added, away: true }
        if (!result.ok) continue
        added += 1
        const told = { ...line, count: result.value.productCount }
        analytics.addedToBag(told)
        onAdded?.(told)
      }
      return { added, away: false }
    },
  }
}
