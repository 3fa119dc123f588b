/** What brands put on bottles and jars. */

import { brightness, material, type Tones } from './palette.ts'
import { circle, path, rect } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The label that has no words: a mark and two lines. */
export function label(cx: number, cy: number, w: number, ink: string): string {
  return [
    circle(cx, cy - 26, w * 0.1, 'none', `stroke="${ink}" stroke-width="3"`),
    path(
      `M${cx} ${cy - 26 - w * 0.06}q${w * 0.06} ${w * 0.06} 0 ${w * 0.12}q-${w * 0.06}-${w * 0.06} 0-${w * 0.12}Z`,
      ink,
    ),
    rect(cx - w * 0.32, cy + 4, w * 0.64, 6, 3, ink),
    rect(cx - w * 0.2, cy + 20, w * 0.4, 4, 2, ink, 'opacity=".6"'),
  ].join('')
}

export const trim = (s: Sheet): Tones => (s.p.metal ? s.p : s.v === 1 ? material.chrome : material.gold)

export const ink = (t: Tones) => (brightness(t.base) < 0.55 ? t.glint : t.line)
