import type { Kept } from '../kernel/kept.ts'

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
}
