import { consumeSignOutMessage } from '@onair/core/session'
import { tourPath } from '@onair/core/tour'
import type { Action } from '../../kernel/action.ts'
import { readAccount } from '../../parts/account.ts'
import { signInByForm, signOutMember } from '../../parts/sign-in-member.ts'

export const enterPath = '/tour/enter'

/**
 * Signs in as one of the demonstration's people, as the sign-in form does with typed values, and opens the page to be seen.
 *
 * 1. Only the people that the demonstration names, and their pages.
 * 2. Somebody else who is signed in is signed out first, as by the account's button: their bag stays theirs.
 * 3. If this person is signed in already, the sign-in stays.
 */
export const enterTour: Action = {
  path: enterPath,
  audience: 'everyone',
  async run(visit, { email, to }) {
    const { tour } = visit.host
    const person = tour?.people.find((one) => one.email === email && !one.isGuest)
    const sight = person?.sights.find((one) => one.to === to)
    if (!tour || !person || !sight) return tourPath
    if (visit.customer && !visit.isGuest) {
      const account = await readAccount(visit)
      if (account.ok && account.value.email === person.email) return sight.to
      await signOutMember(visit)
      consumeSignOutMessage(visit.session)
    }
    const { password } = tour
    return signInByForm(visit, { email: person.email, password, remember: false, returnTo: sight.to })
  },
}
