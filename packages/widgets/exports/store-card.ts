// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { StoreCard, type StoreCardProps } from '../src/store-card/store-card.tsx'
