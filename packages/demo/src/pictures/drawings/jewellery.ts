/** Jewellery and watches. In a metal's colour the piece is of that metal; in any other the stones have the colour. */

import { material, type Tones, tones } from './palette.ts'
import { cast, circle, ellipse, group, move, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const diamond = tones('#dfe9f0')

const metalOf = (s: Sheet): Tones => (s.p.metal ? s.p : s.v === 1 ? material.chrome : material.gold)
const gemOf = (s: Sheet): Tones => (s.p.metal ? diamond : s.p)

const at = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  return `${Math.round((cx + r * Math.cos(a)) * 10) / 10} ${Math.round((cy + r * Math.sin(a)) * 10) / 10}`
}

const around = (count: number, print: (degrees: number, i: number) => string, from = 0, to = 360): string =>
  Array.from({ length: count }, (_, i) => print(from + ((to - from) * i) / count, i)).join('')

/** A cut stone seen from above: a table, eight facets and a spark of light. */
function gem(s: Sheet, t: Tones, cx: number, cy: number, r: number): string {
  const shades = [t.glint, t.light, t.base, t.dark, t.deep, t.dark, t.base, t.light]
  const facets = around(8, (a, i) => {
    const shade = shades[(i + 3) % 8] ?? t.base
    return (
      path(
        `M${at(cx, cy, r, a - 22.5)}L${at(cx, cy, r, a + 22.5)}L${at(cx, cy, r * 0.56, a + 22.5)}L${at(cx, cy, r * 0.56, a - 22.5)}Z`,
        shade,
      ) +
      path(
        `M${at(cx, cy, r, a - 22.5)}L${at(cx, cy, r, a + 22.5)}L${at(cx, cy, r * 0.66, a)}Z`,
        t.glint,
        'opacity=".3"',
      )
    )
  })
  const table = `M${around(8, (a, i) => `${i ? 'L' : ''}${at(cx, cy, r * 0.57, a - 22.5)}`)}Z`
  return (
    facets +
    path(table, s.lin('d', t.glint, t.light, t.base, t.dark)) +
    path(`M${at(cx, cy, r * 0.5, 160)}L${at(cx, cy, r * 0.5, 250)}L${cx} ${cy}Z`, '#ffffff', 'opacity=".6"')
  )
}

/** A star of light on a stone. */
const spark = (cx: number, cy: number, r: number): string =>
  path(
    `M${cx} ${cy - r}Q${cx + r * 0.08} ${cy - r * 0.08} ${cx + r} ${cy}Q${cx + r * 0.08} ${cy + r * 0.08} ${cx} ${cy + r}Q${cx - r * 0.08} ${cy + r * 0.08} ${cx - r} ${cy}Q${cx - r * 0.08} ${cy - r * 0.08} ${cx} ${cy - r}Z`,
    '#ffffff',
    'opacity=".92"',
  )

/** A pearl. */
const pearl = (s: Sheet, cx: number, cy: number, r: number): string => circle(cx, cy, r, s.ball(tones('#efe6da')))

/** A stone in its setting. */
const set = (s: Sheet, cx: number, cy: number, r: number, t = gemOf(s)): string =>
  circle(cx, cy, r + 7, s.face(metalOf(s))) + circle(cx, cy, r + 2, metalOf(s).deep) + gem(s, t, cx, cy, r)

/** A velvet stand for small things. */
function stand(s: Sheet, cx: number, top: number, w: number): string {
  const t = material.paper
  return [
    shadow(s, cx, 690, w * 0.54, 34),
    path(`M${cx - w / 2} ${top}V664A${w / 2} ${w * 0.11} 0 0 0 ${cx + w / 2} 664V${top}Z`, s.round(t)),
    ellipse(cx, top, w / 2, w * 0.11, s.lin('d', t.glint, t.light, t.base)),
  ].join('')
}

function ring(s: Sheet): string {
  const m = metalOf(s)
  const band = (rx: number, width: number, colour: string, dx = 0) =>
    `<ellipse cx="${400 + dx}" cy="446" rx="${rx}" ry="${rx * 1.04}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const metal = s.lin('d', m.glint, m.light, m.base, m.deep, m.light, m.base, m.deep)
  const top = s.v === 1 ? 258 : 250
  const crown = path(
    `M336 ${top + 30}Q400 ${top + 8} 464 ${top + 30}L432 ${top + 92}H368Z`,
    s.lin('h', m.dark, m.light, m.glint, m.dark),
  )
  const stone =
    s.v === 1
      ? around(5, (a) => set(s, 400 + (a - 144) * 0.86, 296 - Math.abs(144 - a) * -0.17, a === 144 ? 40 : 28))
      : s.v === 2
        ? around(
            12,
            (a) =>
              circle(
                400 + 66 * Math.cos((a * Math.PI) / 180),
                top + 66 * Math.sin((a * Math.PI) / 180),
                17,
                s.face(m),
              ) +
              gem(s, diamond, 400 + 66 * Math.cos((a * Math.PI) / 180), top + 66 * Math.sin((a * Math.PI) / 180), 13),
          ) + set(s, 400, top, 46)
        : [350, 450]
            .map((x) => stroke(`M${x} ${top - 22}L${400 + (x - 400) * 0.7} ${top + 50}`, m.light, 10))
            .join('') +
          gem(s, gemOf(s), 400, top, 66) +
          [-135, -45, 45, 135]
            .map((a) =>
              circle(400 + 64 * Math.cos((a * Math.PI) / 180), top + 64 * Math.sin((a * Math.PI) / 180), 9, s.ball(m)),
            )
            .join('')
  return [
    stand(s, 400, 616, 430),
    ellipse(420, 616, 130, 18, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.5], [1, '#2a2028', 0])),
    band(152, 40, m.deep, 9),
    band(155, 34, metal),
    band(171, 3, m.glint),
    band(138, 3, m.deep),
    crown,
    stone,
    spark(s.v === 1 ? 386 : 372, top - 24, 34),
    spark(276, 356, 20),
  ].join('')
}

/** Where a chain of `count` beads hangs: a catenary from one shoulder of the bust to the other. */
function hang(
  count: number,
  halfWidth: number,
  top: number,
  low: number,
  print: (x: number, y: number, i: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const part = (i / (count - 1)) * 2 - 1
    const x = 400 + Math.sin((part * Math.PI) / 2) * halfWidth
    const y = top + (low - top) * (1 - Math.abs(part) ** 2.3)
    return print(Math.round(x * 10) / 10, Math.round(y * 10) / 10, i)
  }).join('')
}

function necklace(s: Sheet): string {
  const m = metalOf(s)
  const velvet = material.paper
  const bust =
    'M334 112C338 190 330 232 290 250C220 272 178 296 172 340C168 392 236 420 264 500C282 560 290 620 292 672H508C510 620 518 560 536 500C564 420 632 392 628 340C622 296 580 272 510 250C470 232 462 190 466 112Q400 92 334 112Z'
  const chain = (low: number) =>
    hang(56, 112, 236, low, (x, y, i) => circle(x, y, i % 2 ? 4.4 : 3, i % 2 ? m.light : m.deep))
  const pendant =
    s.v === 1
      ? hang(23, 116, 232, 430, (x, y, i) =>
          s.p.metal
            ? pearl(s, x, y, 13 + (11 - Math.abs(11 - i)) * 0.5)
            : circle(x, y, 12 + (11 - Math.abs(11 - i)) * 0.6, s.ball(gemOf(s))),
        )
      : s.v === 2
        ? chain(436) + hang(9, 60, 388, 440, (x, y, i) => set(s, x, y + 8, 13 + (4 - Math.abs(4 - i)) * 2.4))
        : chain(424) +
          circle(400, 430, 9, 'none', `stroke="${m.base}" stroke-width="5"`) +
          path('M400 436C440 486 452 510 452 532A52 52 0 0 1 348 532C348 510 360 486 400 436Z', s.face(m)) +
          gem(s, gemOf(s), 400, 530, 38) +
          spark(384, 512, 26)
  return [
    shadow(s, 400, 690, 190),
    path('M290 670H510L540 690Q400 706 260 690Z', s.round(material.walnut)),
    path(bust, s.lin('h', velvet.dark, velvet.light, velvet.light, velvet.base, velvet.deep)),
    path(bust, s.rad(0.4, 0.45, 0.6, [0, '#fff', 0.45], [1, '#8a7a6a', 0.22])),
    ellipse(400, 112, 66, 13, velvet.dark),
    move(
      7,
      12,
      group(
        'opacity=".16"',
        hang(40, 114, 236, s.v === 1 ? 430 : 424, (x, y) => circle(x, y, s.v === 1 ? 12 : 4, '#3a2a28')),
      ),
    ),
    pendant,
  ].join('')
}

function earrings(s: Sheet): string {
  const m = metalOf(s)
  const one =
    s.v === 1
      ? [
          `<circle cx="280" cy="430" r="104" fill="none" stroke="${m.deep}" stroke-width="27"/>`,
          `<circle cx="278" cy="428" r="104" fill="none" stroke="${s.lin('d', m.glint, m.light, m.base, m.dark, m.light, m.deep)}" stroke-width="23"/>`,
          set(s, 280, 318, 26),
          s.p.metal
            ? ''
            : around(
                9,
                (a) =>
                  gem(
                    s,
                    gemOf(s),
                    280 + 104 * Math.cos(((a - 66) * Math.PI) / 180),
                    430 + 104 * Math.sin(((a - 66) * Math.PI) / 180),
                    10,
                  ),
                90,
                300,
              ),
        ].join('')
      : s.v === 2
        ? [
            set(s, 280, 300, 32),
            pearl(s, 280, 416, 72),
            circle(280, 346, 9, s.ball(m)),
            path('M262 352h36l-8 14h-20Z', s.face(m)),
          ].join('')
        : [
            stroke('M282 336C282 280 258 262 250 282C244 300 262 316 274 306', m.deep, 8),
            stroke('M280 334C280 278 256 260 248 280C242 298 260 314 272 304', m.light, 5),
            circle(280, 344, 11, s.ball(m)),
            set(s, 280, 384, 24, diamond),
            path('M280 412C326 474 340 510 340 534A60 60 0 0 1 220 534C220 510 234 474 280 412Z', s.face(m)),
            gem(s, gemOf(s), 280, 528, 46),
          ].join('')
  const bar = [
    stroke('M170 214H630', '#2a2028', 12, 'opacity=".14" transform="translate(8 10)"'),
    `<rect x="160" y="206" width="480" height="16" rx="8" fill="${s.fall(material.walnut)}"/>`,
    rect(390, 214, 20, 440, 8, s.round(material.walnut)),
    ellipse(400, 662, 130, 24, s.fall(material.walnut)),
  ].join('')
  const hook = s.v === 0 ? '' : stroke('M280 222V292', m.base, 4)
  const drop = s.v === 0 ? move(0, -40, one) : hook + move(0, 0, one)
  return [
    shadow(s, 400, 672, 140),
    bar,
    move(-10, 0, drop),
    group('transform="matrix(-1 0 0 1 810 0)"', drop),
    spark(252, s.v === 2 ? 386 : 464, 24),
  ].join('')
}

function bracelet(s: Sheet): string {
  const m = metalOf(s)
  const ringOf = (half: 'back' | 'front', count: number, print: (x: number, y: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) => {
      const a = (half === 'back' ? 180 : 0) + (180 * (i + 0.5)) / count
      return print(400 + 216 * Math.cos((a * Math.PI) / 180), 446 + 112 * Math.sin((a * Math.PI) / 180), i)
    }).join('')
  const ground =
    stand(s, 400, 570, 560) + ellipse(416, 560, 236, 30, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.45], [1, '#2a2028', 0]))
  if (s.v === 1) {
    const bead = (x: number, y: number, i: number) => circle(x, y, 29, s.ball(i % 4 === 1 ? m : gemOf(s)))
    return ground + ringOf('back', 13, bead) + ringOf('front', 13, bead) + spark(300, 520, 20)
  }
  if (s.v === 2) {
    return [
      ground,
      ringOf('back', 19, (x, y) => rect(x - 15, y - 15, 30, 30, 6, m.dark) + gem(s, gemOf(s), x, y, 11)),
      ringOf('front', 19, (x, y) => rect(x - 18, y - 18, 36, 36, 7, s.face(m)) + gem(s, gemOf(s), x, y, 15)),
      spark(322, 540, 30),
      spark(560, 510, 20),
    ].join('')
  }
  const outer = 'M184 440A216 112 0 0 0 616 440V486A216 112 0 0 1 184 486Z'
  return [
    ground,
    path(
      'M184 440A216 112 0 0 1 616 440V482A216 112 0 0 0 184 482Z',
      s.lin('h', m.deep, m.dark, m.base, m.light, m.dark),
    ),
    path(outer, s.round(m)),
    stroke('M184 440A216 112 0 0 0 616 440', m.glint, 4),
    stroke('M184 486A216 112 0 0 0 616 486', m.deep, 4),
    [-3, -2, -1, 0, 1, 2, 3].map((i) => gem(s, gemOf(s), 400 + i * 46, 576 - i * i * 3.2, i === 0 ? 24 : 17)).join(''),
    spark(388, 562, 30),
  ].join('')
}

function brooch(s: Sheet): string {
  const m = metalOf(s)
  const g = gemOf(s)
  const petal = (a: number, length: number, t: Tones) =>
    turn(
      a,
      400,
      370,
      path(
        `M400 370C${340} ${370 - length * 0.5} ${350} ${370 - length} 400 ${370 - length}C450 ${370 - length} 460 ${370 - length * 0.5} 400 370Z`,
        s.lin('v', t.light, t.base, t.deep),
      ),
      stroke(
        `M400 370C340 ${370 - length * 0.5} 350 ${370 - length} 400 ${370 - length}C450 ${370 - length} 460 ${370 - length * 0.5} 400 370Z`,
        m.base,
        7,
      ),
      stroke(`M400 350V${390 - length}`, m.light, 3),
    )
  const stem = 'M404 420C430 520 420 590 372 660'
  const leaf = 'M412 520C450 470 520 470 548 490C530 550 460 570 416 556Z'
  return [
    cast('M250 370A150 150 0 0 1 550 370A150 150 0 0 1 250 370Z'),
    stroke(stem, m.deep, 16),
    stroke(stem, m.light, 9),
    path(leaf, s.face(m)),
    stroke('M418 548Q480 530 544 492', m.deep, 4),
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((a) => petal(a + 22, 176, s.p.metal ? m : { ...g, base: g.dark, light: g.base }))
      .join(''),
    s.v === 2 ? '' : [0, 60, 120, 180, 240, 300].map((a) => petal(a, 120, g)).join(''),
    around(12, (a) =>
      circle(400 + 52 * Math.cos((a * Math.PI) / 180), 370 + 52 * Math.sin((a * Math.PI) / 180), 12, s.ball(m)),
    ),
    s.v === 1 ? pearl(s, 400, 370, 44) : set(s, 400, 370, 38, s.p.metal ? diamond : s.p.accent),
    [436, 474, 508].map((x, i) => gem(s, diamond, x, 538 - i * 14, 10)).join(''),
    spark(384, 350, 26),
    spark(500, 262, 18),
  ].join('')
}

function watch(s: Sheet): string {
  const strapped = !s.p.metal
  const m = s.p.metal ? s.p : s.v === 1 ? material.chrome : material.gold
  const strap = strapped ? s.p : m
  const part = 'M330 300L346 128Q350 108 372 106H428Q450 108 454 128L470 300Z'
  const half = [
    path(part, s.lin('h', strap.dark, strap.light, strap.base, strap.deep)),
    strapped
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
    s.v === 2 ? material.screen : s.p.metal ? tones('#f4f1ea') : s.v === 1 ? tones('#eef0f2') : material.paper
  const ink = s.v === 2 ? m.glint : '#3a3438'
  return [
    shadow(s, 400, 690, 130, 20),
    half,
    group('transform="matrix(1 0 0 -1 0 800)"', half),
    rect(556, 380, 34, 40, 8, s.fall(m)),
    circle(406, 410, 162, '#2a2028', 'opacity=".2"'),
    circle(400, 400, 162, s.lin('d', m.glint, m.light, m.base, m.deep, m.light, m.dark)),
    circle(400, 400, 144, m.deep),
    circle(400, 400, 140, s.lin('d', m.light, m.dark)),
    circle(400, 400, 126, s.rad(0.36, 0.3, 0.8, dial.glint, dial.light, dial.base)),
    s.v === 1
      ? around(40, (a) =>
          gem(s, diamond, 400 + 151 * Math.cos((a * Math.PI) / 180), 400 + 151 * Math.sin((a * Math.PI) / 180), 9),
        )
      : '',
    around(60, (a) => turn(a, 400, 400, rect(399, 282, 2, 8, 0, ink, 'opacity=".5"'))),
    around(12, (a, i) =>
      turn(a, 400, 400, rect(396, 284, i % 3 ? 6 : 10, i % 3 ? 20 : 28, 3, s.v === 2 ? m.light : m.dark)),
    ),
    stroke('M400 400L346 346', ink, 10),
    stroke('M400 400L462 326', ink, 7),
    stroke('M400 420L404 500', strapped ? s.p.base : '#a8402f', 3),
    circle(400, 400, 11, s.ball(m)),
    path('M290 338A126 126 0 0 1 446 284L340 510A126 126 0 0 1 290 338Z', '#ffffff', 'opacity=".16"'),
  ].join('')
}

export const jewellery = { ring, necklace, earrings, bracelet, brooch, watch }
