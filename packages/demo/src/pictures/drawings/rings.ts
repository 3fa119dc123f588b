/** Rings, on a velvet stand. */

import { around, diamond, gem, gemOf, halo, mainGem, metalOf, on, set, spark, stand } from './gems.ts'
import type { Tones } from './palette.ts'
import { circle, ellipse, group, path, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const hoop = (rx: number, width: number, colour: string, cx = 400, cy = 446) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 1.04}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** The metal of a band `width` thick, light from the left, with its engraved hallmark. */
function band(s: Sheet, m: Tones, r: number, width: number, cx = 400, cy = 446): string {
  const metal = s.lin('d', m.glint, m.light, m.base, m.deep, m.light, m.base, m.deep)
  return [
    hoop(r - 3, width + 6, m.deep, cx + 9, cy),
    hoop(r, width, metal, cx, cy),
    hoop(r + width / 2 - 1, 3, m.glint, cx, cy),
    hoop(r - width / 2, 3, m.deep, cx, cy),
    stroke(`M${cx - 16} ${cy + r * 1.04 + 2}h8m4 0h5m4 0h10`, m.deep, 3, 'opacity=".55"'),
  ].join('')
}

const claws = (s: Sheet, m: Tones, cx: number, cy: number, r: number) =>
  [-135, -45, 45, 135]
    .map((a) => {
      const [x, y] = on(cx, cy, r, r, a)
      return circle(x, y, r * 0.14, s.ball(m))
    })
    .join('')

const gallery = (s: Sheet, m: Tones, top: number, w = 64) =>
  path(
    `M${400 - w} ${top + 30}Q400 ${top + 8} ${400 + w} ${top + 30}L432 ${top + 92}H368Z`,
    s.lin('h', m.dark, m.light, m.glint, m.dark),
  )

function solitaire(s: Sheet, m: Tones, top: number): string {
  return [
    [350, 450].map((x) => stroke(`M${x} ${top - 22}L${400 + (x - 400) * 0.7} ${top + 50}`, m.light, 10)).join(''),
    mainGem(s, 400, top, 64),
    claws(s, m, 400, top, 62),
  ].join('')
}

export function ring(s: Sheet): string {
  const m = metalOf(s)
  const top = 252
  const g = gemOf(s)
  const thin = s.a.form === 'stackable' || s.a.form === 'eternity'
  const heads: Record<string, () => string> = {
    halo: () =>
      gallery(s, m, top) + halo(s, 400, top, 70, 16, 11) + circle(400, top, 58, m.deep) + mainGem(s, 400, top, 52),
    'three-stone': () =>
      gallery(s, m, top, 96) +
      set(s, 318, top + 20, 36) +
      set(s, 482, top + 20, 36) +
      circle(400, top, 64, s.face(m)) +
      mainGem(s, 400, top, 56) +
      claws(s, m, 400, top, 54),
    cocktail: () =>
      gallery(s, m, top + 24, 110) +
      halo(s, 400, top - 8, 118, 26, 10) +
      circle(400, top - 8, 104, m.deep) +
      mainGem(s, 400, top - 8, 98) +
      claws(s, m, 400, top - 8, 96),
    bridal: () =>
      gallery(s, m, top) + halo(s, 400, top, 64, 14, 9) + circle(400, top, 54, m.deep) + mainGem(s, 400, top, 50),
    eternity: () =>
      around(30, (a) => {
        const [x, y] = on(400, 446, 160, 166, a)
        return circle(x, y, 18, s.face(m)) + gem(s, g, x, y, 14)
      }),
    stackable: () =>
      around(
        7,
        (a) => {
          const [x, y] = on(400, 446, 160, 167, a)
          return set(s, x, y - 4, a > -92 && a < -88 ? 24 : 18)
        },
        -132,
        -34,
      ),
  }
  const head = heads[s.a.form ?? 'solitaire'] ?? (() => gallery(s, m, top) + solitaire(s, m, top))
  const ground = stand(s, 400, 616, 430)
  const contact = ellipse(420, 616, 130, 18, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.5], [1, '#2a2028', 0]))
  if (s.a.form === 'bridal') {
    // The wedding band lies beside the engagement ring, set along its upper half.
    const stones = around(
      11,
      (a) => {
        const [x, y] = on(400, 446, 156, 162, a)
        return gem(s, diamond, x, y, 11)
      },
      -150,
      -18,
    )
    return [
      ground,
      contact,
      group('transform="translate(118 74) scale(.86)"', band(s, m, 156, 26), stones),
      group('transform="translate(-52 16) scale(.98)"', band(s, m, 155, 26), head(), spark(372, top - 24, 30)),
    ].join('')
  }
  return [
    ground,
    contact,
    thin && s.a.form === 'eternity' ? '' : band(s, m, 155, thin ? 18 : 34),
    s.a.form === 'eternity' ? hoop(138, 6, m.deep) + hoop(150, 30, m.dark) : '',
    head(),
    spark(s.a.form === 'eternity' ? 330 : 376, s.a.form === 'eternity' ? 296 : top - 24, 32),
    spark(276, 356, 20),
  ].join('')
}
