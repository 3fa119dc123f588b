import { sessionModel } from '../../models/session.model.ts'
import { useModel, useShared } from '../shop.tsx'

/** Who is signed in, and the way out: what the header of an account page needs. */
export function useShopper() {
  const session = useModel(sessionModel)
  return {
    /** From the shopper's cookie, which the server that rendered this page read as well. */
    firstName: useShared(session.firstName, session.firstName.peek()),
    busy: useShared(session.busy, false),
    signOut: () => void session.signOut(),
  }
}
