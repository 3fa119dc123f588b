import { htmlLang, type Language } from '@onair/core/language'

/** Escapes text for an element or an attribute. */
const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  )

/** A page in both languages: its path without a language prefix, such as `/pages/schedule`, and its last change. */
export type Entry = { path: string; changed?: Date | undefined }

const languages: readonly Language[] = ['en', 'fr']

/** The addresses of an {@link Entry}. */
export const addressesOfEntry = languages.length

const lastmod = (changed: Date | undefined) => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '')

/** Both addresses of a page, each with its alternatives. English is the default language. */
export function urls(origin: string, { path, changed }: Entry): string {
  const address = (language: Language) => escapeXml(`${origin}/${language}${path}`)
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`
  const alternates = `${languages.map((language) => alternate(htmlLang(language), language)).join('')}${alternate('x-default', 'en')}`
  return languages
    .map((language) => `<url><loc>${address(language)}</loc>${lastmod(changed)}${alternates}</url>\n`)
    .join('')
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A map of pages, in pieces. */
export async function* urlSet(origin: string, slices: AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>) {
  yield `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const entries of slices) yield entries.map((entry) => urls(origin, entry)).join('')
  yield '</urlset>\n'
}

/** The index of maps, by their names. */
export function siteMapIndex(origin: string, names: readonly string[]): string {
  const each = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="${sitemaps}">\n${each.join('')}</sitemapindex>\n`
}
