/** The picture of a programme: a studio set with the things of a department on plinths, under lights. */

import type { ShowPicture, Variant } from '../names.ts'
import { drawings } from './drawings.ts'
import { material, mix, paletteOf, type Tones, tones } from './palette.ts'
import { circle, cylinder, ellipse, ground, group, path, rect, shadow, stroke } from './shapes.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { sets, wardrobe } from './show-sets.ts'

/** Where a thing stands: the middle of its foot, its scale, and what is under it, as wide as said. */
type Place = { x: number; y: number; k: number; plinth?: 'round' | 'block'; width?: number }

const layouts: readonly [readonly Place[], readonly Place[], readonly Place[]] = [
  [
    { x: 800, y: 600, k: 0.76, plinth: 'round', width: 560 },
    { x: 380, y: 664, k: 0.58, plinth: 'block', width: 360 },
    { x: 1220, y: 650, k: 0.58, plinth: 'round', width: 380 },
    { x: 590, y: 806, k: 0.42 },
    { x: 1060, y: 812, k: 0.42 },
  ],
  [
    { x: 1010, y: 600, k: 0.74, plinth: 'block', width: 520 },
    { x: 560, y: 640, k: 0.56, plinth: 'round', width: 380 },
    { x: 1390, y: 690, k: 0.52, plinth: 'round', width: 320 },
    { x: 220, y: 724, k: 0.5, plinth: 'block', width: 300 },
    { x: 800, y: 820, k: 0.42 },
  ],
  [
    { x: 590, y: 606, k: 0.76, plinth: 'round', width: 560 },
    { x: 1080, y: 640, k: 0.6, plinth: 'block', width: 380 },
    { x: 200, y: 700, k: 0.52, plinth: 'block', width: 300 },
    { x: 1410, y: 724, k: 0.48, plinth: 'round', width: 310 },
    { x: 870, y: 822, k: 0.42 },
  ],
]

/** The floor begins here. */
const horizon = 640

function studio(s: Sheet, wall: string, variant: Variant): string {
  const deep = mix(wall, '#5a4650', 0.24)
  const pale = mix(wall, '#ffffff', 0.5)
  const pieces = [
    circle(800, 430, 360, s.lin('d', [0, '#ffffff', 0.55], [1, '#ffffff', 0.08])),
    [310, 1010]
      .map((x, i) =>
        path(
          `M${x - 240} ${horizon + 10}V${300 + i * -60}A240 240 0 0 1 ${x + 240} ${300 + i * -60}V${horizon + 10}Z`,
          s.lin('v', [0, i ? '#ffffff' : deep, 0.5], [1, i ? '#ffffff' : deep, 0.14]),
        ),
      )
      .join(''),
    Array.from({ length: 17 }, (_, i) =>
      rect(
        i * 96 + 8,
        0,
        60,
        horizon + 6,
        30,
        s.lin('h', [0, '#ffffff', 0.34], [0.5, '#ffffff', 0.08], [1, deep, 0.2]),
      ),
    ).join(''),
  ] as const
  return [
    rect(0, 0, 1600, 900, 0, s.lin('d', pale, wall, mix(wall, '#5a4650', 0.16))),
    pieces[variant],
    rect(
      0,
      horizon,
      1600,
      900 - horizon,
      0,
      s.lin('v', [0, mix(wall, '#ffffff', 0.36)], [0.3, mix(wall, '#ffffff', 0.16)], [1, deep]),
    ),
    rect(0, horizon - 10, 1600, 12, 0, s.lin('v', [0, deep, 0], [1, deep, 0.28])),
    ellipse(620, 280, 900, 560, s.rad(0.5, 0.5, 0.5, [0, '#ffffff', 0.42], [1, '#ffffff', 0])),
  ].join('')
}

/** Three lamps on a bar, and their beams, which fall behind the things lest they cut across them. */
function lights(s: Sheet): { beams: string; lamps: string } {
  const beam = (x: number, to: number) =>
    path(
      `M${x - 26} 62L${to - 260} 820H${to + 260}L${x + 26} 62Z`,
      s.lin('v', [0, '#fffbe8', 0.34], [0.75, '#fffbe8', 0.06], [1, '#fffbe8', 0]),
    )
  const lamp = (x: number, turn: number) =>
    group(
      `transform="rotate(${turn} ${x} 20)"`,
      rect(x - 5, 8, 10, 22, 2, material.graphite.dark),
      path(`M${x - 28} 28H${x + 28}L${x + 38} 70H${x - 38}Z`, s.lin('h', '#4a4c52', '#2b2c31', '#18191c')),
      ellipse(x, 70, 38, 9, '#fffbe6'),
    )
  return {
    beams: beam(330, 460) + beam(800, 800) + beam(1270, 1150),
    lamps: rect(0, 4, 1600, 10, 0, s.lin('v', '#5a5c63', '#2b2c31')) + lamp(330, -9) + lamp(800, 0) + lamp(1270, 9),
  }
}

function plinthOf(s: Sheet, t: Tones, { x, y, plinth, width = 0 }: Place): string {
  const foot = Math.min(880, y + 90 + width * 0.16)
  if (plinth === 'round')
    return shadow(s, x, foot + 8, width * 0.52, 22) + cylinder(s, t, x, y, foot - 10, width, 0.085)
  if (plinth === 'block') {
    const depth = 46
    return [
      shadow(s, x + 10, foot + 4, width * 0.54, 20),
      path(
        `M${x - width / 2} ${y + depth / 2}L${x - width / 2 + depth} ${y - depth / 2}H${x + width / 2 - depth}L${x + width / 2} ${y + depth / 2}Z`,
        s.lin('d', t.glint, t.light),
      ),
      rect(x - width / 2, y + depth / 2, width, foot - y - depth / 2, 0, s.face(t)),
      stroke(`M${x - width / 2} ${y + depth / 2}h${width}`, t.glint, 3),
    ].join('')
  }
  return ''
}

/** Where the hangers hang: not behind the hero. */
const hooks = [
  [250, 500, 1100, 1350],
  [220, 450, 680, 1340],
  [250, 920, 1150, 1380],
] as const

/** Clothes on a rail behind the plinths, for the fashion programmes. */
function rail(s: Sheet, variant: Variant): string {
  const brass = material.gold
  const bar = [
    ...[150, 1450].map(
      (x) => rect(x - 7, 150, 14, 520, 6, s.round(brass)) + rect(x - 70, 664, 140, 12, 6, s.fall(brass)),
    ),
    rect(140, 146, 1320, 12, 6, s.fall(brass)),
  ].join('')
  const hung = wardrobe[variant].map(([archetype, colour, version], i) => {
    const x = hooks[variant][i] ?? 0
    const k = 0.52
    const neck = archetype === 'dress' ? 150 : 176
    const hook =
      stroke(`M${x} 196C${x + 16} 186 ${x + 12} 160 ${x} 158C${x - 9} 158 ${x - 12} 166 ${x - 9} 172`, brass.dark, 4) +
      stroke(`M${x - 54} 226L${x} 194L${x + 54} 226`, material.wood.base, 9)
    return (
      hook +
      group(
        `transform="translate(${x - 400 * k} ${214 - neck * k}) scale(${k})"`,
        drawings[archetype](s.in(paletteOf(colour), version)),
      )
    )
  })
  return bar + hung.join('')
}

/** The whole picture as SVG, 16:9, `width` pixels wide. The same picture is the same text, always. */
export function drawShow({ department, variant }: ShowPicture, width: number): string {
  const { wall, props } = sets[department]
  const s = newSheet(paletteOf('ivory'), variant)
  const stone = tones(mix(wall, '#ffffff', 0.62))
  const places = layouts[variant].map((place, i) => ({ place, prop: props[variant][i] }))
  // What stands further back is drawn first.
  places.sort((a, b) => a.place.y - b.place.y)
  const { beams, lamps } = lights(s)
  const content = [
    studio(s, wall, variant),
    beams,
    department === 'fashion' ? rail(s, variant) : '',
    ...places.map(({ place, prop }) => {
      if (!prop) return ''
      const [archetype, colour, version] = prop
      const { x, y, k } = place
      const thing = drawings[archetype](s.in(paletteOf(colour), version))
      return (
        plinthOf(s, stone, place) +
        group(`transform="translate(${Math.round(x - 400 * k)} ${Math.round(y - ground * k)}) scale(${k})"`, thing)
      )
    }),
    lamps,
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${width}" height="${Math.round((width * 9) / 16)}"><defs>${s.defs()}</defs>${content}</svg>`
}
