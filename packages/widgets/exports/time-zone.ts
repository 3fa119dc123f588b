// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { TimeZone, type TimeZoneProps } from '../src/time-zone/time-zone.tsx'
