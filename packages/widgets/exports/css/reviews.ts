// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import pager from '../../src/parts/pager.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import stars from '../../src/parts/stars.css?inline'
import reviews from '../../src/reviews/reviews.css?inline'

const sheets = [button, field, icon, notice, pager, skeleton, spinner, stars, reviews]

export default sheets.join('')
