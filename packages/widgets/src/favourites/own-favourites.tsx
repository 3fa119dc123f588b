import { favouritesClient } from '@onair/core/favourites/client'
import { LoadedForCustomer, withCode } from '../connected/loaded.tsx'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'

/** Reads and shows the signed-in customer's favourites. */
export function OwnFavourites() {
  const client = favouritesClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={() => withCode(import('./favourites-screen.tsx'), client.list(1))} absent={null}>
      {({ code: { FavouritesScreen }, value }) => <FavouritesScreen initial={value} />}
    </LoadedForCustomer>
  )
}
