import { catalogueClient, type ProductsQuery } from '@onair/core/catalogue/client'
import { Loaded } from '../connected/loaded.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useModel, useShop } from '../kit/shop.tsx'
import { publicHttpModel } from '../models/public-http.model.ts'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './product-list.messages.en.json'
import fr from './product-list.messages.fr.json'
import { ProductList, type ProductListProps } from './product-list.tsx'

export type ProductsByQueryProps = Pick<ProductsQuery, 'searchTerm' | 'dimensions' | 'sortKey' | 'itemNos'> & {
  /** The most products, 1 to 100; 12 if not given. */
  count?: number
} & Pick<ProductListProps, 'look' | 'heading'> &
  QuickAddEvents

/**
 * Reads and shows the products of a search, a category, a brand or a list of item numbers, for pages without a server
 * of ours.
 */
export function ProductsByQuery({
  searchTerm,
  dimensions,
  sortKey,
  itemNos,
  count = 12,
  ...list
}: ProductsByQueryProps) {
  const { link } = useShop()
  const t = useMessages('productList', en, fr)
  const client = catalogueClient(useModel(publicHttpModel))
  const pageSize = Math.min(100, Math.max(1, Math.trunc(count) || 1))
  const query = { searchTerm, dimensions, sortKey, itemNos, pageSize }
  const nothing = (
    <div className="onair">
      <PageSlot name="empty">
        <Notice still>{t('empty')}</Notice>
      </PageSlot>
    </div>
  )
  return (
    <Loaded key={JSON.stringify(query)} load={() => client.products(query)} absent={nothing}>
      {({ products, paging }) => {
        if (products.length === 0) return nothing
        const all = new URLSearchParams(
          Object.entries({ searchTerm, dimensions, sortKey }).filter((entry): entry is [string, string] => !!entry[1]),
        )
        const more = itemNos === undefined && paging.totalRecords > products.length
        return (
          <div className="onair">
            <ProductList products={products} {...list} />
            {more && (
              <ButtonLink href={link(`/pages/productlist?${all}`)}>
                {t('seeAll', { count: paging.totalRecords })}
              </ButtonLink>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
