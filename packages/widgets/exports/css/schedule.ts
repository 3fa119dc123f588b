// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import badge from '../../src/parts/badge.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import schedule from '../../src/schedule/schedule.css?inline'

const sheets = [badge, icon, notice, picture, spinner, schedule]

export default sheets.join('')
