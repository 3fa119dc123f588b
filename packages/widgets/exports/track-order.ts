// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { TrackOrder, type TrackOrderProps } from '../src/track-order/track-order.tsx'
