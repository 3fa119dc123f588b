export { TilePriceUntil } from './tile-price-until.tsx'
