import type { Kept } from '../kernel/kept.ts'

export const liveKept: Kept = { tables: ['air_press', 'air_viewers'] }
