// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { WatchLive, type WatchLiveProps } from '../src/watch-live/watch-live.tsx'
