import { waitlistPath } from '@onair/core/catalogue'
import { isItemNumber, productPath } from '@onair/core/item-number'
import { translator } from '../../kernel/messages.ts'
import type { Page, Rendered } from '../../kernel/page.ts'
import { isFromShop, type Visit } from '../../kernel/visit.ts'
import { addToVisitorsBag, readBag } from '../../parts/bag.ts'
import { notFound } from '../../parts/error-pages.tsx'
import en from './waitlist.messages.en.json'
import fr from './waitlist.messages.fr.json'

/**
 * The link of a mail that says that a style is back in stock. It adds the style to the bag, in the mail's language.
 *
 * 1. A request from another site first gets a page that refreshes itself. Browsers do not send the bag's same-site strict cookie
 *    with the first request, and a new bag would replace the existing one. Mail scanners, and images, frames and fetches of other
 *    pages, get no further. A page that navigates its whole window here adds one item, as the mail does, and the shopper then
 *    sees the bag.
 * 2. A style that is in the bag is not added again: the link may be followed any number of times.
 * 3. A style that is sold out again redirects to the product page, which says so. Nothing in the link is secret.
 */
export const waitlistPage: Page = {
  path: '/bag/waitlist',
  audience: 'everyone',
  personal: true,
  async load(visit) {
    const itemNo = visit.query.get('itemNo') ?? ''
    const edpNo = Number(visit.query.get('edpNo'))
    if (!isItemNumber(itemNo) || !Number.isSafeInteger(edpNo) || edpNo < 1) return notFound(visit, 'product')
    if (!isFromShop(visit)) return refreshPage(visit, itemNo, edpNo)
    const bag = { redirect: visit.link('/pages/shoppingbag'), status: 303 } as const
    const existing = await readBag(visit)
    if (existing?.cartLines.some((line) => line.edpNo === edpNo)) return bag
    const added = await addToVisitorsBag(visit, { itemNo, edpNo, quantity: 1 })
    if (added.ok) return bag
    const refused = added.status === 417 ? '&refused=waitlist' : ''
    return { redirect: visit.link(productPath(itemNo) + refused), status: 303 }
  },
}

function refreshPage(visit: Visit, itemNo: string, edpNo: number): Rendered {
  const { link } = visit
  const t = translator(visit, en, fr)
  const again = link(waitlistPath(itemNo, edpNo))
  return {
    title: t('title'),
    head: <meta httpEquiv="refresh" content={`0; url=${again}`} />,
    body: (
      <div className="narrow empty" role="status">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <p>
          <a className="button" href={again}>
            {t('add')}
          </a>
        </p>
      </div>
    ),
  }
}
