import type { Language } from '@onair/core/language'
import { type Messages, translator } from '@onair/core/messages'
import type { WidgetMessages } from './messages.ts'
import type { MessageLookup } from './use-messages.ts'

/**
 * Texts that replace those of the widgets: by language, messages file and key. An unknown key does not compile. Values stand in
 * braces (`{{name}}`), and a plural has a text for `_one` and one for `_other`.
 *
 *     const messages: MessageOverrides = {
 *       en: { bag: { title: 'Your cart' } },
 *       fr: { bag: { title: 'Votre commande' } },
 *     }
 */
export type MessageOverrides = {
  readonly [In in Language]?: {
    readonly [Name in keyof WidgetMessages]?: { readonly [Key in WidgetMessages[Name]]?: string }
  }
}

const isText = (entry: [key: string, text: unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** A file's texts with their replacements. What is no text replaces nothing: a page's data have no types. */
export function overridden(
  overrides: MessageOverrides,
  name: keyof WidgetMessages,
  messages: Messages,
  language: Language,
): Messages {
  return { ...messages, ...Object.fromEntries(Object.entries(overrides[language]?.[name] ?? {}).filter(isText)) }
}

/** Finds texts without i18next, for the script tag: an embedder's text replaces the file's. */
export const overriding =
  (overrides: MessageOverrides): MessageLookup =>
  (name, messages, language) =>
    translator(overridden(overrides, name, messages, language), language)
