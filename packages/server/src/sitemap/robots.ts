import { dimensionIds } from '@onair/core/contract'

/** Pages that are one person's: nobody finds anything there. */
const personal = ['checkout', 'orderconfirmation', 'shoppingbag', 'myaccount', 'signin', 'createaccount', 'writereview']

/** What a list may be narrowed by and still be a page to be found: see the product list's own canonical address. */
const findable: readonly string[] = ['category', 'brand']

/**
 * What crawlers are asked to leave alone.
 *
 * 1. The API, and what is personal, with a language before it or without.
 * 2. Lists that were searched, sorted, or narrowed by anything but one category or one brand: there are more of them than
 *    anybody can read, and each says that another address is the one to be found.
 *
 * Pages without a language in their address are not shut out: each names the address that is, and has to be read for that.
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
