/** Scents and what washes hair. */

import { ink, label, trim } from './labels.ts'
import { material, type Tones } from './palette.ts'
import { circle, cylinder, gloss, ground, group, path, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A tall sprayer of mist, its cap beside it. */
function mist(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const w = s.v === 1 ? 180 : 150
  return [
    shadow(s, 370, ground, 100),
    path(
      `M${370 - 36} 300H406Q${370 + w / 2} 314 ${370 + w / 2} 350V628Q${370 + w / 2} 654 ${370 + w / 2 - 26} 656H${370 - w / 2 + 26}Q${370 - w / 2} 654 ${370 - w / 2} 628V350Q${370 - w / 2} 314 334 300Z`,
      s.lin('h', [0, t.dark, 0.9], [0.2, t.glint, 0.9], [0.5, t.light, 0.85], [1, t.dark, 0.95]),
    ),
    rect(367, 300, 6, 320, 3, '#ffffff', 'opacity=".5"'),
    rect(370 - w / 2 + 14, 420, w - 28, 150, 6, material.paper.light, 'opacity=".9"'),
    label(370, 500, 100, t.line),
    gloss(s, 370 - w / 2 + 12, 350, 14, 220, 0.8),
    rect(332, 250, 76, 54, 8, s.round(material.white)),
    rect(344, 214, 52, 40, 8, s.round(material.white)),
    rect(334, 226, 12, 12, 4, material.graphite.base),
    ...[
      [280, 214, 26],
      [240, 200, 36],
      [200, 224, 44],
      [250, 244, 30],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, s.rad(0.5, 0.5, 0.5, [0, '#ffffff', 0.8], [1, '#ffffff', 0]))),
    shadow(s, 540, ground, 60),
    cylinder(s, material.white, 540, 560, 650, 96, 0.12),
  ].join('')
}

/** A square flask with a heavy cap, of dark glass. */
function cologne(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const w = s.v === 1 ? 240 : s.v === 2 ? 320 : 280
  const outline = `M${400 - w / 2} 340Q${400 - w / 2} 320 ${400 - w / 2 + 20} 320H${400 + w / 2 - 20}Q${400 + w / 2} 320 ${400 + w / 2} 340V630Q${400 + w / 2} 655 ${400 + w / 2 - 24} 655H${400 - w / 2 + 24}Q${400 - w / 2} 655 ${400 - w / 2} 630Z`
  return [
    shadow(s, 400, ground, w * 0.6),
    path(outline, s.lin('d', t.light, t.base, t.dark, t.deep)),
    group(
      s.within(outline),
      ...[0.2, 0.8].map((k) => rect(400 - w / 2 + w * k - 5, 320, 10, 340, 0, '#ffffff', 'opacity=".16"')),
      rect(400 - w / 2, 630, w, 26, 0, '#ffffff', 'opacity=".2"'),
      path(`M${400 - w / 2} 320H${400 - w / 6}L${400 - w / 2} 560Z`, '#ffffff', 'opacity=".22"'),
    ),
    stroke(outline, '#ffffff', 3, 'opacity=".4"'),
    rect(400 - w * 0.3, 440, w * 0.6, 120, 3, s.face(material.steel)),
    label(400, 508, w * 0.44, material.black.base),
    rect(362, 290, 76, 34, 4, s.round(material.steel)),
    rect(340, 190, 120, 106, 8, s.round(material.black)),
    gloss(s, 354, 204, 12, 76, 0.4),
  ].join('')
}

function perfume(s: Sheet): string {
  if (s.a.form === 'mist') return mist(s)
  if (s.a.form === 'cologne') return cologne(s)
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
  if (s.a.form !== 'duo') return bottle(400, t, s.v !== 1, s.v === 1 ? 250 : 290, s.v === 2 ? 190 : 206).join('')
  return [
    ...bottle(300, t, s.v !== 1, s.v === 1 ? 250 : 290, 176),
    ...bottle(506, second, s.v === 2, s.v === 2 ? 320 : 330, 164),
  ].join('')
}

export const cosmetics = { perfume, shampoo }
