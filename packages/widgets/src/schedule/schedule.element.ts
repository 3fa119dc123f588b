import type { ElementDescription } from '../kit/element/element.tsx'
import badge from '../parts/badge.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './schedule.css?inline'
import { Schedule, type ScheduleProps } from './schedule.tsx'

/** `<onair-schedule view="rest" date="2026-11-21" time-zone="America/St_Johns" compact>` */
export const scheduleElement: ElementDescription<ScheduleProps> = {
  tag: 'onair-schedule',
  component: Schedule,
  attributes: { view: 'text', date: 'text', timeZone: 'text', compact: 'flag' },
  properties: ['initial'],
  events: { onShowChange: 'onair:show-changed' },
  css: [badge, icon, notice, picture, spinner, css].join(''),
  root: 'shadow',
}
