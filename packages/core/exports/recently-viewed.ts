export {
  maxRecentlyViewed,
  parseRecentlyViewed,
  printRecentlyViewed,
  recentlyViewedPageSize,
} from '../src/recently-viewed/recently-viewed.rules.ts'
