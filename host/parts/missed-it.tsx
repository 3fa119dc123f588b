import { priceDisplay } from '@onair/core/catalogue'
import { type AiredProduct, catalogueClient } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { Picture, Price } from '@onair/widgets/parts'
import { translator } from '../kernel/messages.ts'
import type { Visit } from '../kernel/visit.ts'
import { LocalTime } from './local-time.tsx'
import en from './missed-it.messages.en.json'
import fr from './missed-it.messages.fr.json'

/** How many products are shown; a link opens the list of all. */
const shown = 6
const read = 20

/** The products that were on air latest, enough of them besides those of the programme on air. */
export async function readAired({ http }: Visit): Promise<AiredProduct[]> {
  const result = await catalogueClient(http).recentlyAired(read)
  return result.ok ? result.value.products : []
}

/**
 * The products that were just on air, each with its time and a link to add it. Only links, so that nothing is hydrated.
 * @param aired the latest products; those of the programme on air are already beside its picture
 */
export function MissedIt({ visit, aired }: { visit: Visit; aired: readonly AiredProduct[] }) {
  const { host, language, link } = visit
  const t = translator(visit, en, fr)
  const missed = aired.filter(({ isLive }) => !isLive).slice(0, shown)
  if (missed.length === 0) return null
  return (
    <section className="missed" aria-labelledby="missed">
      <div className="heading">
        <h2 id="missed">{t('title')}</h2>
        <a className="more" href={link('/pages/productlist?sortKey=recently-aired')}>
          {t('all')} <span className="hidden">: {t('title')}</span>
        </a>
      </div>
      <ul>
        {missed.map((product) => {
          const { itemNo, name, imageUrl, airedAt } = product
          const { price, was, easyPayment } = priceDisplay(product)
          return (
            <li key={itemNo}>
              <Picture base={host.settings.imageBase} name={imageUrl} alt="" sizes="thumb" />
              <div>
                <p className="missed-time">
                  {t('airedAt')} <LocalTime visit={visit} at={airedAt} />
                </p>
                <h3>
                  <a href={link(productPath(itemNo))}>{name}</a>
                </h3>
                <Price
                  language={language}
                  price={null}
                  range={price}
                  wasRange={was}
                  easyPayment={easyPayment}
                  size="s"
                />
                <Action visit={visit} product={product} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The link adds the product after a confirmation; if there is a style to choose, it opens the product's page. */
function Action({ visit, product }: { visit: Visit; product: AiredProduct }) {
  const { itemNo, name, stock, edpCount, isDonation } = product
  const { link } = visit
  const t = translator(visit, en, fr)
  if (stock === 'out') return <p className="missed-out">{t('soldOut')}</p>
  const choose = edpCount > 1 || isDonation
  return (
    <a className="button quiet" href={choose ? link(productPath(itemNo)) : link(`/i/${itemNo}?add=1`)}>
      {t(choose ? 'choose' : 'add')} <span className="hidden">: {name}</span>
    </a>
  )
}
