import type { BagModel } from './bag.model.ts'
import type { Environment, Models } from './models.ts'

/**
 * Adds to the bag, whose code loads with the first press: most shoppers who see a product add nothing. Code that cannot be fetched
 * counts as a bag that cannot be reached.
 */
export function bagLaterModel(_: Environment, models: Models): Pick<BagModel, 'add'> {
  return {
    async add(line) {
      const code = await import('./bag.model.ts').catch(() => undefined)
      return code && models.of(code.bagModel).add(line)
    },
  }
}
