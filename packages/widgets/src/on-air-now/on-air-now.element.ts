import type { ElementDescription } from '../kit/element/element.tsx'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import price from '../parts/price.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './on-air-now.css?inline'
import { OnAirNow, type OnAirNowProps } from './on-air-now.tsx'

/** `<onair-on-air-now time-zone="America/St_Johns">` */
export const onAirNowElement: ElementDescription<OnAirNowProps> = {
  tag: 'onair-on-air-now',
  component: OnAirNow,
  attributes: { timeZone: 'text' },
  properties: ['schedule', 'products'],
  events: { onShowChange: 'onair:show-changed', onBeforeOpen: 'onair:before-open' },
  css: [badge, button, icon, notice, picture, price, spinner, css].join(''),
  root: 'shadow',
}
