import type { Widget } from '../kit/widget.ts'
import type { WatchLive } from './watch-live.tsx'

export const widget = {
  tag: 'onair-watch-live',
  summary: 'The channel’s live picture, and beside it the product on the screen.',
  groups: ['channel'],
  component: 'WatchLive',
  attributes: { timeZone: 'text' },
  properties: ['live', 'products'],
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  root: 'shadow',
  reserve: { '': 'calc(56.25vw + clamp(-19.25vw, (52rem - 100vw) * 999, 27.75rem))' },
  keepsReserve: true,
  partSheets: ['badge', 'button', 'icon', 'news', 'picture', 'price', 'spinner'],
  sheets: ['watch-live'],
  exports: { 'watch-live.tsx': ['WatchLive', 'type WatchLiveProps'] },
  budget: 30_900,
} as const satisfies Widget<typeof WatchLive>
