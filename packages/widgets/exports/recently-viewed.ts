export { RecentlyViewed, type RecentlyViewedProps } from '../src/recently-viewed/recently-viewed.tsx'
