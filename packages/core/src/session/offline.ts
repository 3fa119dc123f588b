import { readSessionCart } from './bag.ts'
import { readBagCount } from './bag-count.ts'
import { queryCacheKey } from './query-cache.stored.ts'
import type { Session } from './session.ts'
import { clearStored, isRecord, isText, readStored, writeStored } from './storage.ts'

/** The bag as a page without a connection shows it: without prices, which may have changed meanwhile. */
export type OfflineBag = { at: string; lines: readonly { name: string; details: string; quantity: number }[] }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Copies the bag of this tab into the offline query cache (specification §3), which every tab and the installed shop read
 * without a connection. Sign-out and a 401 clear it. A tab that has read no bag changes nothing.
 */
export function cacheBagOffline(session: Session): void {
  if (readBagCount(session) === 0) {
    clearStored(session, queryCacheKey)
    return
  }
  const stored = readSessionCart(session)
  const { cartLines } = stored?.cart ?? {}
  if (!stored || !Array.isArray(cartLines)) return
  const lines = cartLines.filter(isRecord).map((line) => ({
    name: text(line.name),
    details: [line.style, line.size].map(text).filter(Boolean).join(' · '),
    quantity: Number(line.quantity),
  }))
  writeStored(session, queryCacheKey, { bag: { at: stored.at, lines } satisfies OfflineBag })
}

/** The cached bag; undefined when there is none, or the bag has been emptied since. */
export function readOfflineBag(session: Session): OfflineBag | undefined {
  const bag = readStored(session, queryCacheKey)?.bag as Partial<OfflineBag> | undefined
  if (readBagCount(session) === 0 || typeof bag?.at !== 'string' || !Array.isArray(bag.lines)) return undefined
  const lines = bag.lines.filter(
    (line: unknown) => isRecord(line) && isText(line.name) && isText(line.details) && Number.isInteger(line.quantity),
  )
  return lines.length > 0 ? { at: bag.at, lines } : undefined
}
