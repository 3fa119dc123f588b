import type { Language } from '../shared/language.ts'
import type { Session } from './session.ts'
import { isRecord, isText, readStored, type StorageRule, writeStored } from './storage.ts'

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

/** The menu cached for this tab in a language (specification §7). */
export function readMenu(session: Pick<Session, 'storage'>, language: Language): unknown {
  return readStored(session, menuKey)?.[language]
}

/** Caches the menu of one language for this tab. */
export function writeMenu(session: Pick<Session, 'storage'>, language: Language, reply: unknown): void {
  writeStored(session, menuKey, { ...readStored(session, menuKey), [language]: reply })
}
