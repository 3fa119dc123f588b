import { htmlLang, type Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import type { FastifyInstance } from 'fastify'
import en from './web-app.messages.en.json'
import fr from './web-app.messages.fr.json'

/** The addresses of the shop's icons. */
export const iconPaths = {
  'icon-192': '/icons/icon-192.png',
  'icon-512': '/icons/icon-512.png',
  'maskable-512': '/icons/maskable-512.png',
  'apple-touch': '/icons/apple-touch.png',
} as const

/** The colour of the browser's own controls around the page, by colour scheme: the header's colour. */
export const themeColours = { light: '#ffffff', dark: '#1f152f' } as const

export const manifestPath = (language: Language): string => `/${language}/manifest.webmanifest`

/** What the shop is, in a sentence: for the installed app, and for pages that describe nothing of their own. */
export const shopDescription = (language: Language): string => translatorIn(language, en, fr)('description')

/** The shop's installation data for a phone or desktop (W3C Web Application Manifest). */
function manifest(language: Language): string {
  const t = translatorIn(language, en, fr)
  const shortcut = (name: string, path: string) => ({ name, url: `/${language}${path}` })
  const icon = (name: keyof typeof iconPaths, size: number, purpose: string) => ({
    src: iconPaths[name],
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: 'Onair',
    short_name: 'Onair',
    description: t('description'),
    lang: htmlLang(language),
    start_url: `/${language}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#fffaf6',
    theme_color: themeColours.light,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      shortcut(t('live'), '/pages/watchlive'),
      shortcut(t('schedule'), '/pages/schedule'),
      shortcut(t('bag'), '/pages/shoppingbag'),
    ],
  })
}

/** Mounts the manifest of each language. */
export function registerWebApp(app: FastifyInstance): void {
  for (const language of ['en', 'fr'] as const) {
    const text = manifest(language)
    app.get(manifestPath(language), (_, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(text),
    )
  }
}
