// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import forgotPasswordCss from '../../src/forgot-password/forgot-password.css?inline'
import { ForgotPassword } from '../../src/forgot-password/forgot-password.tsx'
import { define } from '../../src/kit/element/element.tsx'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import panelCss from '../../src/parts/panel.css?inline'
import signInFormCss from '../../src/parts/sign-in-form.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'

define({
  tag: 'onair-forgot-password',
  component: ForgotPassword,
  attributes: { token: 'text' },
  css: [buttonCss, fieldCss, iconCss, noticeCss, panelCss, signInFormCss, spinnerCss, forgotPasswordCss],
  form: true,
  root: 'light',
})
