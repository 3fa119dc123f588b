import type { ProductDetail } from '@onair/core/catalogue/client'
import { useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid, useWhileShown } from '../../kit/shop.tsx'
import { favouritesModel } from '../../models/favourites.model.ts'
import { Button } from '../../parts/button.tsx'
import { FavouriteButton } from '../../parts/favourite-button.tsx'
import * as icons from '../../parts/icons.ts'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import type { ProductModel } from '../product.model.ts'

/** The favourite toggle and the share button. */
export function FavouriteAndShare({ product, model }: { product: ProductDetail; model: ProductModel }) {
  const { language } = useShop()
  const t = useMessages('product', en, fr)
  const id = useUid()
  const favourites = useModel(favouritesModel)
  useWhileShown(favourites.start)
  const isFavourite = useShared(favourites.itemNos, []).includes(product.itemNo)
  const [sharing, setSharing] = useState(false)
  const dialog = useLater(
    () => import('./share-dialog.tsx'),
    sharing,
    () => setSharing(false),
  )
  return (
    <div className="onair-product-keeping onair-no-print">
      <FavouriteButton
        language={language}
        name={product.name}
        active={isFavourite}
        onToggle={() => void favourites.toggle(product.itemNo)}
      />
      <Button look="quiet" icon={icons.share} aria-haspopup="dialog" onClick={() => setSharing(true)}>
        {t('share')}
      </Button>
      {dialog && sharing && (
        <dialog.ShareDialog
          id={`${id}-share`}
          product={product}
          edp={model.edp.peek()}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  )
}
