// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { TrackOrder, type TrackOrderProps } from '../src/track-order/track-order.tsx'
