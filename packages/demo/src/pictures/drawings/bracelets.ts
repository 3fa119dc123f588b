/** Bracelets, on a velvet stand. */

import { finishOf, gem, gemOf, mainGem, metalOf, set, spark, stand } from './gems.ts'
import type { Tones } from './palette.ts'
import { circle, ellipse, group, path, rect, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

type Place = (x: number, y: number, i: number, degrees: number) => string

const along = (half: 'back' | 'front', count: number, print: Place) =>
  Array.from({ length: count }, (_, i) => {
    const degrees = (half === 'back' ? 180 : 0) + (180 * (i + 0.5)) / count
    const a = (degrees * Math.PI) / 180
    return print(Math.round(400 + 216 * Math.cos(a)), Math.round(446 + 112 * Math.sin(a)), i, Math.round(degrees))
  }).join('')

function tennis(s: Sheet, m: Tones): string {
  const square = s.v === 1 ? 18 : 7
  return [
    along('back', 19, (x, y) => rect(x - 15, y - 15, 30, 30, 6, m.dark) + gem(s, gemOf(s), x, y, 11)),
    along('front', 19, (x, y) => rect(x - 18, y - 18, 36, 36, square, s.face(m)) + gem(s, gemOf(s), x, y, 15)),
    spark(322, 540, 30),
    spark(560, 510, 20),
  ].join('')
}

/** Larger stones with links of metal between them. */
function gemstones(s: Sheet, m: Tones): string {
  const link = (x: number, y: number, k: number) =>
    circle(x, y, 13 * k, 'none', `stroke="${m.deep}" stroke-width="${7 * k}"`) +
    circle(x, y, 13 * k, 'none', `stroke="${m.light}" stroke-width="${4 * k}"`)
  const stone = (x: number, y: number, k: number) =>
    circle(x, y, 34 * k, s.face(m)) + circle(x, y, 30 * k, m.deep) + mainGem(s, x, y, 28 * k)
  return [
    along('back', 14, (x, y, i) => (i % 2 ? link(x, y, 0.8) : stone(x, y, 0.72))),
    along('front', 15, (x, y, i) => (i % 2 ? link(x, y, 1) : '')),
    along('front', 15, (x, y, i) => (i % 2 ? '' : stone(x, y, 1))),
    spark(330, 530, 28),
  ].join('')
}

function bangle(s: Sheet, m: Tones): string {
  const finish = finishOf(s, m)
  const width = s.v === 1 ? 26 : s.v === 2 ? 70 : 46
  return [
    path(
      `M184 440A216 112 0 0 1 616 440V${440 + width - 4}A216 112 0 0 0 184 ${440 + width - 4}Z`,
      s.lin('h', m.deep, m.dark, m.base, m.light, m.dark),
    ),
    path(`M184 440A216 112 0 0 0 616 440V${440 + width}A216 112 0 0 1 184 ${440 + width}Z`, s.round(m)),
    finish ? path(`M184 440A216 112 0 0 0 616 440V${440 + width}A216 112 0 0 1 184 ${440 + width}Z`, finish) : '',
    stroke('M184 440A216 112 0 0 0 616 440', m.glint, 4),
    stroke(`M184 ${440 + width}A216 112 0 0 0 616 ${440 + width}`, m.deep, 4),
    stroke(
      `M250 ${440 + width * 0.4 + 78}Q300 ${440 + width * 0.4 + 98} 352 ${440 + width * 0.4 + 108}`,
      '#ffffff',
      7,
      'opacity=".7"',
    ),
    s.a.stone ? along('front', 11, (x, y) => gem(s, gemOf(s), x, y + width / 2, width * 0.26)) : '',
  ].join('')
}

const charms: readonly ((s: Sheet, m: Tones) => string)[] = [
  (s, m) => path('M0 66C-40 34 -34 4 -14 6Q-3 8 0 20Q3 8 14 6C34 4 40 34 0 66Z', s.face(m)),
  (s, m) => path('M0 8L10 32L36 34L16 50L23 76L0 62L-23 76L-16 50L-36 34L-10 32Z', s.face(m)),
  (s, m) =>
    circle(0, 24, 16, 'none', `stroke="${m.base}" stroke-width="9"`) +
    path('M-5 38H5V84H-5ZM5 62H18V70H5ZM5 76H14V84H5Z', s.face(m)),
  (s, m) => circle(0, 40, 28, s.face(m)) + circle(0, 40, 20, 'none', `stroke="${m.deep}" stroke-width="3"`),
  (s) => set(s, 0, 34, 19),
]

function charm(s: Sheet, m: Tones): string {
  const link: Place = (x, y, i, degrees) =>
    `<ellipse cx="${x}" cy="${y}" rx="17" ry="${i % 2 ? 10 : 6}" fill="none" stroke="${m.deep}" stroke-width="8" transform="rotate(${degrees + 90} ${x} ${y})"/><ellipse cx="${x}" cy="${y}" rx="17" ry="${i % 2 ? 10 : 6}" fill="none" stroke="${i % 2 ? m.light : m.base}" stroke-width="5" transform="rotate(${degrees + 90} ${x} ${y})"/>`
  return [
    along('back', 20, link),
    along('front', 22, link),
    along('front', 5, (x, y, i) => {
      const one = charms[(i + s.v) % charms.length]
      return group(
        `transform="translate(${x} ${y - 2})"`,
        circle(0, 4, 7, 'none', `stroke="${m.deep}" stroke-width="4"`),
        group('transform="translate(4 6)" opacity=".22"', one?.(s, { ...m, glint: '#2a2028', light: '#2a2028' }) ?? ''),
        one?.(s, m) ?? '',
      )
    }),
    spark(318, 560, 20),
  ].join('')
}

export function bracelet(s: Sheet): string {
  const m = metalOf(s)
  const ground =
    stand(s, 400, 570, 560) + ellipse(416, 560, 236, 30, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.45], [1, '#2a2028', 0]))
  const forms: Record<string, (s: Sheet, m: Tones) => string> = { tennis, gemstone: gemstones, charm }
  return ground + (forms[s.a.form ?? ''] ?? bangle)(s, m)
}
