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
 * Where the link in a mail leads that says that a style is back: into the bag, in the mail's language.
 *
 * 1. Who comes from elsewhere is first shown a page that leads here again by itself. Browsers keep the bag's cookie back
 *    on the way from another site, and a new bag would then take the place of the one that is there. Programs that look
 *    at the links of a mail, and pictures, frames and calls of other pages, get no further; a page that sends its whole
 *    window here puts one thing into the bag, as the mail does, and the bag is what is seen next.
 * 2. What is in the bag already is not put into it again: the link may be followed as often as one likes.
 * 3. What has sold out again leads to the product, which says so. Nothing in the link is secret.
 */
export const waitlistPage: Page = {
  path: '/bag/waitlist',
  audience: 'everyone',
  personal: true,
  async load(visit) {
    const itemNo = visit.query.get('itemNo') ?? ''
    const edpNo = Number(visit.query.get('edpNo'))
    if (!isItemNumber(itemNo) || !Number.isSafeInteger(edpNo) || edpNo < 1) return notFound(visit, 'product')
    if (!isFromShop(visit)) return onTheWay(visit, itemNo, edpNo)
    const bag = { redirect: visit.link('/pages/shoppingbag'), status: 303 } as const
    const before = await readBag(visit)
    if (before?.cartLines.some((line) => line.edpNo === edpNo)) return bag
    const added = await addToVisitorsBag(visit, { itemNo, edpNo, quantity: 1 })
    if (added.ok) return bag
    const refused = added.status === 417 ? '&refused=waitlist' : ''
    return { redirect: visit.link(productPath(itemNo) + refused), status: 303 }
  },
}

function onTheWay(visit: Visit, itemNo: string, edpNo: number): Rendered {
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
