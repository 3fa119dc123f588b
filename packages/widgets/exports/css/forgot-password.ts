// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import forgotPassword from '../../src/forgot-password/forgot-password.css?inline'
import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import panel from '../../src/parts/panel.css?inline'
import signInForm from '../../src/parts/sign-in-form.css?inline'
import spinner from '../../src/parts/spinner.css?inline'

const sheets = [button, field, icon, notice, panel, signInForm, spinner, forgotPassword]

export default sheets.join('')
