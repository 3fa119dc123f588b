/** Lipstick, powders, mascara and nail polish. */

import { ink, label, trim } from './labels.ts'
import { material, mix, type Tones, tones } from './palette.ts'
import {
  circle,
  copies,
  cylinder,
  ellipse,
  gloss,
  ground,
  group,
  path,
  piecesOf,
  rect,
  shadow,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

function bullet(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const case_ = s.p.metal ? material.black : s.v === 1 ? material.black : trim(s)
  const stick = (cx: number, h: number) =>
    [
      path(
        `M${cx - 44} 470V${300 - h}Q${cx - 40} ${250 - h} ${cx + 20} ${214 - h}Q${cx + 44} ${210 - h} ${cx + 44} ${250 - h}V470Z`,
        s.round(t),
      ),
      path(
        `M${cx - 44} ${300 - h}Q${cx - 40} ${250 - h} ${cx + 20} ${214 - h}Q${cx + 44} ${210 - h} ${cx + 44} ${250 - h}Q${cx + 20} ${310 - h} ${cx - 44} ${300 - h}Z`,
        s.lin('d', t.glint, t.light, t.base),
      ),
      cylinder(s, material.gold, cx, 430, 512, 108, 0.08),
      cylinder(s, case_, cx, 500, 650, 132, 0.09),
      rect(cx - 66, 522, 132, 5, 0, trim(s).glint, 'opacity=".7"'),
    ].join('')
  return [
    shadow(s, 320, ground, 90),
    stick(320, 0),
    shadow(s, 510, ground, 90),
    cylinder(s, case_, 510, 420, 650, 134, 0.09),
    gloss(s, 462, 446, 14, 170, 0.5),
    rect(443, 620, 134, 6, 0, trim(s).glint, 'opacity=".7"'),
    s.v === 2
      ? stroke('M170 690C240 670 300 700 380 684', t.base, 22, 'opacity=".9"') +
        stroke('M176 684C240 666 300 692 372 678', t.glint, 5, 'opacity=".6"')
      : '',
  ].join('')
}

/** A slim stick of tinted balm, uncapped. */
function balm(s: Sheet): string {
  const t = { ...s.p, metal: false }
  return [
    shadow(s, 330, ground, 70),
    path('M286 440V270Q330 236 374 270V440Z', s.round({ ...t, light: t.glint })),
    ellipse(330, 268, 44, 18, s.lin('d', t.glint, t.light)),
    cylinder(s, material.white, 330, 420, 650, 104, 0.1),
    rect(278, 500, 104, 90, 0, s.lin('h', t.dark, t.light, t.base, t.deep)),
    gloss(s, 290, 440, 12, 180, 0.6),
    shadow(s, 500, ground, 66),
    cylinder(s, s.v === 1 ? material.white : { ...t, base: t.light, light: t.glint }, 500, 470, 650, 108, 0.1),
    gloss(s, 460, 490, 12, 130, 0.6),
    s.v === 2 ? stroke('M560 690C620 670 660 700 710 684', t.base, 18, 'opacity=".7"') : '',
  ].join('')
}

const lipstick = (s: Sheet): string => copies(piecesOf(s), 420, 460, () => (s.a.form === 'balm' ? balm(s) : bullet(s)))

/** A compact with one pan of powder. */
function compact(s: Sheet): string {
  const t = s.p
  const case_ = s.v === 1 ? material.black : s.v === 2 ? material.paper : trim(s)
  return [
    shadow(s, 400, 664, 220, 26),
    circle(400, 300, 190, s.face(case_)),
    circle(400, 300, 168, s.lin('d', '#f4f8fa', '#c9d6dc', '#e9eff2', '#a9b8c0')),
    path('M300 170H350L300 430H250Z', '#ffffff', 'opacity=".5"'),
    rect(370, 470, 60, 26, 6, s.face(case_)),
    ellipse(400, 580, 214, 92, case_.deep),
    ellipse(400, 566, 214, 92, s.face(case_)),
    ellipse(400, 562, 168, 70, case_.line),
    ellipse(400, 564, 164, 68, s.lin('d', t.glint, t.light, t.base, t.dark)),
    stroke('M290 560q60 -40 120 -10t110 -8', t.glint, 7, 'opacity=".5"'),
    path('M400 536q18 18 0 36q-18-18 0-36Z', t.dark, 'opacity=".4"'),
  ].join('')
}

function palette(s: Sheet): string {
  if (s.a.form === 'blush') return compact(s)
  const [columns, lines] =
    s.a.pans === 'pans16' ? [8, 2] : s.a.pans === 'pans12' ? [6, 2] : s.a.pans === 'pans9' ? [3, 3] : [4, 2]
  const [wide, high] = [416 / columns, 168 / lines]
  const case_ = s.p
  const skin = ['#f0d9c4', '#dcb49a', '#c08a72', '#96604f', '#6a3f3b']
  const pan = (i: number, j: number) => {
    const own = s.p.set[(i + j * 2) % 5]?.base ?? s.p.base
    const value = tones(mix(skin[(i * 2 + j) % 5] ?? '#dcb49a', own, j === 0 ? 0.25 : s.p.multi ? 0.8 : 0.5))
    const x = 194 + i * wide
    const y = 464 + j * high
    return (
      rect(x, y, wide - 10, high - 8, 7, case_.line) +
      rect(x + 3, y + 3, wide - 16, high - 14, 6, s.lin('d', value.light, value.base, value.dark)) +
      stroke(
        `M${x + wide * 0.2} ${y + high * 0.64}q${wide * 0.22} ${-high * 0.3} ${wide * 0.46} ${-high * 0.28}`,
        value.glint,
        4,
        'opacity=".5"',
      )
    )
  }
  const rows = Array.from({ length: lines }, (_, j) => Array.from({ length: columns }, (_, i) => pan(i, j))).flat()
  return [
    shadow(s, 400, 664, 280, 26),
    path('M166 442L196 156Q198 140 214 140H586Q602 140 604 156L634 442Z', s.face(case_)),
    path(
      'M196 424L220 176Q221 168 230 168H570Q579 168 580 176L604 424Z',
      s.lin('d', '#f4f8fa', '#c9d6dc', '#e9eff2', '#a9b8c0'),
    ),
    path('M260 168H340L260 424H196Z', '#ffffff', 'opacity=".55"'),
    path('M380 168H410L336 424H300Z', '#ffffff', 'opacity=".4"'),
    rect(160, 436, 480, 216, 18, s.face(case_)),
    path('M160 620H640V634Q640 656 622 656H178Q160 656 160 634Z', case_.deep, 'opacity=".55"'),
    rect(176, 452, 448, 184, 10, case_.dark),
    ...rows,
    rect(360, 644, 80, 14, 7, s.face(trim(s))),
    s.v === 1
      ? turn(
          -14,
          520,
          620,
          rect(380, 600, 200, 10, 5, s.fall(material.walnut)) +
            rect(560, 594, 40, 22, 4, s.fall(trim(s))) +
            path('M600 592h50q20 12 0 26h-50Z', s.fall(material.black)),
        )
      : '',
  ].join('')
}

function mascaraOne(s: Sheet): string {
  const t = s.p
  const tube =
    cylinder(s, t, 300, 330, 650, 100, 0.09) +
    stroke('M252 350A50 9 0 0 0 348 350', trim(s).light, 6) +
    gloss(s, 266, 360, 12, 240, 0.6) +
    group('transform="rotate(-90 312 520)"', label(312, 520, 100, ink(t)))
  const bristles = Array.from({ length: 24 }, (_, i) => {
    const y = 128 + i * 7.4
    const w = 15 + Math.sin((i / 23) * Math.PI) * (s.v === 1 ? 24 : 15)
    return stroke(`M${500 - w} ${y + 4}L${500 + w} ${y - 4}`, '#1d1b1f', 4)
  }).join('')
  return [
    shadow(s, 300, ground, 76),
    tube,
    ellipse(300, 330, 30, 6, t.line),
    shadow(s, 500, ground, 70),
    rect(495, 280, 10, 140, 4, s.lin('h', '#55535a', '#2a282d')),
    rect(496, 120, 8, 190, 4, '#1d1b1f'),
    bristles,
    rect(484, 394, 32, 30, 4, s.round(trim(s))),
    cylinder(s, t, 500, 424, 650, 96, 0.09),
    gloss(s, 468, 446, 11, 160, 0.6),
    stroke('M453 640A47 9 0 0 0 547 640', trim(s).light, 5),
  ].join('')
}

const mascara = (s: Sheet): string => copies(piecesOf(s), 330, 540, () => mascaraOne(s))

const bigger = (content: string) => group('transform="translate(-140 -248) scale(1.35 1.38)"', content)

const drop = (s: Sheet, t: Tones) =>
  path(
    'M560 660C556 630 600 624 640 640C690 650 690 690 640 692C600 696 566 690 560 660Z',
    s.ball({ ...t, metal: false }),
  )

function nailPolish(s: Sheet): string {
  const cap = s.p.metal ? material.black : s.v === 1 ? material.chrome : s.v === 2 ? material.white : material.black
  const bottle = (cx: number, tone: Tones, lift: number) =>
    [
      shadow(s, cx, ground - lift, 84),
      path(
        `M${cx - 40} ${474 - lift}H${cx + 40}Q${cx + 78} ${490 - lift} ${cx + 78} ${530 - lift}V${630 - lift}Q${cx + 78} ${652 - lift} ${cx + 54} ${654 - lift}Q${cx} ${662 - lift} ${cx - 54} ${654 - lift}Q${cx - 78} ${652 - lift} ${cx - 78} ${630 - lift}V${530 - lift}Q${cx - 78} ${490 - lift} ${cx - 40} ${474 - lift}Z`,
        s.round({ ...tone, metal: false }),
      ),
      gloss(s, cx - 58, 512 - lift, 16, 120, 0.85),
      rect(cx + 54, 530 - lift, 6, 90, 3, '#ffffff', 'opacity=".35"'),
      path(
        `M${cx - 36} ${476 - lift}L${cx - 27} ${270 - lift}Q${cx} ${258 - lift} ${cx + 27} ${270 - lift}L${cx + 36} ${476 - lift}Q${cx} ${488 - lift} ${cx - 36} ${476 - lift}Z`,
        s.round(cap),
      ),
      gloss(s, cx - 18, 290 - lift, 8, 150, 0.5),
    ].join('')
  const [a, b, , d] = s.p.set
  return piecesOf(s) === 3
    ? bottle(400, b, 66) + bottle(250, a, 0) + bottle(550, d, 0)
    : bigger(bottle(400, a, 0)) + (s.v === 1 ? drop(s, a) : '')
}

export const makeup = { lipstick, palette, mascara, 'nail-polish': nailPolish }
