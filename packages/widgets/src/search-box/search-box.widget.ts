import type { Widget } from '../kit/widget.ts'
import type { SearchBox } from './search-box.tsx'

export const widget = {
  tag: 'onair-search-box',
  summary: 'The search field, with suggestions.',
  groups: ['channel', 'list', 'product'],
  component: 'SearchBox',
  attributes: { searchTerm: 'text' },
  events: { onBeforeSearch: 'onair:before-search' },
  root: 'shadow',
  form: true,
  reserve: { '': '2.875rem' },
  steady: true,
  partSheets: ['listbox', 'picture', 'price'],
  sheets: ['search-box'],
  exports: { 'search-box.events.ts': ['type BeforeSearch'], 'search-box.tsx': ['SearchBox', 'type SearchBoxProps'] },
  budget: 28_000,
} as const satisfies Widget<typeof SearchBox>
