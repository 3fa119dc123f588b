import { planTimeZone } from '@onair/core/dates'
import { createSession, memoryJar } from '@onair/core/session'
import { type ReactNode, useId, useMemo } from 'react'
import { i18nextLookup } from './i18n/i18next.ts'
import type { MessageOverrides } from './i18n/overrides.ts'
import { MessagesContext } from './i18n/use-messages.ts'
import { elementLanguage, modelsFor, pageModels, pictures, videos } from './page-shop.ts'
import { type Shop, ShopContext } from './shop.tsx'

export type ShopProviderProps = {
  /** The shop's address: `https://shop.example`. */
  shop: string
  /** In any spelling: `fr`, `fr-CA`, `fr_CA`. English if not given. */
  language?: string
  /** Texts that replace those of the widgets, by language, messages file and key. */
  messages?: MessageOverrides
  children?: ReactNode
}

/**
 * The shop around the widgets of a React application:
 *
 *     <ShopProvider shop="https://shop.example" language="fr">
 *       <Schedule view="now" />
 *     </ShopProvider>
 *
 * It shares one bag and one session with every other provider and `onair-…` element of the page. On a server it renders
 * what is the same for everyone, so that the browser can hydrate it.
 */
export function ShopProvider({ shop, language: named = 'en', messages, children }: ShopProviderProps) {
  const id = useId()
  const language = elementLanguage(named)
  const value = useMemo<Shop>(() => {
    const base = new URL(shop).origin
    return {
      language,
      timeZone: planTimeZone,
      imageBase: pictures(base),
      videoBase: videos(base),
      idPrefix: `onair-${id}-`,
      // A server has no page: each rendering has models of its own, or one visitor would see another's.
      models:
        typeof document === 'undefined'
          ? modelsFor(createSession({ jar: memoryJar() }), base, language)
          : pageModels(base, language),
    }
  }, [shop, language, id])
  const lookup = useMemo(() => i18nextLookup(messages), [messages])
  return (
    <MessagesContext.Provider value={lookup}>
      <ShopContext.Provider value={value}>{children}</ShopContext.Provider>
    </MessagesContext.Provider>
  )
}
