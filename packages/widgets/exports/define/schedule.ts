// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import reminderCss from '../../src/parts/reminder.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import scheduleCss from '../../src/schedule/schedule.css?inline'
import { Schedule } from '../../src/schedule/schedule.tsx'

define({
  tag: 'onair-schedule',
  component: Schedule,
  attributes: { view: 'text', date: 'text', timeZone: 'text', compact: 'flag' },
  properties: ['initial'],
  events: { onShowChange: 'onair:show-changed' },
  css: [
    badgeCss,
    iconCss,
    noticeCss,
    pictureCss,
    reminderCss,
    skeletonCss,
    scheduleCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
    ':host([view="now"]) .onair[aria-busy="true"]{min-height:var(--onair-reserve,22rem)}',
  ],
  root: 'shadow',
})
