import { isFavourite, withFavourite, withoutFavourite } from '../favourites/favourites.rules.ts'
import type { Language } from '../shared/language.ts'
import { isAuthenticated } from './customer.ts'
import type { Session } from './session.ts'
import { clearStored, favouriteItemsKey, menuKey, readStored, writeStored } from './storage.ts'

/** The menu as it was cached for this tab in a language (specification §7). */
export function readMenu(session: Pick<Session, 'storage'>, language: Language): unknown {
  return readStored(session, menuKey)?.[language]
}

/** Caches the menu of one language for this tab. */
export function writeMenu(session: Pick<Session, 'storage'>, language: Language, reply: unknown): void {
  writeStored(session, menuKey, { ...readStored(session, menuKey), [language]: reply })
}

/** The signed-in shopper's favourites as this browser knows them. */
export function readFavourites(session: Pick<Session, 'storage'>): string[] {
  return readStored(session, favouriteItemsKey) ?? []
}

/** Replaces the favourites by what the server says. */
export function writeFavourites(session: Pick<Session, 'storage'>, itemNos: readonly string[]): void {
  writeStored(session, favouriteItemsKey, [...itemNos])
}

/** Adds or removes one favourite. @returns the list as it is then. */
export function setFavourite(session: Pick<Session, 'storage'>, itemNo: string, favourite: boolean): string[] {
  const change = favourite ? withFavourite : withoutFavourite
  const items = change(readFavourites(session), itemNo)
  writeFavourites(session, items)
  return items
}

/** Empties the local list. */
export function clearFavourites(session: Pick<Session, 'storage'>): void {
  clearStored(session, favouriteItemsKey)
}

/** Whether an item shows as a favourite here. */
export function showsAsFavourite(session: Pick<Session, 'jar' | 'storage'>, itemNo: string): boolean {
  return isFavourite(isAuthenticated(session), readFavourites(session), itemNo)
}
