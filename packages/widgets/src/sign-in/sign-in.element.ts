import type { ElementDescription } from '../kit/element/element.tsx'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import panel from '../parts/panel.css?inline'
import form from '../parts/sign-in-form.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './sign-in.css?inline'
import { SignIn, type SignInProps } from './sign-in.tsx'

/** `<onair-sign-in return-to="/pages/myaccount">`, in light DOM for password managers. Event: `onair:before-return`. */
export const signInElement: ElementDescription<SignInProps> = {
  tag: 'onair-sign-in',
  component: SignIn,
  attributes: { returnTo: 'text', siteKey: 'text' },
  events: { onBeforeReturn: 'onair:before-return' },
  css: [button, field, icon, notice, panel, form, spinner, css].join(''),
  root: 'light',
}
