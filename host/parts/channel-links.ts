import type { FrameKey } from './frame-texts.ts'

/** Links of the TV channel, for the menu, the drawer and the footer. */
export const channelLinks: readonly { path: string; text: FrameKey }[] = [
  { path: '/pages/watchlive', text: 'menu.watchLive' },
  { path: '/pages/schedule', text: 'menu.schedule' },
  { path: '/#showstopper', text: 'menu.showstopper' },
  { path: '/pages/productlist?sortKey=recently-aired', text: 'menu.recentlyAired' },
  { path: '/pages/productlist?dimensions=on-sale:yes', text: 'menu.onSale' },
  { path: '/#donations', text: 'menu.donations' },
]
