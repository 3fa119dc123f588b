import { wantedFavouriteKey } from './favourites.stored.ts'
import type { Session } from './session.ts'
import { clearStored, readStored, writeStored } from './storage.ts'
import { since } from './stored-favourites.ts'

/** A wanted favourite expires when signing in takes longer than this. */
const wantedMs = 1_800_000

type Timed = Pick<Session, 'storage' | 'now'>

/** Stores, for this tab, the favourite to add after signing in. */
export function saveWantedFavourite(session: Timed, itemNo: string): void {
  writeStored(session, wantedFavouriteKey, { itemNo, at: session.now().toISOString() })
}

/** Reads and clears the wanted favourite; undefined when it is more than half an hour old. */
export function consumeWantedFavourite(session: Timed): string | undefined {
  const wanted = readStored(session, wantedFavouriteKey)
  clearStored(session, wantedFavouriteKey)
  return wanted && since(session, wanted.at) < wantedMs ? wanted.itemNo : undefined
}
