/** Pyjamas and lounge sets: a top and what goes below, laid out side by side. */

import { button, type Cut, garment, neckband } from './cut.ts'
import { row } from './extras.ts'
import { cast, cloth, fold, group, path, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { collarStand, cuffs } from './tops.ts'

const long =
  'M292 120Q400 138 508 120L530 300C540 420 540 560 536 690Q480 706 424 694L404 330H396L376 694Q320 706 264 690C260 560 260 420 270 300Z'
const short = 'M292 120Q400 138 508 120L534 300L552 420Q490 440 430 424L404 320H396L370 424Q310 440 248 420L266 300Z'
const jogger =
  'M292 120Q400 138 508 120L530 300C544 420 530 560 512 668V700H436V668L404 330H396L364 668V700H288V668C270 560 256 420 270 300Z'

function below(s: Sheet): string {
  const t = s.p
  const outline = s.a.form === 'short-set' ? short : s.a.form === 'lounge-set' ? jogger : long
  const low = s.a.form === 'short-set' ? 430 : 700
  return group(
    s.a.form === 'short-set'
      ? 'transform="translate(236 284) scale(.82)"'
      : 'transform="translate(238 210) scale(.78 .74)"',
    cast(outline),
    cloth(s, outline),
    path(outline, s.lin('h', [0, t.deep, 0.3], [0.48, t.deep, 0.3], [0.75, t.deep, 0], [1, t.deep, 0.4])),
    group(
      s.within(outline),
      fold(s, t, [340, 200, 20], [326, low, 40], 0.34),
      fold(s, t, [470, 200, 20], [486, low, 40], 0.34),
    ),
    path('M292 120Q400 138 508 120L510 154Q400 172 290 154Z', s.lin('h', t.base, t.light, t.dark)),
    stroke('M380 150q-6 40-20 60M420 150q6 40 20 60', s.p.accent.light, 6),
  )
}

export function pyjamas(s: Sheet): string {
  const t = s.p
  const lounge = s.a.form === 'lounge-set'
  const cut: Cut = {
    neck: lounge ? { shape: 'round', depth: 214 } : { shape: 'vee', depth: 268 },
    sleeve: s.a.form === 'short-set' ? 'short' : 'long',
    waist: 142,
    hem: 150,
    bottom: 560,
    cloth: t,
  }
  const collar = 'M336 168Q330 158 342 152L398 262L350 270Q318 232 312 182Z'
  const top = lounge
    ? neckband(cut, 24, t.base) +
      neckband(cut, 2.5, t.line, 'opacity=".45" transform="translate(0 14)"') +
      cuffs(s, 546, 30) +
      path('M318 460H482L508 540Q400 556 292 540Z', s.face(t)) +
      stroke('M318 460H482L508 540M318 460L292 540', t.line, 3, 'opacity=".5"')
    : [
        stroke('M400 268V572', t.line, 3, 'opacity=".5"'),
        collarStand(s, t),
        path(collar, s.face(t)),
        stroke(collar, s.p.accent.light, 4),
        `<g transform="matrix(-1 0 0 1 800 0)">${path(collar, s.lin('d', t.base, t.dark))}${stroke(collar, s.p.accent.light, 4)}</g>`,
        row(306, 530, 4, (y) => button(s.p.accent, 400, y, 9)),
        path('M452 366h64v62q-32 14-64 0Z', s.face(t)),
        stroke('M452 366h64', s.p.accent.light, 5),
      ].join('')
  return below(s) + group('transform="translate(-58 -26) scale(.94)"', garment(s, cut), top)
}
