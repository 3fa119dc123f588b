// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import listbox from '../../src/parts/listbox.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import searchBox from '../../src/search-box/search-box.css?inline'

const sheets = [listbox, picture, price, searchBox]

export default sheets.join('')
