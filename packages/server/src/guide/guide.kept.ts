import type { Kept } from '../kernel/kept.ts'

export const guideKept: Kept = { tables: ['host', 'show', 'show_product'] }
