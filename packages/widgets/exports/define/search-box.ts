// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import listboxCss from '../../src/parts/listbox.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import searchBoxCss from '../../src/search-box/search-box.css?inline'
import { SearchBox } from '../../src/search-box/search-box.tsx'

define({
  tag: 'onair-search-box',
  component: SearchBox,
  attributes: { searchTerm: 'text' },
  events: { onBeforeSearch: 'onair:before-search' },
  css: [listboxCss, pictureCss, priceCss, searchBoxCss],
  form: true,
  root: 'shadow',
})
