import { signOut as forgetShopper, readCookie, userNameCookie } from '@onair/core/session'
import { useState } from 'react'
import { signedInModel } from '../../models/signed-in.model.ts'
import { useModel, useShared, useShop } from '../shop.tsx'

/** The signed-in customer's name and the sign-out action, for the header of account pages. */
export function useShopper() {
  const { models } = useShop()
  const signedIn = useModel(signedInModel)
  const [busy, setBusy] = useState(false)
  // Renders again, without the name, when another widget of the page signs out.
  useShared(signedIn.authenticated, true)
  async function signOut() {
    if (busy) return
    setBusy(true)
    try {
      // Few shoppers sign out: the session's code, which includes the bag, is fetched on demand.
      const code = await import('../../models/session.model.ts').catch(() => undefined)
      if (code) await models.of(code.sessionModel).signOut()
      else {
        // Signing out must work without the network: the browser forgets the shopper all the same.
        forgetShopper(models.environment.session, 'failed')
        signedIn.refresh()
      }
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
