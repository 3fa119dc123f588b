export { withFavourite, withoutFavourite } from '../src/favourites/favourites.rules.ts'
