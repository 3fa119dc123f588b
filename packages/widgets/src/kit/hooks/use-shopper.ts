import { sessionModel } from '../../models/session.model.ts'
import { useModel, useShared } from '../shop.tsx'

/** The signed-in customer's name and the sign-out action, for the header of account pages. */
export function useShopper() {
  const session = useModel(sessionModel)
  return {
    /** Read from the cookie, as the server did when it rendered this page. */
    firstName: useShared(session.firstName, session.firstName.peek()),
    busy: useShared(session.busy, false),
    signOut: () => void session.signOut(),
  }
}
