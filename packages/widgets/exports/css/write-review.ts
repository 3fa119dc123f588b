// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import writeReview from '../../src/write-review/write-review.css?inline'

const sheets = [button, field, icon, notice, picture, spinner, writeReview]

export default sheets.join('')
