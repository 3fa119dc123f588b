import { analyticsModel } from '../models/analytics.model.ts'
import { bagModel } from '../models/bag.model.ts'
import type { Models } from '../models/models.ts'

/** The way into the bag. The form imports it while the first number is checked: a blank form does not need it. */
export function intoBag(models: Models) {
  const { add, start } = models.of(bagModel)
  return { add, start, addedToBag: models.of(analyticsModel).addedToBag }
}
export type IntoBag = ReturnType<typeof intoBag>
