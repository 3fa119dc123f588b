import type { Kept } from '../kernel/kept.ts'
import { removeFavourites } from './favourites.queries.ts'
import { ownFavourites } from './kept.queries.ts'

export const favouritesKept: Kept = {
  tables: ['favourite'],
  retention: [
    {
      name: 'favourites',
      tables: ['favourite'],
      data: 'favourites',
      kept: 'as long as the account',
      because: 'they are part of it',
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { Favourites: await ownFavourites(on, { edp }) } }),
    erase: (on, { edp }) => removeFavourites(on, { edp }),
  },
}
