import type { Bilingual, Language } from '../shared/language.ts'

const ordinals = { en: ['1st', '2nd', '3rd'], fr: ['1er', '2e', '3e'] } as const
const last: Bilingual = { en: 'FINAL', fr: 'DERNIER' }

/** A payment's ordinal: 1st, 2nd, 3rd, then Nth, and FINAL for the last one (specification §3). */
export function paymentLabel(current: number, total: number, language: Language): string {
  if (current === total) return last[language]
  return ordinals[language][current - 1] ?? `${current}${language === 'fr' ? 'e' : 'th'}`
}
