// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import bagCounter from '../../src/bag-counter/bag-counter.css?inline'

const sheets = [bagCounter]

export default sheets.join('')
