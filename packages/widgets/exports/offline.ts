// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Offline } from '../src/offline/offline.tsx'
