// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import showstopper from '../../src/showstopper/showstopper.css?inline'

const sheets = [picture, price, showstopper]

export default sheets.join('')
