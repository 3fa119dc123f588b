// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { Favourites, type FavouritesProps } from '../src/favourites/favourites.tsx'
