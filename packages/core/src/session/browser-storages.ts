import type { Storages } from './storage.ts'

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
