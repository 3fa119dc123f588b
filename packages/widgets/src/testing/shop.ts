import { planTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { createSession, memoryJar, type Session } from '@onair/core/session'
import type { Shop } from '../kit/shop.tsx'
import { createModels, type Models, type ModelsOptions } from '../models/models.ts'

export type TestShop = Shop & { session: Session }

/** A page of the shop for tests and stories, with its own session. */
export function aShop({
  language = 'en',
  cookies = '',
  keepsCookies = true,
  storage,
  ...options
}: { language?: Language; cookies?: string; keepsCookies?: boolean; storage?: Session['storage'] } & Partial<
  Omit<ModelsOptions, 'language' | 'session'>
> = {}): TestShop {
  const session = createSession({
    jar: { ...memoryJar(cookies), keeps: () => keepsCookies },
    ...(storage && { storage }),
  })
  const models: Models = createModels({ session, language, go: () => {}, ...options })
  return {
    language,
    timeZone: planTimeZone,
    imageBase: '/images/',
    videoBase: '/videos/',
    idPrefix: 't-',
    models,
    session,
  }
}
