// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { RecentlyViewed, type RecentlyViewedProps } from '../src/recently-viewed/recently-viewed.tsx'
