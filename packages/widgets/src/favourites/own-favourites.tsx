import { favouritesClient } from '@onair/core/favourites/client'
import { LoadedForCustomer, withCode } from '../connected/loaded-for-customer.tsx'
import { useModel, useShop } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'

/** Reads and shows the signed-in customer's favourites. */
export function OwnFavourites() {
  const client = favouritesClient(useModel(httpModel))
  const { models } = useShop()
  async function load() {
    const result = await withCode(import('./favourites-screen.tsx'), client.list(1))
    if (result.ok) result.value.code.shareFirstPage(models, result.value.value)
    return result
  }
  return (
    <LoadedForCustomer load={load} absent={null}>
      {({ code: { FavouritesScreen }, value }) => <FavouritesScreen initial={value} />}
    </LoadedForCustomer>
  )
}
