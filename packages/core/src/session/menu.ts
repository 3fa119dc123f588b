import type { Language } from '../shared/language.ts'
import type { Session } from './session.ts'
import { readStored, writeStored } from './storage.ts'
import { menuKey } from './stored.ts'

/** The menu cached for this tab in a language (specification §7). */
export function readMenu(session: Pick<Session, 'storage'>, language: Language): unknown {
  return readStored(session, menuKey)?.[language]
}

/** Caches the menu of one language for this tab. */
export function writeMenu(session: Pick<Session, 'storage'>, language: Language, reply: unknown): void {
  writeStored(session, menuKey, { ...readStored(session, menuKey), [language]: reply })
}
