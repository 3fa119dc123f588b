import { favouritesClient } from '@onair/core/favourites/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import en from './favourites.messages.en.json'
import fr from './favourites.messages.fr.json'
import { Favourites } from './favourites.tsx'

/** Reads and shows the signed-in customer's favourites. */
export function OwnFavourites() {
  const t = useMessages(en, fr)
  const client = favouritesClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={() => client.list(1)} absent={null}>
      {(initial) => (
        <OwnAccount crumbs={[{ text: t('title') }]}>
          <Favourites initial={initial} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
