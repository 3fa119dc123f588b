import type { Product, StyleCodes } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import { easyPayOffer } from '@onair/core/easy-pay'
import type { Show } from '@onair/core/guide/client'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import { Fragment } from 'react'
import { AddAction } from '../connected/adding/add-action.tsx'
import { useAdding } from '../connected/adding/use-adding.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { Exact } from '../parts/exact.tsx'
import * as icons from '../parts/icons.ts'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'

type OnScreenProps = {
  product: Product | undefined
  choices: StyleCodes | undefined
  show: Show | undefined
  next: Show | undefined
  zone: string
  events: QuickAddEvents
}

/** The product that the viewer sees, with its price and remaining stock; between products, the next programme. */
export function OnScreen({ product, choices, show, next, zone, events }: OnScreenProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('watchLive', en, fr)
  const { busy, add, news } = useAdding(events)

  return (
    <section className="onair-watch-beside" aria-label={t('onScreen')}>
      {/* Keys: a product that reused the elements of another would move them, which is a layout shift. */}
      {product ? (
        <Fragment key={product.itemNo}>
          <p className="onair-watch-eyebrow">{t('onScreen')}</p>
          <a className="onair-watch-product" href={link(productPath(product.itemNo))}>
            <Picture base={imageBase} name={product.imageUrl} alt="" sizes="onScreen" />
            <span>{product.name}</span>
          </a>
          <p className="onair-watch-item">
            <Exact value={displayItemNumber(product.itemNo)}>
              {t('item', { itemNo: displayItemNumber(product.itemNo) })}
            </Exact>
          </p>
          <Price
            language={language}
            price={product.isPrice}
            range={product.isPriceRange}
            was={product.showIsPrice ? product.wasPrice : null}
            wasRange={product.showIsPrice ? product.wasPriceRange : null}
            easyPayment={easyPayOffer(
              product.easyPaymentPrice,
              product.noOfEasyPays,
              product.isPriceRange?.min ?? product.isPrice,
            )}
            size="l"
          />
          <Stock {...stockOf(product, choices)} />
          <AddAction product={product} busy={busy !== undefined} onAdd={() => add(product)} />
        </Fragment>
      ) : (
        <Fragment key="show">
          {show && <p className="onair-watch-eyebrow">{show.title}</p>}
          {show?.description && <p>{show.description}</p>}
          {next && (
            <p>
              {t('upNext', { time: formatTime(next.start, language, zone) })} <b>{next.title}</b>
            </p>
          )}
        </Fragment>
      )}
      <ButtonLink look="quiet" icon={icons.calendar} href={link('/pages/schedule')}>
        {t('schedule')}
      </ButtonLink>
      {news}
    </section>
  )
}

type Left = { stock: Product['stock']; quantity: number | undefined }

/**
 * The remaining stock of all styles and sizes; until that is known, the stock in the list's reply, which is the default style's.
 */
function stockOf(product: Product, choices: StyleCodes | undefined): Left {
  if (!choices) return { stock: product.stock, quantity: undefined }
  const quantity = choices.edps.reduce((sum, edp) => sum + edp.quantity, 0)
  const words = choices.edps.map(({ stock }) => stock)
  return { stock: words.includes('in') ? 'in' : words.includes('low') ? 'low' : 'out', quantity }
}

function Stock({ stock, quantity }: Left) {
  const t = useMessages('watchLive', en, fr)
  const low = quantity === undefined ? t('lowStock') : t('left', { count: quantity })
  return (
    <p className="onair-watch-stock" data-stock={stock}>
      {stock === 'low' ? low : t(stock === 'in' ? 'inStock' : 'soldOut')}
    </p>
  )
}
