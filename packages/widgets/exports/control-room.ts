// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { ControlRoom, type ControlRoomProps } from '../src/control-room/control-room.tsx'
