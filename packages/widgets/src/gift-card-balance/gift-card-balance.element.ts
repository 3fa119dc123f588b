import type { ElementDescription } from '../kit/element/element.tsx'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import fields from '../parts/gift-card-fields.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import price from '../parts/price.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './gift-card-balance.css?inline'
import { GiftCardBalance, type GiftCardBalanceProps } from './gift-card-balance.tsx'

/** `<onair-gift-card-balance>`. */
export const giftCardBalanceElement: ElementDescription<GiftCardBalanceProps> = {
  tag: 'onair-gift-card-balance',
  component: GiftCardBalance,
  attributes: {},
  events: {},
  css: [button, field, fields, icon, notice, price, spinner, css].join(''),
  root: 'shadow',
}
