import type { Product } from '@onair/core/catalogue/client'
import type { Favourites as FavouriteList } from '@onair/core/favourites/client'

type Favourite = FavouriteList['favourites'][number]

/** Whether a favourite is a product still on sale, with everything that a tile shows. */
export const isListed = (favourite: Favourite): favourite is Favourite & Product =>
  !favourite.isRemoved && favourite.itemNo !== undefined && favourite.name !== undefined
