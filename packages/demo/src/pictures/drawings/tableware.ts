/** What a table is laid with. */

import { steam } from './extras.ts'
import type { Tones } from './palette.ts'
import { copies, ellipse, gloss, ground, group, mouth, path, piecesOf, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const mug = (s: Sheet): string => copies(piecesOf(s), 480, 360, () => mugOf(s, !s.a.pieces))

function mugOf(s: Sheet, hot: boolean): string {
  const t = s.p
  const outline =
    s.v === 1
      ? 'M210 330C216 480 240 600 290 640Q380 664 470 640C520 600 546 480 552 330Z'
      : 'M224 310V610Q226 646 262 652Q380 668 500 652Q536 646 538 610V310Z'
  const rim = s.v === 1 ? 171 : 157
  return [
    shadow(s, 390, ground, 190),
    stroke('M532 390C680 360 680 570 520 560', t.deep, 40),
    stroke('M532 388C672 358 672 566 520 556', t.base, 32),
    stroke('M540 380C640 362 650 430 640 470', t.glint, 7, 'opacity=".6"'),
    path(outline, s.round(t)),
    s.v === 2
      ? group(
          s.within(outline),
          path(
            'M200 500H560V700H200Z',
            s.lin('h', s.p.accent.dark, s.p.accent.light, s.p.accent.base, s.p.accent.deep),
          ),
        )
      : '',
    mouth(s, t, 381, s.v === 1 ? 330 : 310, rim, 38, 12),
    ellipse(381, s.v === 1 ? 338 : 318, rim - 20, 26, s.lin('d', '#8a5a38', '#5a3520', '#3e2416')),
    path(`M${381 - 90} 320Q381 300 ${381 + 60} 312`, 'none', 'stroke="#c99a6a" stroke-width="5" opacity=".7"'),
    gloss(s, 254, 370, 24, 210, 0.65),
    s.v === 0
      ? path(
          'M380 440C346 400 300 430 330 480L380 540L430 480C460 430 414 400 380 440Z',
          s.face(s.p.accent),
          'opacity=".9"',
        )
      : '',
    hot ? steam(s, 380, 270) : '',
  ].join('')
}

const plate = (s: Sheet, t: Tones, cx: number, cy: number, rx: number) =>
  [
    ellipse(cx + 4, cy + 10, rx, rx * 0.4, t.deep, 'opacity=".8"'),
    ellipse(cx, cy, rx, rx * 0.4, s.lin('d', t.glint, t.light, t.base, t.dark)),
    ellipse(cx, cy + 2, rx * 0.68, rx * 0.26, s.lin('d', t.dark, t.base, t.light)),
    ellipse(cx, cy + 5, rx * 0.64, rx * 0.235, s.lin('d', t.light, t.base)),
    stroke(
      `M${cx - rx * 0.9} ${cy - 6}A${rx} ${rx * 0.4} 0 0 1 ${cx - rx * 0.2} ${cy - rx * 0.385}`,
      '#ffffff',
      6,
      'opacity=".6"',
    ),
  ].join('')

const bowl = (s: Sheet, t: Tones, cx: number, y: number, rx: number, h: number) =>
  path(
    `M${cx - rx} ${y}C${cx - rx * 0.94} ${y + h * 0.7} ${cx - rx * 0.5} ${y + h} ${cx} ${y + h}C${cx + rx * 0.5} ${y + h} ${cx + rx * 0.94} ${y + h * 0.7} ${cx + rx} ${y}Z`,
    s.round(t),
  ) + mouth(s, { ...t, deep: t.dark, dark: t.base, base: t.light }, cx, y, rx, rx * 0.27, 9)

/** Three bowls of falling size. */
function bowls(s: Sheet): string {
  const t = s.p
  const second = s.v === 1 ? s.p.accent : t
  return [
    shadow(s, 400, 660, 260, 30),
    ellipse(400, 650, 70, 12, t.deep),
    bowl(s, t, 300, 350, 190, 190),
    ellipse(300, 540, 60, 9, t.deep),
    shadow(s, 560, 640, 150, 22),
    bowl(s, second, 560, 470, 150, 160),
    shadow(s, 290, 668, 110, 18),
    bowl(s, s.v === 2 ? s.p.accent : t, 290, 560, 112, 104),
  ].join('')
}

function dinnerSet(s: Sheet): string {
  if (s.a.form === 'bowls') return bowls(s)
  const t = s.p
  const small = s.v === 1 ? s.p.accent : t
  return [
    shadow(s, 330, 636, 250, 40),
    ...[0, 1, 2, 3].map((i) => plate(s, i % 2 && s.v === 2 ? s.p.accent : t, 330, 600 - i * 22, 240)),
    ...[0, 1].map((i) => plate(s, small, 330, 506 - i * 20, 180)),
    ellipse(330, 486, 90, 22, '#2a2028', 'opacity=".18"'),
    bowl(s, t, 330, 370, 130, 116),
    shadow(s, 606, 650, 90),
    stroke('M672 530C740 520 736 610 664 604', t.dark, 20),
    stroke('M672 528C734 518 730 606 664 600', t.base, 14),
    path('M530 490V610Q532 644 560 648Q606 656 652 648Q680 644 682 610V490Z', s.round(t)),
    mouth(s, t, 606, 490, 76, 19, 8),
    gloss(s, 546, 516, 12, 90, 0.6),
  ].join('')
}

function glassSet(s: Sheet): string {
  const tint = s.p.base
  const tumbler = (cx: number, y: number, scale: number, drink: string) =>
    group(
      `transform="translate(${cx} ${y}) scale(${scale})"`,
      ellipse(14, 4, 96, 14, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.4], [1, '#2a2028', 0])),
      path(
        'M-84 -240L-66 -8Q0 10 66 -8L84 -240Z',
        s.lin('h', [0, tint, 0.55], [0.2, '#ffffff', 0.55], [0.5, tint, 0.25], [0.85, tint, 0.4], [1, tint, 0.75]),
      ),
      path('M-76 -140L-64 -20Q0 -4 64 -20L76 -140Q0 -118 -76 -140Z', drink, 'opacity=".6"'),
      ellipse(0, -140, 76, 15, drink, 'opacity=".7"'),
      path('M-66 -8Q0 10 66 -8L64 -26Q0 -10 -64 -26Z', '#ffffff', 'opacity=".55"'),
      path('M-64 -222L-52 -40L-38 -36L-46 -222Z', '#ffffff', 'opacity=".75"'),
      `<ellipse cx="0" cy="-240" rx="84" ry="16" fill="#ffffff" fill-opacity=".3" stroke="${s.p.dark}" stroke-opacity=".55" stroke-width="3"/>`,
    )
  const stemmed = (cx: number, y: number, scale: number) =>
    group(
      `transform="translate(${cx} ${y}) scale(${scale})"`,
      ellipse(14, 2, 96, 13, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.4], [1, '#2a2028', 0])),
      ellipse(0, -4, 78, 13, s.lin('h', [0, tint, 0.6], [0.3, '#ffffff', 0.9], [1, tint, 0.7])),
      path(
        'M-7 -190Q-5 -60 -16 -10H16Q5 -60 7 -190Z',
        s.lin('h', [0, tint, 0.7], [0.4, '#ffffff', 0.9], [1, tint, 0.8]),
      ),
      path(
        'M-70 -420C-120 -300 -90 -190 0 -184C90 -190 120 -300 70 -420Z',
        s.lin('h', [0, tint, 0.6], [0.22, '#ffffff', 0.55], [0.55, tint, 0.22], [1, tint, 0.72]),
      ),
      path(
        'M-97 -300C-96 -230 -60 -192 0 -188C60 -192 96 -230 97 -300Q0 -276 -97 -300Z',
        s.v === 1 ? '#e2c884' : '#7c2338',
        'opacity=".65"',
      ),
      path('M-62 -396C-92 -320 -84 -260 -60 -230L-48 -238C-64 -280 -64 -330 -46 -396Z', '#ffffff', 'opacity=".7"'),
      `<ellipse cx="0" cy="-420" rx="70" ry="13" fill="#ffffff" fill-opacity=".3" stroke="${s.p.dark}" stroke-opacity=".55" stroke-width="3"/>`,
    )
  const stemless = (cx: number, y: number, scale: number) =>
    group(
      `transform="translate(${cx} ${y}) scale(${scale})"`,
      ellipse(14, 2, 96, 13, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.4], [1, '#2a2028', 0])),
      path(
        'M-64 -240C-118 -120 -100 -10 0 -4C100 -10 118 -120 64 -240Z',
        s.lin('h', [0, tint, 0.6], [0.22, '#ffffff', 0.55], [0.55, tint, 0.22], [1, tint, 0.72]),
      ),
      path('M-93 -116C-94 -50 -60 -12 0 -8C60 -12 94 -50 93 -116Q0 -92 -93 -116Z', '#7c2338', 'opacity=".62"'),
      path('M-58 -216C-88 -140 -80 -80 -56 -50L-44 -58C-60 -100 -60 -150 -42 -216Z', '#ffffff', 'opacity=".7"'),
      `<ellipse cx="0" cy="-240" rx="64" ry="12" fill="#ffffff" fill-opacity=".3" stroke="${s.p.dark}" stroke-opacity=".55" stroke-width="3"/>`,
    )
  const one = s.a.form === 'tumbler' ? tumbler : s.a.form === 'stemless' ? stemless : undefined
  const drink = s.v === 1 ? s.p.accent.light : s.p.light
  const high = one ? 250 : 430
  return copies(piecesOf(s, 4), 220, high, () => (one ? one(400, ground, 1, drink) : stemmed(400, ground, 1)))
}

export const tableware = { mug, 'dinner-set': dinnerSet, 'glass-set': glassSet }
