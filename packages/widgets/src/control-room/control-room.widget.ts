import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'ControlRoom',
  sheets: ['control-room'],
  exports: { 'control-room.tsx': ['ControlRoom', 'type ControlRoomProps'] },
} as const satisfies Screen
