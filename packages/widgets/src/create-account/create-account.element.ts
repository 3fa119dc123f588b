import type { ElementDescription } from '../kit/element/element.tsx'
import address from '../parts/address-fields.css?inline'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import listbox from '../parts/listbox.css?inline'
import notice from '../parts/notice.css?inline'
import panel from '../parts/panel.css?inline'
import form from '../parts/sign-in-form.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './create-account.css?inline'
import { CreateAccount, type CreateAccountProps } from './create-account.tsx'

/** `<onair-create-account return-to="/pages/checkout">`, in light DOM for autofill. Event: `onair:before-return`. */
export const createAccountElement: ElementDescription<CreateAccountProps> = {
  tag: 'onair-create-account',
  component: CreateAccount,
  attributes: { returnTo: 'text' },
  events: { onBeforeReturn: 'onair:before-return' },
  css: [button, field, icon, listbox, notice, panel, form, spinner, address, css].join(''),
  root: 'light',
}
