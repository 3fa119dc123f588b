import type { Session } from './session.ts'
import { clearStored, isRecord, isText, readStored, type StorageRule, writeStored } from './storage.ts'

/** A change that the shop has not acknowledged: the model's action with its arguments, and the bag or customer it is for. */
type PendingWrite = { key: string; at: string; action: string; args: readonly unknown[]; of: string }

export const pendingWritesKey: StorageRule<PendingWrite[]> = {
  name: 'pendingWrites',
  area: 'local',
  check: (value): value is PendingWrite[] =>
    Array.isArray(value) &&
    value.every(
      (write) =>
        isRecord(write) && [write.key, write.at, write.action, write.of].every(isText) && Array.isArray(write.args),
    ),
}

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
