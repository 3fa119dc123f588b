// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { Programme, type ProgrammeProps } from '../src/programme/programme.tsx'
