import { clearStored, isText, readStored, type StorageRule, type Storages, writeStored } from './storage.ts'

/** What was searched in this browser, latest first. */
export const recentSearchesKey: StorageRule<string[]> = {
  name: 'recentSearches',
  area: 'local',
  check: (value): value is string[] => Array.isArray(value) && value.every(isText),
}

/** The most that are remembered. */
const most = 5
/** Nobody repeats a search that is longer. */
const longest = 80
/** Whether a term is not remembered: it has an e-mail address, or as many digits as a phone or card number. */
const isPrivate = (term: string): boolean => term.includes('@') || (term.match(/\d/g)?.length ?? 0) > 9

type Stored = { storage: Storages }
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What was searched in this browser, latest first. It never leaves the browser. None where storage is blocked. */
export function readRecentSearches(session: Stored): string[] {
  return (readStored(session, recentSearchesKey) ?? []).slice(0, most)
}

/** Remembers a search. */
export function rememberSearch(session: Stored, typed: string): void {
  const term = typed.trim()
  if (term === '' || term.length > longest || isPrivate(term)) return
  const others = readRecentSearches(session).filter((one) => !same(one, term))
  writeStored(session, recentSearchesKey, [term, ...others].slice(0, most))
}

/** Forgets one search, or all. */
export function forgetSearches(session: Stored, term?: string): void {
  const remaining = term === undefined ? [] : readRecentSearches(session).filter((one) => !same(one, term))
  if (remaining.length > 0) writeStored(session, recentSearchesKey, remaining)
  else clearStored(session, recentSearchesKey)
}
