// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { BeforeSearch } from '../src/search-box/search-box.events.ts'
export { SearchBox, type SearchBoxProps } from '../src/search-box/search-box.tsx'
