// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Showstopper, type ShowstopperProps } from '../src/showstopper/showstopper.tsx'
