// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Information, type InformationProps } from '../src/information/information.tsx'
