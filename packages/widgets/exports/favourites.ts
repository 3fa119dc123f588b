// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Favourites, type FavouritesProps } from '../src/favourites/favourites.tsx'
export { OwnFavourites } from '../src/favourites/own-favourites.tsx'
