import type { ProductDetail } from '@onair/core/catalogue/client'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import { Picture } from '@onair/widgets/parts'
import { translator } from '../../kernel/messages.ts'
import type { Rendered } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './item.messages.en.json'
import fr from './item.messages.fr.json'

/**
 * The style and size that a short address can add to the bag: the product's only one. With several, or an amount to choose, the
 * product's page asks.
 */
export function onlyEdp({ edps, isDonation }: ProductDetail): ProductDetail['edps'][number] | undefined {
  const [edp] = edps
  return edps.length === 1 && !isDonation && edp?.stock !== 'out' ? edp : undefined
}

/** Asks whether to add a product to the bag. A press adds it; opening or reloading the page adds nothing. */
export function addItem(visit: Visit, product: ProductDetail, edp: ProductDetail['edps'][number]): Rendered {
  const { host, language, link } = visit
  const { itemNo, name, brand } = product
  const t = translator(visit, en, fr)
  return {
    title: t('title', { name }),
    canonical: productPath(itemNo),
    body: (
      <div className="narrow empty add-item">
        <h1>{t('ask')}</h1>
        <Picture base={host.settings.imageBase} name={edp.imageUrl} alt="" sizes="thumb" />
        <p>
          {brand}
          <br />
          <b>{name}</b>
          <br />
          {t('item', { number: displayItemNumber(itemNo), price: formatMoney(edp.price, language) })}
        </p>
        <form method="post" action="/bag/add" className="buttons">
          <input type="hidden" name="itemNo" value={itemNo} />
          <input type="hidden" name="edpNo" value={edp.edpNo} />
          <button type="submit" className="button">
            {t('add')}
          </button>
          <a className="button quiet" href={link(productPath(itemNo))}>
            {t('look')}
          </a>
        </form>
      </div>
    ),
  }
}
