import { useEffect, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useShared, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { ProductEvents } from './product.events.ts'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'
import { ProductView } from './product.tsx'
import { createProductByNumberModel } from './product-by-number.model.ts'

export type ProductByNumberProps = {
  /** `123456` or `123-456`. */
  itemNo?: string
} & ProductEvents

/** Reads and shows a product by its item number, for pages without a server of ours. */
export function ProductByNumber({ itemNo = '', ...events }: ProductByNumberProps) {
  const { models, link } = useShop()
  const t = useMessages('product', en, fr)
  const [model] = useState(() => createProductByNumberModel(models))
  const product = useShared(model.shownProduct, 'loading')

  useEffect(() => model.read(itemNo), [model, itemNo])

  if (typeof product === 'object') return <ProductView key={product.itemNo} product={product} {...events} />
  return (
    <div className="onair onair-product-absent" aria-busy={product === 'loading'}>
      {product === 'loading' && (
        <PageSlot name="loading">
          <div role="status">
            <span className="onair-hidden">{t('loading')}</span>
            <Skeleton shape="picture" />
          </div>
        </PageSlot>
      )}
      {product === 'unknown' && (
        <PageSlot name="empty">
          <Notice
            kind="warn"
            action={
              <ButtonLink look="secondary" href={link('/')}>
                {t('shopNow')}
              </ButtonLink>
            }
          >
            {t('notFound')}
          </Notice>
        </PageSlot>
      )}
      {product === 'unreachable' && (
        <PageSlot name="error">
          <Notice kind="bad" action={<Button onClick={() => model.read(itemNo)}>{t('retry')}</Button>}>
            {t('loadFailed')}
          </Notice>
        </PageSlot>
      )}
    </div>
  )
}
