// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import panelCss from '../../src/parts/panel.css?inline'
import signInFormCss from '../../src/parts/sign-in-form.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import signInCss from '../../src/sign-in/sign-in.css?inline'
import { SignIn } from '../../src/sign-in/sign-in.tsx'

define({
  tag: 'onair-sign-in',
  component: SignIn,
  attributes: { returnTo: 'text', siteKey: 'text' },
  events: { onBeforeReturn: 'onair:before-return' },
  css: [buttonCss, fieldCss, iconCss, noticeCss, panelCss, signInFormCss, spinnerCss, signInCss],
  form: true,
  root: 'light',
})
