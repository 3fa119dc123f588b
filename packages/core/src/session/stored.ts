import { isRecord, isText, type StorageRule } from './storage.ts'

// For this tab (specification §3)
export const menuKey: StorageRule<Record<string, unknown>> = { name: 'menu', area: 'session', check: isRecord }
export const qualityCheckLanguageKey: StorageRule<string> = {
  name: 'qualityCheckLanguage',
  area: 'session',
  check: isText,
}

// Permanent (specification §3)
export const storeCreditCardApplicationKey: StorageRule<Record<string, unknown>> = {
  name: 'storeCreditCardApplication',
  area: 'local',
  check: isRecord,
}
export const metaEventIdKey: StorageRule<string> = { name: 'metaEventId', area: 'local', check: isText }
