// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import createAccountCss from '../../src/create-account/create-account.css?inline'
import { CreateAccount } from '../../src/create-account/create-account.tsx'
import { define } from '../../src/kit/element/element.tsx'
import addressFieldsCss from '../../src/parts/address-fields.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import checkCss from '../../src/parts/check.css?inline'
import errorSummaryCss from '../../src/parts/error-summary.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import listboxCss from '../../src/parts/listbox.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import panelCss from '../../src/parts/panel.css?inline'
import signInFormCss from '../../src/parts/sign-in-form.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'

define({
  tag: 'onair-create-account',
  component: CreateAccount,
  attributes: { returnTo: 'text' },
  events: { onBeforeReturn: 'onair:before-return' },
  css: [
    buttonCss,
    checkCss,
    fieldCss,
    iconCss,
    listboxCss,
    noticeCss,
    panelCss,
    signInFormCss,
    spinnerCss,
    addressFieldsCss,
    errorSummaryCss,
    createAccountCss,
  ],
  form: true,
  root: 'light',
})
