import { areAmounts } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import type { Translate } from '@onair/core/messages'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Swatch } from '../../parts/swatch.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import { canBeHad, type Edp, type ProductModel } from '../product.model.ts'

type ChoiceProps = {
  id: string
  product: ProductDetail
  model: ProductModel
}

/**
 * The styles, as named swatches. If there is nothing else to choose, the radio buttons post the `edpNo`, so that the
 * form works without JavaScript. Styling hooks: `data-swatch` with the colour's name, `data-out`.
 */
export function StyleChoice({ id, product, model, posts }: ChoiceProps & { posts: 'edpNo' | 'styleCode' }) {
  const { imageBase } = useShop()
  const t = useMessages('product', en, fr)
  const edps = useShared(model.edps, product.edps)
  const chosen = useShared(model.edp, model.served.edp)
  const amount = useShared(model.amount, undefined)
  // A typed amount deselects the fixed ones.
  const isChosen = (code: string) => amount === undefined && code === chosen?.styleCode
  const name = product.styles.find(({ code }) => isChosen(code))?.name
  // The amounts of a gift card share one colour, which says nothing.
  const isColour = new Set(product.styles.map(({ swatch }) => swatch)).size > 1
  return (
    <fieldset className="onair-pick">
      <legend>
        {t(product.isDonation || areAmounts(product.styles) ? 'amount' : 'style')}{' '}
        <span className="onair-pick-chosen">{name}</span>
      </legend>
      <div className="onair-pick-options">
        {product.styles.map((style) => {
          const own = edps.filter(({ styleCode }) => styleCode === style.code)
          const out = !own.some(canBeHad)
          return (
            <label key={style.code} className="onair-pick-style" data-out={out || undefined}>
              <input
                type="radio"
                name={posts}
                id={`${id}-style-${style.code}`}
                value={posts === 'edpNo' ? own[0]?.edpNo : style.code}
                checked={isChosen(style.code)}
                onChange={() => model.chooseStyle(style.code)}
              />
              {isColour && (
                <Swatch name={style.swatch} base={imageBase} picture={own[0]?.imageUrl ?? product.imageUrl} />
              )}
              <span>{style.name}</span>
              {out && <span className="onair-hidden">, {t('soldOut')}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The sizes of the chosen style. They post the `edpNo`. Styling hook: `data-out`. */
export function SizeChoice({ id, product, model }: ChoiceProps) {
  const t = useMessages('product', en, fr)
  const edps = useShared(model.edps, product.edps)
  const chosen = useShared(model.edp, model.served.edp)
  const ofSize = (code: string): Edp | undefined =>
    edps.find(({ styleCode, sizeCode }) => styleCode === (chosen?.styleCode ?? null) && sizeCode === code)
  return (
    <fieldset className="onair-pick">
      <legend>
        {t('size')}{' '}
        <span className="onair-pick-chosen">{product.sizes.find(({ code }) => code === chosen?.sizeCode)?.name}</span>
      </legend>
      <div className="onair-pick-options">
        {product.sizes.map((size) => {
          const edp = ofSize(size.code)
          const out = !edp || !canBeHad(edp)
          return (
            <label key={size.code} className="onair-pick-size" data-out={out || undefined}>
              <input
                type="radio"
                name="edpNo"
                id={`${id}-size-${size.code}`}
                value={edp?.edpNo ?? ''}
                disabled={!edp}
                checked={size.code === chosen?.sizeCode}
                onChange={() => model.chooseSize(size.code)}
              />
              <span>{size.name}</span>
              {out && <span className="onair-hidden">, {t(edp ? 'soldOut' : 'notMade')}</span>}
              {edp?.stock === 'low' && <span className="onair-pick-stock"> {t('few', { count: edp.quantity })}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The stock of the chosen style and size. Styling hook: `data-stock`. */
export function StockLine({ model }: { model: ProductModel }) {
  const t = useMessages('product', en, fr)
  const edp = useShared(model.edp, model.served.edp)
  const news = useShared(model.news, undefined)
  if (!edp) return null
  const words = stockWords(edp, t)
  return (
    <p className="onair-product-stock" data-stock={edp.stock} role="status">
      {news === 'stock' ? t('stockChanged', { stock: words }) : words}
    </p>
  )
}

type Words = Translate<typeof en>

export function stockWords({ stock, quantity }: Pick<Edp, 'stock' | 'quantity'>, t: Words): string {
  if (stock === 'out') return t('soldOut')
  return stock === 'low' ? t('left', { count: quantity }) : t('inStock')
}
