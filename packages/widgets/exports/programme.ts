// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Programme, type ProgrammeProps } from '../src/programme/programme.tsx'
