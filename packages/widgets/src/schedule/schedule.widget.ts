import type { Widget } from '../kit/widget.ts'
import type { Schedule } from './schedule.tsx'

export const widget = {
  tag: 'onair-schedule',
  summary: 'The programme guide: now, a day kept up to date, a week, or a search.',
  groups: ['channel'],
  component: 'Schedule',
  attributes: { view: 'text', date: 'text', timeZone: 'text', compact: 'flag' },
  attributeValues: { view: ['now', 'rest', 'day', 'week', 'search'] },
  properties: ['initial'],
  events: { onShowChange: 'onair:show-changed' },
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)', '[view="now"]': '22rem' },
  partSheets: ['badge', 'icon', 'notice', 'picture', 'reminder', 'skeleton'],
  sheets: ['schedule'],
  exports: {
    'schedule.events.ts': ['type ShowChanged'],
    'schedule.model.ts': ['type ScheduleView'],
    'schedule.tsx': ['Schedule', 'type ScheduleProps'],
  },
  budget: 31_600,
} as const satisfies Widget<typeof Schedule>
