import { signOut as forgetShopper, readCookie, userNameCookie } from '@onair/core/session'
import { useState } from 'react'
import { signedInModel } from '../../models/signed-in.model.ts'
import { useModel, useShared, useShop } from '../shop.tsx'

/** The signed-in customer's name and the sign-out action, for the header of account pages. */
export function useShopper() {
  const { models } = useShop()
  const signedIn = useModel(signedInModel)
  const [busy, setBusy] = useState(false)
  // Whoever signs out elsewhere on the page has no name here.
  useShared(signedIn.authenticated, true)
  async function signOut() {
    if (busy) return
    setBusy(true)
    try {
      // Few shoppers sign out: its code, which knows the bag, is fetched on demand.
      const { sessionModel } = await import('../../models/session.model.ts')
      await models.of(sessionModel).signOut()
    } catch {
      // The code cannot be fetched. The shopper is signed out here all the same.
      forgetShopper(models.environment.session, 'failed')
      signedIn.refresh()
    } finally {
      setBusy(false)
    }
  }
  return {
    /** Read from the cookie, as the server did when it rendered this page. */
    firstName: readCookie(models.environment.session, userNameCookie),
    busy,
    signOut: () => void signOut(),
  }
}
