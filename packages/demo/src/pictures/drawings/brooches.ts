/** Brooches, each the figure that its name says, on a lapel of wool. */

import { around, diamond, gem, metalOf, on, pearl, set, spark } from './gems.ts'
import { material, type Tones } from './palette.ts'
import { cast, circle, ellipse, group, mirrored, path, rect, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Enamel in the picture's colour, or the metal itself. */
const enamel = (s: Sheet, m: Tones): Tones => (s.p.metal ? m : { ...s.p, metal: false })

const edged = (s: Sheet, d: string, fill: Tones, m: Tones, width = 7) =>
  path(d, s.face(fill)) + stroke(d, m.base, width) + stroke(d, m.glint, width * 0.3, 'opacity=".8"')

const mapleLeaf =
  'M400 178L436 250L500 222L482 300L560 286L536 338L596 372L520 420L538 470L424 452L412 566H388L376 452L262 470L280 420L204 372L264 338L240 286L318 300L300 222L364 250Z'

const figures: Record<string, (s: Sheet, m: Tones) => string> = {
  'maple-leaf': (s, m) =>
    [
      cast(mapleLeaf),
      edged(s, mapleLeaf, enamel(s, m), m),
      stroke(
        'M400 548V250M400 440L290 400M400 440L510 400M400 360L330 296M400 360L470 296',
        m.deep,
        5,
        'opacity=".55"',
      ),
      gem(s, diamond, 400, 356, 16),
    ].join(''),
  loon: (s, m) => {
    const body =
      'M200 470C230 400 330 380 420 396C450 400 468 380 470 340C460 290 500 250 546 262C580 270 596 292 640 300C600 316 580 322 562 340C560 420 560 500 490 536C400 570 250 560 200 470Z'
    return [
      cast(body),
      edged(s, body, s.p.metal ? m : material.black, m),
      path('M260 470C320 430 420 430 480 470C430 520 320 520 260 470Z', material.white.base),
      [290, 330, 370, 410, 450].map((x) => circle(x, 462 + (x % 40 ? 8 : -4), 8, material.black.base)).join(''),
      path('M478 396Q512 412 556 396L556 424Q512 436 474 420Z', material.white.base),
      circle(540, 298, 9, '#b3261e'),
      stroke('M180 566Q300 590 400 570T620 566', m.base, 8),
    ].join('')
  },
  dragonfly: (s, m) => {
    const wing = 'M412 300C500 210 620 200 640 250C650 300 520 330 412 326Z'
    const low = 'M412 334C500 330 610 370 604 414C590 450 480 400 412 352Z'
    return [
      cast('M388 240H412V600H388Z'),
      mirrored(
        400,
        edged(s, wing, enamel(s, m), m, 6) +
          edged(s, low, enamel(s, m), m, 6) +
          stroke('M420 312L620 250M430 340L590 408', m.light, 3, 'opacity=".7"'),
      ),
      around(9, (_a, i) => circle(400, 352 + i * 30, 17 - i * 1.2, s.ball(m))),
      circle(400, 300, 34, s.ball(m)),
      circle(380, 256, 16, s.ball(m)) + circle(420, 256, 16, s.ball(m)),
      set(s, 400, 300, 16, diamond),
    ].join('')
  },
  snowflake: (s, m) => {
    const arm = [
      stroke('M400 380V200', m.deep, 22),
      stroke('M400 380V200', m.light, 14),
      stroke('M400 270L352 226M400 270L448 226M400 320L366 290M400 320L434 290', m.deep, 17),
      stroke('M400 270L352 226M400 270L448 226M400 320L366 290M400 320L434 290', m.light, 10),
      gem(s, s.p.metal ? diamond : enamel(s, m), 400, 206, 18),
    ].join('')
    return (
      circle(412, 396, 160, '#2a2028', 'opacity=".12"') +
      [0, 60, 120, 180, 240, 300].map((a) => turn(a, 400, 380, arm)).join('') +
      set(s, 400, 380, 32, s.p.metal ? diamond : enamel(s, m))
    )
  },
  trillium: (s, m) => {
    const petal = 'M400 380C310 330 320 220 400 168C480 220 490 330 400 380Z'
    const leaf = 'M400 390C330 440 330 520 400 580C470 520 470 440 400 390Z'
    return [
      cast('M250 380A150 150 0 0 1 550 380A150 150 0 0 1 250 380Z'),
      [0, 120, 240].map((a) => turn(a, 400, 380, edged(s, leaf, material.leaf, m, 6))).join(''),
      [0, 120, 240]
        .map((a) =>
          turn(
            a,
            400,
            380,
            edged(s, petal, s.p.metal ? m : material.white, m, 7),
            stroke('M400 360V220', m.dark, 4, 'opacity=".5"'),
          ),
        )
        .join(''),
      around(6, (a) => {
        const [x, y] = on(400, 380, 26, 26, a)
        return circle(x, y, 9, s.ball(material.gold))
      }),
    ].join('')
  },
  bumblebee: (s, m) => {
    const body =
      'M400 250C480 250 510 350 490 440C470 520 430 570 400 590C370 570 330 520 310 440C290 350 320 250 400 250Z'
    const wing = 'M440 320C520 220 640 220 640 290C636 350 520 370 440 350Z'
    return [
      cast(body),
      mirrored(400, edged(s, wing, s.p.metal ? m : material.glass, m, 6) + stroke('M450 336L610 280', m.light, 3)),
      edged(s, body, s.p.metal ? m : material.gold, m),
      group(
        s.within(body),
        [320, 400, 480].map((y) => rect(280, y, 240, 34, 0, s.p.metal ? m.deep : material.black.base)).join(''),
      ),
      circle(400, 240, 46, s.ball(material.black)),
      circle(382, 232, 8, '#fff') + circle(418, 232, 8, '#fff'),
      stroke('M384 200Q360 160 336 168M416 200Q440 160 464 168', m.base, 7),
    ].join('')
  },
  bouquet: (s, m) => {
    const flower = (cx: number, cy: number, r: number, t: Tones) =>
      around(6, (a) => {
        const [x, y] = on(cx, cy, r, r, a)
        return circle(x, y, r * 0.66, s.ball(t)) + circle(x, y, r * 0.66, 'none', `stroke="${m.base}" stroke-width="4"`)
      }) + pearl(s, cx, cy, r * 0.52)
    const own = enamel(s, m)
    return [
      cast('M290 250H510L430 640H370Z'),
      ['M400 400L372 640', 'M330 360L396 640', 'M470 360L412 640']
        .map((d) => stroke(d, m.deep, 14) + stroke(d, m.light, 8))
        .join(''),
      path(
        'M300 470C250 440 240 400 250 380C300 390 330 430 340 470ZM500 470C550 440 560 400 550 380C500 390 470 430 460 470Z',
        s.face(material.leaf),
      ),
      flower(400, 258, 54, own),
      flower(312, 346, 46, s.p.metal ? m : s.p.accent),
      flower(490, 346, 46, own),
      path('M340 520Q400 548 460 520L452 566Q400 590 348 566Z', s.face(m)),
      ellipse(400, 546, 16, 14, m.deep),
    ].join('')
  },
}

export function brooch(s: Sheet): string {
  const m = metalOf(s)
  const wool = s.v === 1 ? material.graphite : s.v === 2 ? material.walnut : material.black
  const cloth = 'M150 96H650Q672 96 672 118V660Q672 682 650 682H150Q128 682 128 660V118Q128 96 150 96Z'
  const felt = s.tile(9, `<path d="M0 3l4-2M5 8l3-3" stroke="${wool.glint}" stroke-width="1" opacity=".22"/>`)
  return [
    cast(cloth, 0.7),
    path(cloth, s.face(wool)),
    path(cloth, felt),
    path(
      'M150 112H650V670H150Z',
      'none',
      `stroke="${wool.glint}" stroke-width="2" stroke-dasharray="9 7" opacity=".3"`,
    ),
    (figures[s.a.motif ?? 'bouquet'] ?? figures.bouquet)?.(s, m) ?? '',
    spark(s.a.motif === 'snowflake' ? 400 : 470, 250, 20),
  ].join('')
}
