import type { ElementDescription } from '../kit/element/element.tsx'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import panel from '../parts/panel.css?inline'
import form from '../parts/sign-in-form.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './forgot-password.css?inline'
import { ForgotPassword, type ForgotPasswordProps } from './forgot-password.tsx'

/** `<onair-forgot-password>`, with `token` from the mail's link to choose the new password. Light DOM, for password managers. */
export const forgotPasswordElement: ElementDescription<ForgotPasswordProps> = {
  tag: 'onair-forgot-password',
  component: ForgotPassword,
  attributes: { token: 'text' },
  css: [button, field, icon, notice, panel, form, spinner, css].join(''),
  root: 'light',
}
