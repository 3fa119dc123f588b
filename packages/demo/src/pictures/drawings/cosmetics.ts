/** Creams, scents and colours. */

import { brightness, material, mix, type Tones, tones } from './palette.ts'
import { circle, cylinder, ellipse, gloss, ground, group, move, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The label that has no words: a mark and two lines. */
function label(cx: number, cy: number, w: number, ink: string): string {
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

const ink = (t: Tones) => (brightness(t.base) < 0.55 ? t.glint : t.line)

function creamJar(s: Sheet): string {
  const t = s.p
  const open = s.v === 1
  const w = s.v === 2 ? 300 : 340
  const jar = [
    path(
      `M${400 - w / 2} 424V610Q${400 - w / 2} 646 ${400 - w / 2 + 40} 650Q400 668 ${400 + w / 2 - 40} 650Q${400 + w / 2} 646 ${400 + w / 2} 610V424Z`,
      s.round({ ...t, metal: false }),
    ),
    path(
      `M${400 - w / 2} 600Q400 640 ${400 + w / 2} 600V610Q${400 + w / 2} 646 ${400 + w / 2 - 40} 650Q400 668 ${400 - w / 2 + 40} 650Q${400 - w / 2} 646 ${400 - w / 2} 610Z`,
      t.deep,
      'opacity=".25"',
    ),
    gloss(s, 400 - w / 2 + 26, 446, 22, 160, 0.7),
    label(400, 530, 170, ink(t)),
  ].join('')
  const lid = (cx: number, y: number) =>
    cylinder(s, trim(s), cx, y, y + 84, w + 12, 0.11) +
    stroke(
      `M${cx - w / 2 - 5} ${y + 70}A${w / 2 + 6} ${w * 0.11} 0 0 0 ${cx + w / 2 + 5} ${y + 70}`,
      trim(s).deep,
      2,
      'opacity=".6"',
    )
  if (!open) return shadow(s, 400, 650, w * 0.56) + jar + lid(400, 344)
  return [
    shadow(s, 400, 650, w * 0.56),
    jar,
    ellipse(400, 424, w / 2, 38, s.lin('h', t.light, t.glint, t.dark)),
    ellipse(400, 426, w / 2 - 14, 31, s.lin('d', '#fffdf8', '#efe6da')),
    path(
      'M330 424C350 380 400 420 410 384C440 400 470 420 452 440C420 452 350 450 330 424Z',
      s.lin('d', '#ffffff', '#f3eadf', '#dccfbf'),
    ),
    stroke('M344 424C370 396 410 424 424 404', '#d8cab9', 3),
    move(
      200,
      250,
      shadow(s, 420, 400, 120),
      group('transform="translate(0 0)"', cylinder(s, trim(s), 420, 340, 396, 200, 0.13)),
    ),
  ].join('')
}

function serumBottle(s: Sheet): string {
  const t = s.p
  const w = s.v === 1 ? 210 : 180
  const top = 380
  const amber = { ...t, metal: false }
  return [
    shadow(s, 400, ground, 120),
    path(
      `M${400 - 50} ${top - 30}H${400 + 50}V${top}Q${400 + w / 2} ${top + 10} ${400 + w / 2} ${top + 60}V630Q${400 + w / 2} 652 ${400 + w / 2 - 26} 655Q400 666 ${400 - w / 2 + 26} 655Q${400 - w / 2} 652 ${400 - w / 2} 630V${top + 60}Q${400 - w / 2} ${top + 10} 350 ${top}Z`,
      s.round(amber),
    ),
    path(
      `M${400 - w / 2 + 12} 450V626Q${400 - w / 2 + 12} 644 ${400 - w / 2 + 34} 646Q400 654 ${400 + w / 2 - 34} 646Q${400 + w / 2 - 12} 644 ${400 + w / 2 - 12} 626V450Q400 462 ${400 - w / 2 + 12} 450Z`,
      s.lin('h', t.deep, t.dark, t.base, t.deep),
      'opacity=".5"',
    ),
    rect(394, 300, 12, 250, 6, s.lin('h', '#ffffff', '#d8e2e4'), 'opacity=".55"'),
    gloss(s, 400 - w / 2 + 18, top + 50, 18, 190, 0.75),
    rect(400 + w / 2 - 22, top + 70, 6, 160, 3, '#ffffff', 'opacity=".35"'),
    path(
      `M${400 - w / 2} 480H${400 + w / 2}V610H${400 - w / 2}Z`,
      s.lin('h', material.paper.dark, material.paper.light, material.paper.base, material.paper.deep),
    ),
    label(400, 546, 130, t.line),
    cylinder(s, trim(s), 400, 290, 352, 112, 0.1),
    [320, 328, 336].map((y) => stroke(`M344 ${y}A56 11 0 0 0 456 ${y}`, trim(s).deep, 2, 'opacity=".5"')).join(''),
    path(
      'M370 290C366 250 362 220 368 176Q372 150 400 150Q428 150 432 176C438 220 434 250 430 290Q400 302 370 290Z',
      s.round(s.v === 2 ? material.white : material.black),
    ),
    gloss(s, 380, 168, 10, 90, 0.5),
    s.v === 1
      ? path('M600 560C622 592 630 606 630 622A30 30 0 0 1 570 622C570 606 578 592 600 560Z', s.ball(amber)) +
        ellipse(606, 656, 40, 6, '#2a2028', 'opacity=".15"')
      : '',
  ].join('')
}

function lipstick(s: Sheet): string {
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

function palette(s: Sheet): string {
  const case_ = s.p
  const skin = ['#f0d9c4', '#dcb49a', '#c08a72', '#96604f', '#6a3f3b']
  const pan = (i: number, j: number) => {
    const own = s.p.set[(i + j * 2) % 5]?.base ?? s.p.base
    const value = tones(mix(skin[(i * 2 + j) % 5] ?? '#dcb49a', own, j === 0 ? 0.25 : s.p.multi ? 0.8 : 0.5))
    const x = 196 + i * 104
    const y = 468 + j * 84
    return (
      rect(x, y, 92, 72, 8, case_.line) +
      rect(x + 3, y + 4, 86, 66, 7, s.lin('d', value.light, value.base, value.dark)) +
      stroke(`M${x + 20} ${y + 52}q24-30 52-28`, value.glint, 5, 'opacity=".5"')
    )
  }
  const rows = [0, 1].flatMap((j) => [0, 1, 2, 3].map((i) => pan(i, j)))
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

function mascara(s: Sheet): string {
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

function perfume(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const cap = s.p.metal ? s.p : s.v === 1 ? material.black : material.gold
  const outline =
    s.v === 1
      ? 'M400 350C540 350 590 430 590 510C590 610 510 655 400 655C290 655 210 610 210 510C210 430 260 350 400 350Z'
      : s.v === 2
        ? 'M330 350H470L560 420V610Q560 655 516 655H284Q240 655 240 610V420Z'
        : 'M250 350H550Q570 350 570 372V630Q570 655 544 655H256Q230 655 230 630V372Q230 350 250 350Z'
  return [
    shadow(s, 400, ground, 190),
    path(outline, s.lin('d', [0, t.glint, 0.95], [0.5, t.light, 0.9], [1, t.base, 0.95])),
    group(
      s.within(outline),
      path('M200 420H600V700H200Z', s.lin('v', [0, t.light, 0.7], [1, t.dark, 0.85])),
      path('M200 420H600V430H200Z', t.glint, 'opacity=".8"'),
      path('M230 340H290L250 660H210Z', '#ffffff', 'opacity=".5"'),
      path('M300 340H318L280 660H262Z', '#ffffff', 'opacity=".35"'),
      path('M540 340H600V660H520Z', t.deep, 'opacity=".22"'),
      rect(200, 632, 400, 30, 0, '#ffffff', 'opacity=".35"'),
    ),
    stroke(outline, '#ffffff', 5, 'opacity=".65"'),
    stroke(outline, t.dark, 2, 'opacity=".5"'),
    rect(330, 470, 140, 110, 4, material.paper.light, 'opacity=".92"'),
    label(400, 530, 110, t.line),
    rect(398, 350, 4, 260, 0, '#ffffff', 'opacity=".4"'),
    rect(362, 312, 76, 42, 6, s.round(material.gold)),
    s.v === 1
      ? circle(400, 256, 62, s.ball(cap))
      : s.v === 2
        ? path('M340 312V226L400 184L460 226V312Z', s.round(cap)) +
          path('M340 226L400 184L460 226L400 246Z', cap.glint, 'opacity=".6"')
        : cylinder(s, cap, 400, 196, 310, 130, 0.09),
  ].join('')
}

function shampoo(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const second = s.p.multi
    ? s.p.set[2]
    : s.v === 2
      ? material.white
      : { ...t, base: t.light, light: t.glint, dark: t.base, deep: t.dark }
  const bottle = (cx: number, tone: Tones, pump: boolean, top: number, w: number) => [
    shadow(s, cx, ground, w * 0.6),
    path(
      `M${cx - 34} ${top - 20}H${cx + 34}Q${cx + 36} ${top} ${cx + w / 2 - 16} ${top + 16}Q${cx + w / 2} ${top + 30} ${cx + w / 2} ${top + 60}V630Q${cx + w / 2} 652 ${cx + w / 2 - 24} 655Q${cx} 664 ${cx - w / 2 + 24} 655Q${cx - w / 2} 652 ${cx - w / 2} 630V${top + 60}Q${cx - w / 2} ${top + 30} ${cx - w / 2 + 16} ${top + 16}Q${cx - 36} ${top} ${cx - 34} ${top - 20}Z`,
      s.round(tone),
    ),
    gloss(s, cx - w / 2 + 16, top + 46, 16, 210, 0.65),
    label(cx, 500, w * 0.74, ink(tone)),
    rect(cx - w / 2, 580, w, 12, 0, ink(tone), 'opacity=".25"'),
    pump
      ? [
          rect(cx - 38, top - 52, 76, 36, 6, s.round(trim(s))),
          rect(cx - 9, top - 104, 18, 56, 3, s.round(trim(s))),
          path(
            `M${cx - 70} ${top - 108}Q${cx - 80} ${top - 130} ${cx - 40} ${top - 132}H${cx + 34}Q${cx + 44} ${top - 120} ${cx + 34} ${top - 104}H${cx - 44}Q${cx - 58} ${top - 102} ${cx - 60} ${top - 84}H${cx - 74}Z`,
            s.fall(trim(s)),
          ),
        ].join('')
      : cylinder(s, trim(s), cx, top - 78, top - 18, 96, 0.09),
  ]
  return [
    ...bottle(300, t, s.v !== 1, s.v === 1 ? 250 : 290, 176),
    ...bottle(506, second, s.v === 2, s.v === 2 ? 320 : 330, 164),
  ].join('')
}

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
  const [a, b, c, d] = s.p.set
  return bottle(400, s.p.multi ? c : b, 66) + bottle(250, a, 0) + bottle(550, d, 0)
}

export const cosmetics = {
  'cream-jar': creamJar,
  'serum-bottle': serumBottle,
  lipstick,
  palette,
  mascara,
  perfume,
  shampoo,
  'nail-polish': nailPolish,
}
