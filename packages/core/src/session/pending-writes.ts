import { type PendingWrite, pendingWritesKey } from './favourites.stored.ts'
import type { Session } from './session.ts'
import { clearStored, readStored, writeStored } from './storage.ts'

/** The server knows a key for 24 hours; a write that is sent again later could take effect twice. */
const lifetimeMs = 24 * 3_600_000

type Stored = Pick<Session, 'storage' | 'now'>

/** The changes of this browser that the shop has not acknowledged, oldest first, of the last 24 hours. */
export function pendingWrites(session: Stored): PendingWrite[] {
  const now = session.now().getTime()
  return (readStored(session, pendingWritesKey) ?? []).filter(({ at }) => now - Date.parse(at) < lifetimeMs)
}

/** Records a change before it is sent. Blocked or full storage records nothing. */
export function recordWrite(session: Stored, write: Omit<PendingWrite, 'at'>): void {
  writeStored(session, pendingWritesKey, [...pendingWrites(session), { ...write, at: session.now().toISOString() }])
}

/** Forgets a change: the shop has acknowledged it, or the shopper knows that it failed. */
export function forgetWrite(session: Stored, key: string | undefined): void {
  const all = pendingWrites(session)
  const rest = all.filter((write) => write.key !== key)
  if (rest.length === 0) clearStored(session, pendingWritesKey)
  else if (rest.length < all.length) writeStored(session, pendingWritesKey, rest)
}
