import type { ElementDescription } from '../kit/element/element.tsx'
import listbox from '../parts/listbox.css?inline'
import picture from '../parts/picture.css?inline'
import price from '../parts/price.css?inline'
import css from './search-box.css?inline'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

/** `<onair-search-box search-term="kettle">`. Event: `onair:before-search` (can be vetoed). */
export const searchBoxElement: ElementDescription<SearchBoxProps> = {
  tag: 'onair-search-box',
  component: SearchBox,
  attributes: { searchTerm: 'text' },
  events: { onBeforeSearch: 'onair:before-search' },
  css: [listbox, picture, price, css].join(''),
  root: 'shadow',
}
