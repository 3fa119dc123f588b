import { useMemo } from 'react'
import { useShop } from '../shop.tsx'
import { type Messages, type Translate, translator } from './translate.ts'

/**
 * A widget's messages in the language of its page. Both languages are passed, so that a missing French key does not
 * compile:
 *
 *     import en from './schedule.messages.en.json'
 *     import fr from './schedule.messages.fr.json'
 *     const t = useMessages(en, fr)
 *     t('minutesLeft', { count: 5 })
 */
export function useMessages<T extends Messages>(en: T, fr: { readonly [Key in keyof T]: string }): Translate<T> {
  const { language } = useShop()
  return useMemo(() => translator<T>(language === 'fr' ? { ...en, ...fr } : en, language), [en, fr, language])
}
