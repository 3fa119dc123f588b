/** The common methods of sessionStorage and localStorage. Every call may throw: storage can be blocked, full or gone. */
export type KeyValueStore = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The two storages; each may be missing. */
export type Storages = { session?: KeyValueStore; local?: KeyValueStore }

/** A stored JSON value: its key, its storage and its validation. `table.ts` has the purpose of each. */
export type StorageRule<T> = { name: string; area: keyof Storages; check: (value: unknown) => value is T }

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a stored value; undefined when it is absent or invalid. Never throws. */
export function readStored<T>({ storage }: { storage: Storages }, rule: StorageRule<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(storage[rule.area]?.getItem(rule.name) ?? 'null')
    return rule.check(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores a value. When that fails, the stored value is removed: none is better than a stale one. Never throws. */
export function writeStored<T>({ storage }: { storage: Storages }, rule: StorageRule<T>, value: T): void {
  try {
    storage[rule.area]?.setItem(rule.name, JSON.stringify(value))
  } catch {
    clearStored({ storage }, rule)
  }
}

/** Removes a stored value. Never throws. */
export function clearStored({ storage }: { storage: Storages }, rule: Pick<StorageRule<never>, 'name' | 'area'>): void {
  try {
    storage[rule.area]?.removeItem(rule.name)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** The browser's storages, without those that are blocked. */
export function browserStorages(): Storages {
  return { session: reach(() => sessionStorage), local: reach(() => localStorage) }
}

function reach(storage: () => Storage): Storage | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}
