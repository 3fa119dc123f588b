import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Reminder',
  sheets: [],
  exports: { 'reminder.tsx': ['Reminder', 'type ReminderProps'] },
} as const satisfies Screen
