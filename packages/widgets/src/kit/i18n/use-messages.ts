import type { Language } from '@onair/core/language'
import { type Messages, type Translate, translator } from '@onair/core/messages'
import { createContext, useContext, useMemo } from 'react'
import { useShop } from '../shop.tsx'
import type { WidgetMessages } from './messages.ts'

/** Finds the texts of one messages file: returns the function that translates its keys. */
export type MessageLookup = (name: keyof WidgetMessages, messages: Messages, language: Language) => Translate<Messages>

/** How the widgets of a React root find their texts: in their own files, unless an embedder replaces some. */
export const MessagesContext = createContext<MessageLookup>((_, messages, language) => translator(messages, language))

/**
 * A widget's messages in the language of its page. Both languages are passed, so that a missing French key does not
 * compile. The name is the file's, by which an embedder replaces its texts:
 *
 *     import en from './time-zone.messages.en.json'
 *     import fr from './time-zone.messages.fr.json'
 *     const t = useMessages('timeZone', en, fr)
 *     t('minutesLeft', { count: 5 })
 */
export function useMessages<
  Name extends keyof WidgetMessages,
  T extends Readonly<Record<WidgetMessages[Name], string>>,
>(name: Name, en: T, fr: { readonly [Key in keyof T]: string }): Translate<T> {
  return useTexts(name, en, fr, useShop().language)
}

/** As `useMessages`, for a part that may be used without a shop: its caller passes the language. */
export function useTexts<Name extends keyof WidgetMessages, T extends Readonly<Record<WidgetMessages[Name], string>>>(
  name: Name,
  en: T,
  fr: { readonly [Key in keyof T]: string },
  language: Language,
): Translate<T> {
  const lookup = useContext(MessagesContext)
  return useMemo(() => lookup(name, language === 'fr' ? fr : en, language), [lookup, name, en, fr, language])
}
