/** Folded cloth. */

import type { Tones } from './palette.ts'
import { cloth, path, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Folded layers, one upon the other, the folds to the front. */
export function stack(
  s: Sheet,
  layers: readonly (readonly [t: Tones, height: number])[],
  w: number,
  bottom: number,
): string {
  let y = bottom
  return layers
    .map(([t, h], i) => {
      y -= h
      const x = 400 - w / 2 + (i % 2) * 5
      const outline = `M${x + 12} ${y}H${x + w - 18}Q${x + w + 16} ${y + h / 2} ${x + w - 18} ${y + h}H${x + 12}Q${x - 8} ${y + h / 2} ${x + 12} ${y}Z`
      return [
        i === layers.length - 1
          ? path(
              `M${x + 8} ${y + 6}L${x + 48} ${y - 26}H${x + w - 8}Q${x + w + 6} ${y - 12} ${x + w - 14} ${y + 6}Z`,
              s.lin('d', t.glint, t.light),
            )
          : '',
        cloth(s, outline, t),
        path(outline, s.lin('v', [0, t.glint, 0.5], [0.4, t.glint, 0], [1, t.deep, 0.5])),
        stroke(
          `M${x + 14} ${y + h * 0.36}H${x + w - 14}M${x + 14} ${y + h * 0.68}H${x + w - 14}`,
          t.deep,
          3,
          'opacity=".34"',
        ),
      ].join('')
    })
    .join('')
}
