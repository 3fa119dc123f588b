export { wantedFavourite } from './wanted-favourite.ts'
