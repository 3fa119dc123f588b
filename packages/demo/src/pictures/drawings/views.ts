/** A product's further pictures, made of its drawing: close up, at its real size beside something known, with its box. */

import type { ProductPicture, View } from '../names.ts'
import { material, mix, tones } from './palette.ts'
import { circle, ellipse, ground, group, path, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { closeUpOf, type Known, knownFor, sizeOf, worn } from './sizes.ts'

/** The part worth a second look, enlarged, its surroundings out of the light. */
function detail(s: Sheet, { archetype, attributes }: ProductPicture, thing: string): string {
  const [x, y, k] = closeUpOf(archetype, attributes)
  return [
    group(`transform="translate(${400 - x * k} ${400 - y * k}) scale(${k})"`, thing),
    rect(0, 0, 800, 800, 0, s.rad(0.46, 0.44, 0.72, [0, '#ffffff', 0.06], [0.6, '#1c1418', 0], [1, '#1c1418', 0.24])),
  ].join('')
}

/** Things whose size everybody knows, 100 units high, standing at the origin. */
const known: Readonly<Record<Known, (s: Sheet) => string>> = {
  coin: (s) => {
    const t = tones('#c9a24a', true)
    return (
      ellipse(6, 2, 50, 7, '#2a2028', 'opacity=".25"') +
      circle(0, -50, 50, s.face(t)) +
      circle(0, -50, 43, 'none', `stroke="${t.deep}" stroke-width="2"`) +
      path('M-28 -40C-16 -60 6 -58 14 -64C20 -74 32 -68 36 -60L26 -56C22 -40 6 -34 -28 -40Z', t.deep) +
      stroke('M-32 -30Q0 -24 32 -30', t.deep, 2.5)
    )
  },
  mug: (s) => {
    const t = material.white
    return (
      ellipse(6, 0, 58, 8, '#2a2028', 'opacity=".25"') +
      stroke('M40 -76C78 -84 78 -28 38 -28', t.dark, 11) +
      path('M-44 -100V-12Q-42 0 -26 1Q0 4 26 1Q42 0 44 -12V-100Z', s.round(t)) +
      ellipse(0, -100, 44, 9, t.dark) +
      ellipse(0, -98, 39, 6, '#5a3520')
    )
  },
  book: (s) => {
    const t = tones(mix(s.p.accent.base, '#5a5f6a', 0.7))
    return (
      ellipse(6, 0, 44, 5, '#2a2028', 'opacity=".25"') +
      path('M34 -100L44 -96V-4L34 0Z', '#efe8da') +
      rect(-38, -100, 72, 100, 2, s.face(t)) +
      rect(-38, -100, 9, 100, 2, t.deep, 'opacity=".6"') +
      rect(-18, -80, 40, 5, 2, t.glint, 'opacity=".8"') +
      rect(-18, -70, 26, 3, 1, t.glint, 'opacity=".6"')
    )
  },
  chair: (s) => {
    const t = material.wood
    return [
      ellipse(4, 0, 36, 5, '#2a2028', 'opacity=".25"'),
      ...[-24, 20].map((x) => rect(x, -50, 5, 50, 1, s.round(t))),
      rect(-26, -100, 5, 54, 1, s.round(t)),
      rect(21, -100, 5, 54, 1, s.round(t)),
      ...[-97, -86, -75].map((y) => rect(-24, y, 48, 6, 2, s.fall(t))),
      path('M-30 -52H30L33 -45H-33Z', s.fall(material.paper)),
    ].join('')
  },
  person: (s) => {
    const skin = tones(['#8d5a3c', '#e3b796', '#c68e66'][s.v] ?? '#c68e66')
    const top = tones(mix(s.p.accent.base, '#6d7680', 0.6))
    return [
      ellipse(3, 0, 15, 2.6, '#2a2028', 'opacity=".28"'),
      path('M-8 -50L-7.4 -2H-1.4L0 -40L1.4 -2H7.4L8 -50Z', s.lin('h', '#4a5568', '#2f3746')),
      path('M-9 -3H-1V0H-10ZM1 -3H9L10 0H1Z', '#f0ece4'),
      path(
        'M-4 -83Q-12 -81 -12.4 -74L-13.4 -48H-9.6L-9 -66L-8.6 -46H8.6L9 -66L9.6 -48H13.4L12.4 -74Q12 -81 4 -83Q0 -80 -4 -83Z',
        s.lin('h', top.light, top.base, top.dark),
      ),
      circle(-11.6, -46.4, 2, skin.base) + circle(11.6, -46.4, 2, skin.base),
      rect(-2, -87, 4, 5, 1, skin.dark),
      ellipse(0, -92.4, 4.8, 6, s.ball(skin)),
      path('M-5 -92C-6 -101 6 -101 5 -92C4 -96 -3 -97 -5 -92Z', ['#2b211d', '#6b4a32', '#20181a'][s.v] ?? '#20181a'),
    ].join('')
  },
}

/** A line with ticks along the height of a thing. */
const measure = (x: number, top: number, bottom: number) =>
  stroke(`M${x} ${top}V${bottom}M${x - 9} ${top}h18M${x - 9} ${bottom}h18`, '#4a4046', 2.5, 'opacity=".55"')

/** The thing and what it is compared with, both at the same scale, side by side on the floor. */
function scale(s: Sheet, picture: ProductPicture, thing: string): string {
  if (worn(picture.archetype)) return onForm(s, thing)
  const { cm, wide, high } = sizeOf(picture)
  const [name, refCm] = knownFor(cm)
  const perCm = Math.min(440 / cm, 440 / refCm)
  const k = Math.min((perCm * cm) / high, 470 / wide)
  const refHigh = refCm * ((k * high) / cm)
  const x = 520
  const refX = Math.max(refHigh * 0.52 + 16, x - (wide * k) / 2 - refHigh * 0.34 - 40)
  return [
    group(`transform="translate(${refX.toFixed(1)} 676) scale(${(refHigh / 100).toFixed(3)})"`, known[name](s)),
    group(
      `transform="translate(${(x - 400 * k).toFixed(1)} ${(676 - ground * k).toFixed(1)}) scale(${k.toFixed(3)})"`,
      thing,
    ),
    measure(Math.min(770, x + (wide * k) / 2 + 26), 676 - high * k, 676),
  ].join('')
}

/** Clothes on a tailor's form. */
function onForm(s: Sheet, thing: string): string {
  const t = tones('#e6d8c4')
  return [
    shadow(s, 400, 742, 120, 16),
    rect(392, 560, 16, 180, 4, s.round(material.walnut)),
    path('M300 744Q400 716 500 744L488 752H312Z', s.round(material.walnut)),
    path(
      'M372 96Q400 84 428 96L432 150Q436 168 480 180C520 190 536 212 530 250C520 300 506 340 500 400C496 470 520 520 512 580Q400 612 288 580C280 520 304 470 300 400C294 340 280 300 270 250C264 212 280 190 320 180Q364 168 368 150Z',
      s.lin('h', t.dark, t.light, t.base, t.deep),
    ),
    ellipse(400, 92, 29, 9, s.ball(material.walnut)),
    rect(394, 66, 12, 24, 5, s.round(material.walnut)),
    group('transform="translate(0 6)"', thing),
  ].join('')
}

/** The box: card in a colour that goes with the thing, the brand's mark, and the thing printed on it. */
function pack(s: Sheet, picture: ProductPicture, thing: string): string {
  const { wide, high } = sizeOf(picture)
  const card = s.v === 1 ? material.paper : s.v === 2 ? tones('#c9a77c') : material.white
  const band = tones(mix(s.p.base, '#ffffff', 0.06))
  const front = 'M376 196H668V646H376Z'
  const k = Math.min(0.72, 400 / wide, 470 / high)
  const print = Math.min(0.4, 240 / wide, 260 / high)
  return [
    shadow(s, 530, 650, 200, 22),
    path('M668 196L716 172V618L668 646Z', s.lin('h', card.dark, card.deep)),
    path('M376 196L426 172H716L668 196Z', s.lin('d', card.glint, card.light)),
    path(front, s.face(card)),
    rect(376, 540, 292, 106, 0, s.face({ ...band, metal: false })),
    path('M668 540L716 514V618L668 646Z', band.deep),
    group(
      `transform="translate(${(522 - 400 * print).toFixed(1)} ${(372 - (ground - high / 2) * print).toFixed(1)}) scale(${print.toFixed(3)})"`,
      thing,
    ),
    rect(404, 222, 84, 9, 4, card.deep, 'opacity=".8"') + rect(404, 240, 52, 6, 3, card.deep, 'opacity=".5"'),
    circle(628, 234, 17, 'none', `stroke="${card.deep}" stroke-width="3" opacity=".8"`),
    path('M628 224q11 10 0 20q-11-10 0-20Z', card.deep, 'opacity=".8"'),
    rect(404, 572, 120, 11, 5, band.glint, 'opacity=".9"') + rect(404, 596, 78, 7, 3, band.glint, 'opacity=".65"'),
    path(front, s.lin('d', [0, '#ffffff', 0.24], [0.5, '#ffffff', 0], [1, '#1c1418', 0.12])),
    group(
      `transform="translate(${(262 - 400 * k).toFixed(1)} ${(700 - ground * k).toFixed(1)}) scale(${k.toFixed(3)})"`,
      thing,
    ),
  ].join('')
}

/** The thing in that view, on the backdrop. */
export function viewOf(s: Sheet, picture: ProductPicture, view: View, thing: string): string {
  return { detail, scale, pack }[view](s, picture, thing)
}
