/** Machines for coffee. */

import { glass, steam } from './extras.ts'
import { material } from './palette.ts'
import { circle, ellipse, gloss, ground, path, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A portafilter over a cup, a gauge and a steam wand. */
function espresso(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, ground, 270),
    rect(150, 190, 500, 452, 26, s.round(t)),
    rect(150, 170, 500, 44, 14, s.fall(material.steel)),
    ...[230, 300, 370].map((x) => path(`M${x} 172L${x + 6} 132H${x + 50}L${x + 56} 172Z`, s.round(material.white))),
    rect(180, 330, 440, 250, 16, s.lin('v', material.graphite.dark, material.graphite.base)),
    circle(246, 264, 40, s.ball(material.steel)) +
      circle(246, 264, 31, material.paper.light) +
      stroke('M246 264L262 246', '#c8452f', 4),
    ...[340, 400].map((x) => circle(x, 264, 20, s.ball(material.steel))),
    circle(556, 264, 30, s.ball(material.black)),
    rect(330, 326, 140, 40, 8, s.round(material.steel)),
    rect(346, 362, 108, 26, 8, s.round(material.chrome)),
    path('M386 376H414L424 394L560 428Q574 438 560 450L410 416Z', s.fall(s.v === 1 ? material.walnut : material.black)),
    stroke('M390 396V500M410 396V500', '#5a3520', 6),
    path('M350 500H450L440 560Q400 574 360 560Z', s.round(material.white)),
    ellipse(400, 500, 50, 9, '#7a4c2c'),
    stroke('M450 514C480 512 476 548 442 546', material.white.base, 9),
    stroke('M572 366V470Q572 500 556 520', material.steel.dark, 11) +
      stroke('M570 366V470Q570 500 554 520', material.steel.glint, 4),
    rect(170, 580, 460, 62, 12, s.fall(material.steel)),
    ...Array.from({ length: 20 }, (_, i) => rect(190 + i * 22, 588, 12, 8, 4, material.black.base)),
    gloss(s, 164, 230, 16, 320, 0.45),
    s.v === 2 ? steam(s, 400, 480) : '',
  ].join('')
}

export function coffeeMaker(s: Sheet): string {
  if (s.a.form === 'espresso') return espresso(s)
  const t = s.p
  return [
    shadow(s, 400, ground, 220),
    path('M230 150Q232 128 256 126H544Q568 128 570 150V310H230Z', s.round(t)),
    path('M470 300H570V640H470Z', s.lin('h', t.dark, t.base, t.deep)),
    rect(230, 608, 340, 46, 12, s.fall(t)),
    rect(250, 598, 226, 16, 6, s.fall(material.graphite)),
    path('M256 126H544Q568 128 570 150H230Q232 128 256 126Z', t.glint, 'opacity=".5"'),
    rect(300, 176, 130, 62, 10, s.lin('d', '#30343a', '#121418')),
    ...[0, 1, 2, 3].map((i) => rect(318 + i * 25 + (i > 1 ? 6 : 0), 192, 15, 28, 3, '#9fe6ff')),
    circle(500, 206, 24, s.ball(material.steel)),
    path('M276 300H448L430 356H294Z', s.round(material.graphite)),
    s.v === 1
      ? [
          path('M310 480H420V580Q418 598 400 600H330Q312 598 310 580Z', s.round(material.white)),
          stroke('M420 500C460 496 458 560 418 556', material.white.base, 12),
          ellipse(365, 480, 55, 11, '#5a3520'),
          stroke('M356 360V474M374 360V474', '#5a3520', 5),
        ].join('')
      : [
          path('M286 400Q362 380 440 400L462 560Q462 594 432 598H294Q264 594 264 560Z', glass(s)),
          path(
            'M272 500Q364 520 454 500L462 560Q462 594 432 598H294Q264 594 264 560Z',
            s.lin('h', '#5b3721', '#3a2114', '#2a170d'),
            'opacity=".92"',
          ),
          ellipse(363, 500, 91, 10, '#7a4c2c'),
          rect(282, 384, 162, 22, 8, s.round(material.graphite)),
          stroke('M444 412C520 414 510 540 458 544', material.graphite.dark, 20),
          path('M292 420L280 570L296 580L308 420Z', '#ffffff', 'opacity=".6"'),
        ].join(''),
    gloss(s, 250, 150, 18, 130, 0.5),
    s.v === 2 ? circle(520, 560, 12, '#7fe0b0') : '',
  ].join('')
}
