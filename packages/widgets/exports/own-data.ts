// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { OwnData, type OwnDataProps } from '../src/own-data/own-data.tsx'
