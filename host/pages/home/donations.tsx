import type { Product } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { Picture } from '@onair/widgets/parts'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './home.messages.en.json'
import fr from './home.messages.fr.json'

/** The number of donations shown here; their category lists all. */
const shown = 4

/** Donations that a shopper can add to an order. */
export function Donations({ visit, products }: { visit: Visit; products: readonly Product[] }) {
  const { link, host } = visit
  const t = translator(visit, en, fr)
  if (products.length === 0) return null
  return (
    <section className="giving" id="donations" aria-labelledby="donations-name">
      <div>
        <h2 id="donations-name">{t('donations')}</h2>
        <p>{t('donationsText')}</p>
      </div>
      <ul>
        {products.slice(0, shown).map(({ itemNo, name, imageUrl }) => (
          <li key={itemNo}>
            <a href={link(productPath(itemNo))}>
              <Picture base={host.settings.imageBase} name={imageUrl} alt="" sizes="thumb" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
