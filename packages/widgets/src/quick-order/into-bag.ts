import { type AnalyticsModel, analyticsModel } from '../models/analytics.model.ts'
import { type BagModel, bagModel } from '../models/bag.model.ts'
import type { Models } from '../models/models.ts'

export type IntoBag = Pick<BagModel, 'add' | 'start'> & Pick<AnalyticsModel, 'addedToBag'>

/** The way into the bag. The form imports it while the first number is checked: a blank form does not need it. */
export function intoBag(models: Models): IntoBag {
  const { add, start } = models.of(bagModel)
  return { add, start, addedToBag: models.of(analyticsModel).addedToBag }
}
