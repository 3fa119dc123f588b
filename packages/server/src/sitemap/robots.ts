import { dimensionIds } from '@onair/core/contract'

/** Personal pages. */
const personal = ['checkout', 'orderconfirmation', 'shoppingbag', 'myaccount', 'signin', 'createaccount', 'writereview']

/** The filters of lists that are indexed; the product list's canonical URL follows the same rule. */
const findable: readonly string[] = ['category', 'brand']

/**
 * The rules for crawlers. They disallow:
 *
 * 1. The API and personal pages, with or without a language prefix.
 * 2. Searched and sorted lists, and those filtered by anything but one category or one brand: there are practically unlimited many,
 *    and their canonical URL is another one.
 *
 * Pages without a language prefix are allowed, because crawlers must read their canonical URL.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /language',
    ...personal.map((page) => `Disallow: /*pages/${page}`),
    'Disallow: /*searchTerm=',
    'Disallow: /*sortKey=',
    'Disallow: /*itemNos=',
    'Disallow: /*dimensions=*,',
    'Disallow: /*dimensions=*%2C',
    'Disallow: /*dimensions=*dimensions=',
    ...dimensionIds.filter((id) => !findable.includes(id)).map((id) => `Disallow: /*dimensions=${id}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
