/** Watches, standing upright. */

import { around, diamond, gem } from './gems.ts'
import { material, tones } from './palette.ts'
import { circle, group, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

export function watch(s: Sheet): string {
  const m = s.p.metal ? s.p : s.v === 1 ? material.chrome : material.gold
  const strapped = s.a.band ? s.a.band === 'leather-band' : !s.p.metal
  const strap = strapped ? (s.p.metal ? material.leather : s.p) : m
  const mens = s.a.form === 'mens'
  const part = 'M330 300L346 128Q350 108 372 106H428Q450 108 454 128L470 300Z'
  const half = [
    path(part, s.lin('h', strap.dark, strap.light, strap.base, strap.deep)),
    s.a.band === 'mesh-band'
      ? path(
          part,
          s.tile(
            10,
            `<path d="M0 0L5 5L10 0M0 5L5 10L10 5" fill="none" stroke="${m.deep}" stroke-width="1.6" opacity=".7"/>`,
          ),
        )
      : strapped
        ? stroke('M342 290L356 130M458 290L444 130', strap.glint, 2.5, 'stroke-dasharray="8 6" opacity=".7"')
        : [0, 1, 2, 3, 4, 5]
            .map(
              (i) =>
                stroke(`M${336 + (5 - i) * 2} ${136 + i * 28}H${464 - (5 - i) * 2}`, m.deep, 4) +
                stroke(`M${336 + (5 - i) * 2} ${140 + i * 28}H${464 - (5 - i) * 2}`, m.glint, 2),
            )
            .join('') + stroke('M378 110V296M422 110V296', m.deep, 3, 'opacity=".6"'),
  ].join('')
  const dial =
    s.v === 2 || (mens && s.v === 1)
      ? material.screen
      : s.p.metal
        ? tones('#f4f1ea')
        : s.v === 1
          ? tones('#eef0f2')
          : material.paper
  const ink = s.v === 2 || (mens && s.v === 1) ? m.glint : '#3a3438'
  const subdials = mens
    ? [
        [354, 400],
        [446, 400],
        [400, 452],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 30, 'none', `stroke="${ink}" stroke-width="2.5" opacity=".7"`) +
            stroke(`M${x} ${y}l10 -16`, ink, 3),
        )
        .join('')
    : ''
  const k = mens ? 1.04 : 0.86
  return group(
    `transform="translate(${400 - 400 * k} ${400 - 400 * k}) scale(${k})"`,
    [
      shadow(s, 400, 690, 130, 20),
      half,
      group('transform="matrix(1 0 0 -1 0 800)"', half),
      rect(556, 380, 34, 40, 8, s.fall(m)),
      circle(406, 410, 162, '#2a2028', 'opacity=".2"'),
      circle(400, 400, 162, s.lin('d', m.glint, m.light, m.base, m.deep, m.light, m.dark)),
      circle(400, 400, 144, m.deep),
      circle(400, 400, 140, s.lin('d', m.light, m.dark)),
      circle(400, 400, 126, s.rad(0.36, 0.3, 0.8, dial.glint, dial.light, dial.base)),
      !mens && s.v === 1
        ? around(40, (a) =>
            gem(s, diamond, 400 + 151 * Math.cos((a * Math.PI) / 180), 400 + 151 * Math.sin((a * Math.PI) / 180), 9),
          )
        : '',
      around(60, (a) => turn(a, 400, 400, rect(399, 282, 2, 8, 0, ink, 'opacity=".5"'))),
      around(12, (a, i) =>
        turn(a, 400, 400, rect(396, 284, i % 3 ? 6 : 10, i % 3 ? 20 : 28, 3, s.v === 2 ? m.light : m.dark)),
      ),
      subdials,
      mens ? rect(552, 330, 26, 30, 6, s.fall(m)) + rect(552, 440, 26, 30, 6, s.fall(m)) : '',
      stroke('M400 400L346 346', ink, 10),
      stroke('M400 400L462 326', ink, 7),
      stroke('M400 420L404 500', strapped ? s.p.base : '#a8402f', 3),
      circle(400, 400, 11, s.ball(m)),
      path('M290 338A126 126 0 0 1 446 284L340 510A126 126 0 0 1 290 338Z', '#ffffff', 'opacity=".16"'),
    ].join(''),
  )
}
