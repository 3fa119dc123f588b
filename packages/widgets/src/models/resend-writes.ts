import { bagModel } from './bag.model.ts'
import { favouritesModel } from './favourites.model.ts'
import type { Models } from './models.ts'

/** Sends the changes again that no earlier page could finish. */
export function resendWrites(models: Models): void {
  models.of(bagModel).resend()
  models.of(favouritesModel).resend()
}
