import type { HostKey } from '../kernel/messages.ts'

/** What the channel itself leads to, wherever pages name it: menu, drawer, footer. */
export const channelLinks: readonly { path: string; text: HostKey }[] = [
  { path: '/pages/schedule', text: 'menu.schedule' },
  { path: '/#showstopper', text: 'home.showstopper' },
  { path: '/pages/productlist?sortKey=recently-aired', text: 'menu.recentlyAired' },
  { path: '/pages/productlist?dimensions=on-sale:yes', text: 'menu.onSale' },
  { path: '/#donations', text: 'menu.donations' },
]
