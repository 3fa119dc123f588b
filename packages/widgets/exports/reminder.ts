// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Reminder, type ReminderProps } from '../src/reminder/reminder.tsx'
