import { type AccountRequest, accountClient } from '@onair/core/account/client'
import type { Result } from '@onair/core/http'
import { clearCookie, expressCheckoutCreateAccountCookie } from '@onair/core/session'
import { bagModel } from '../../models/bag.model.ts'
import { httpModel } from '../../models/http.model.ts'
import { sessionModel } from '../../models/session.model.ts'
import type { Flow } from './flow.ts'

/** Creates the account of a guest, or of a member if the guest chose a password, and signs in with its token. */
export async function enterAsGuest({ models }: Flow, request: AccountRequest): Promise<Result<unknown>> {
  const made = await accountClient(models.of(httpModel)).create(request)
  if (!made.ok) return made
  const { firstName, lastName } = request
  const guest = request.isGuest === true
  if (!guest) clearCookie(models.environment.session, expressCheckoutCreateAccountCookie)
  const who = { remember: false, guest, firstName, lastName, email: made.value.email }
  await models.of(sessionModel).enter(made.value, who)
  return made
}

/** Makes the bag the customer's if signing in could not. */
export const attachBag = async (flow: Flow): Promise<boolean> =>
  flow.bag.peek().buyer !== null || flow.applyResult('delivery', await flow.models.of(bagModel).attach())
