// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import choice from '../../src/parts/choice.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import field from '../../src/parts/field.css?inline'
import guide from '../../src/parts/guide.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import reminder from '../../src/parts/reminder.css?inline'
import reminderForm from '../../src/parts/reminder-form.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import schedule from '../../src/schedule/schedule.css?inline'

const sheets = [
  badge,
  icon,
  notice,
  picture,
  reminder,
  skeleton,
  schedule,
  button,
  choice,
  dialog,
  field,
  guide,
  reminderForm,
]

export default sheets.join('')
