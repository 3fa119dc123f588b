import { consumeWantedFavourite, type Session, saveReturnTarget, saveWantedFavourite } from '@onair/core/session'

/** The favourite of a shopper who is not signed in, on the way to sign-in and back to the same page of the shop. */
export const wantedFavourite = {
  keep(session: Session, itemNo: string): void {
    saveReturnTarget(session, location.pathname + location.search)
    saveWantedFavourite(session, itemNo)
  },
  take: consumeWantedFavourite,
}
