// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { BagClosed, BagOpened, BeforeCheckout } from '../src/bag/bag.events.ts'
export { type BagProps, BagView } from '../src/bag/bag.tsx'
export { BagOrDialog, type BagOrDialogProps } from '../src/bag/bag-or-dialog.tsx'
