/** Earrings, on a stand or a card. */

import { around, diamond, finishOf, gem, gemOf, halo, mainGem, metalOf, on, pearl, set, spark } from './gems.ts'
import { material, type Tones } from './palette.ts'
import { cast, circle, ellipse, group, move, path, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function hoop(s: Sheet, m: Tones): string {
  const finish = finishOf(s, m)
  const r = s.v === 1 ? 92 : s.v === 2 ? 112 : 124
  const cy = 322 + r
  const width = s.v === 1 ? 30 : 19
  const metal = s.lin('d', m.glint, m.light, m.base, m.dark, m.light, m.deep)
  return [
    circle(282, cy + 2, r, 'none', `stroke="${m.deep}" stroke-width="${width + 4}"`),
    circle(280, cy, r, 'none', `stroke="${metal}" stroke-width="${width}"`),
    finish ? circle(280, cy, r, 'none', `stroke="${finish}" stroke-width="${width}"`) : '',
    circle(277, cy - 4, r + width * 0.22, 'none', `stroke="${m.glint}" stroke-width="3" opacity=".8"`),
    s.a.stone
      ? around(
          11,
          (a) => {
            const [x, y] = on(280, cy, r, r, a)
            return gem(s, gemOf(s), x, y, width * 0.42)
          },
          30,
          210,
        )
      : '',
    circle(280, 318, 8, s.ball(m)),
  ].join('')
}

function drop(s: Sheet, m: Tones): string {
  const long = s.v === 2 ? 26 : 0
  return [
    stroke('M282 336C282 280 258 262 250 282C244 300 262 316 274 306', m.deep, 8),
    stroke('M280 334C280 278 256 260 248 280C242 298 260 314 272 304', m.light, 5),
    circle(280, 344, 11, s.ball(m)),
    set(s, 280, 384, 22, diamond),
    long ? stroke('M280 412v30', m.base, 5) : '',
    path(
      `M280 ${412 + long}C326 ${474 + long} 340 ${510 + long} 340 ${534 + long}A60 60 0 0 1 220 ${534 + long}C220 ${510 + long} 234 ${474 + long} 280 ${412 + long}Z`,
      s.face(m),
    ),
    mainGem(s, 280, 528 + long, 46),
  ].join('')
}

const pearlDrop = (s: Sheet, m: Tones) =>
  [
    set(s, 280, 300, s.v === 1 ? 24 : 30, gemOf(s)),
    pearl(s, 280, s.v === 2 ? 436 : 416, s.v === 1 ? 60 : 72),
    s.v === 2 ? stroke('M280 330v34', m.base, 5) : '',
    circle(280, s.v === 2 ? 366 : 346, 9, s.ball(m)),
    path('M262 352h36l-8 14h-20Z', s.face(m), s.v === 2 ? 'transform="translate(0 18)"' : ''),
  ].join('')

/** A pair of studs on a card of linen, with the brand's stamp below. */
function studs(s: Sheet, m: Tones): string {
  const card = 'M180 150H620Q640 150 640 170V640Q640 660 620 660H180Q160 660 160 640V170Q160 150 180 150Z'
  const stud = (cx: number) =>
    move(
      0,
      0,
      ellipse(cx + 10, 396, 70, 66, '#2a2028', 'opacity=".18"'),
      s.a.form === 'halo-stud'
        ? halo(s, cx, 380, 62, 14, 10) + circle(cx, 380, 50, m.deep) + mainGem(s, cx, 380, 45)
        : circle(cx, 380, 60, s.face(m)) +
            circle(cx, 380, 54, m.deep) +
            mainGem(s, cx, 380, 52) +
            [-135, -45, 45, 135]
              .map((a) => {
                const [x, y] = on(cx, 380, 51, 51, a)
                return circle(x, y, 8, s.ball(m))
              })
              .join(''),
      spark(cx - 22, 352, 22),
    )
  const t = s.v === 2 ? material.graphite : material.paper
  const ink = s.v === 2 ? '#d9d2c6' : '#8f8577'
  return [
    cast(card),
    path(card, s.face(t)),
    path(card, s.tile(8, `<path d="M0 0H8M0 4H8M0 0V8M4 0V8" stroke="#8a7f70" stroke-width=".6" opacity=".22"/>`)),
    stud(290),
    stud(510),
    circle(400, 560, 24, 'none', `stroke="${ink}" stroke-width="3"`),
    path('M400 546q14 14 0 28q-14-14 0-28Z', ink),
    rect(340, 600, 120, 5, 2, ink),
    rect(362, 616, 76, 4, 2, ink, 'opacity=".6"'),
  ].join('')
}

export function earrings(s: Sheet): string {
  const m = metalOf(s)
  if (s.a.form === 'stud' || s.a.form === 'halo-stud') return studs(s, m)
  const one = s.a.form === 'hoop' ? hoop(s, m) : s.a.form === 'pearl-drop' ? pearlDrop(s, m) : drop(s, m)
  const hooked = s.a.form !== 'hoop' && s.a.form !== 'pearl-drop'
  const hung = hooked ? move(0, -40, one) : stroke('M280 222V306', m.base, 4) + one
  const bar = [
    stroke('M170 214H630', '#2a2028', 12, 'opacity=".14" transform="translate(8 10)"'),
    `<rect x="160" y="206" width="480" height="16" rx="8" fill="${s.fall(material.walnut)}"/>`,
    rect(390, 214, 20, 440, 8, s.round(material.walnut)),
    ellipse(400, 662, 130, 24, s.fall(material.walnut)),
  ].join('')
  return [
    shadow(s, 400, 672, 140),
    bar,
    move(-16, 0, hung),
    group('transform="matrix(-1 0 0 1 816 0)"', hung),
    spark(252, s.a.form === 'pearl-drop' ? 386 : 464, 24),
  ].join('')
}
