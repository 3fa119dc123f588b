import type { Favourites as FavouriteList } from '@onair/core/favourites/client'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { favouritesModel } from '../models/favourites.model.ts'
import type { Models } from '../models/models.ts'
import en from './favourites.messages.en.json'
import fr from './favourites.messages.fr.json'
import { Favourites } from './favourites.tsx'

/** Gives the list's first page to the favourites model, which then need not read it. */
export function shareFirstPage(models: Models, first: FavouriteList): void {
  models.of(favouritesModel).know(first)
}

/** The favourites below the header of the account, for other sites' pages. */
export function FavouritesScreen({ initial }: { initial: FavouriteList }) {
  const t = useMessages('favourites', en, fr)
  return (
    <OwnAccount crumbs={[{ text: t('title') }]}>
      <Favourites initial={initial} />
    </OwnAccount>
  )
}
