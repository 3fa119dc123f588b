import { catalogueClient, type ProductDetail } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { parseItemNumber } from '@onair/core/item-number'
import { useEffect, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useModel, useShop } from '../kit/shop.tsx'
import { publicHttpModel } from '../models/public-http.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { ProductEvents } from './product.events.ts'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'
import { ProductView } from './product.tsx'

export type ProductByNumberProps = {
  /** `123456` or `123-456`. */
  itemNo?: string
} & ProductEvents

type Found = ProductDetail | 'loading' | 'unknown' | 'unreachable'

/** Reads and shows a product by its item number, for pages without a server of ours. */
export function ProductByNumber({ itemNo = '', ...events }: ProductByNumberProps) {
  const { link } = useShop()
  const t = useMessages('product', en, fr)
  const http = useModel(publicHttpModel)
  const [found, setFound] = useState<Found>('loading')
  const [attempt, setAttempt] = useState(0)
  const number = parseItemNumber(itemNo)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    let wanted = true
    const show = (what: Found) => {
      if (wanted) setFound(what)
    }
    setFound(number ? 'loading' : 'unknown')
    if (number) {
      catalogueClient(http)
        .product(number)
        .then(
          (answer) => show(answer.ok ? answer.value : isGone(answer.status) ? 'unknown' : 'unreachable'),
          (failure) => {
            show('unreachable')
            if (!(failure instanceof Unreachable)) throw failure
          },
        )
    }
    return () => {
      wanted = false
    }
  }, [http, number, attempt])

  if (typeof found === 'object') return <ProductView key={found.itemNo} product={found} {...events} />
  return (
    <div className="onair onair-product-absent" aria-busy={found === 'loading'}>
      {found === 'loading' && (
        <PageSlot name="loading">
          <div role="status">
            <span className="onair-hidden">{t('loading')}</span>
            <Skeleton shape="picture" />
          </div>
        </PageSlot>
      )}
      {found === 'unknown' && (
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
      {found === 'unreachable' && (
        <PageSlot name="error">
          <Notice kind="bad" action={<Button onClick={() => setAttempt(attempt + 1)}>{t('retry')}</Button>}>
            {t('loadFailed')}
          </Notice>
        </PageSlot>
      )}
    </div>
  )
}

/** The product never existed, or no longer does. */
const isGone = (status: number): boolean => status === 404 || status === 410
