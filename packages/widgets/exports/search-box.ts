export type { BeforeSearch } from '../src/search-box/search-box.events.ts'
export { SearchBox, type SearchBoxProps } from '../src/search-box/search-box.tsx'
