import { isText, type StorageRule } from './storage.ts'

/** What was searched in this browser, latest first. */
export const recentSearchesKey: StorageRule<string[]> = {
  name: 'recentSearches',
  area: 'local',
  check: (value): value is string[] => Array.isArray(value) && value.every(isText),
}
