import type { ProductDetail } from '@onair/core/client'
import { product as en } from '../i18n/messages/en.json'
import { product as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { Picture } from '../parts/picture.tsx'
import { useShared, useShop } from '../shop.tsx'
import type { ProductModel } from './product.model.ts'

/** One large picture, and small ones that take its place. The large one follows the style that is chosen. */
export function Gallery({ product, model }: { product: ProductDetail; model: ProductModel }) {
  const { imageBase } = useShop()
  const t = useMessages(en, fr)
  const shown = useShared(model.picture, model.picture.peek())
  const edp = useShared(model.edp, model.edp.peek())
  const style = product.styles.find(({ code }) => code === edp?.styleCode)
  const names = [...new Set([...product.images, ...product.edps.map(({ imageUrl }) => imageUrl)])]
  return (
    <div className="onair-gallery">
      <div className="onair-gallery-main">
        <Picture
          base={imageBase}
          name={shown}
          alt={style ? `${product.name}, ${style.name}` : product.name}
          sizes="hero"
          priority
        />
      </div>
      {names.length > 1 && (
        <fieldset className="onair-gallery-thumbs" aria-label={t('pictures')}>
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              aria-label={t('picture', { number: index + 1, count: names.length })}
              onClick={() => {
                model.picture.value = name
              }}
            >
              <Picture base={imageBase} name={name} alt="" sizes="thumb" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
