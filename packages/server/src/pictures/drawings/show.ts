/** The picture of a programme: a studio set with the things of a department on plinths, under lights. */

import type { Archetype, Colour, Department, ShowPicture, Variant } from '../names.ts'
import { drawings } from './drawings.ts'
import { material, mix, paletteOf, type Tones, tones } from './palette.ts'
import { circle, cylinder, ellipse, ground, group, path, rect, shadow, stroke } from './shapes.ts'
import { newSheet, type Sheet } from './sheet.ts'

/** A thing on the set. */
type Prop = readonly [archetype: Archetype, colour: Colour, variant: Variant]

/** Where a thing stands: the middle of its foot, its scale, and what is under it, as wide as said. */
type Place = { x: number; y: number; k: number; plinth?: 'round' | 'block'; width?: number }

type Set = { wall: string; props: readonly [readonly Prop[], readonly Prop[], readonly Prop[]] }

/** The things in the order of the places: the hero first. */
const sets: Record<Department, Set> = {
  fashion: {
    wall: '#e9d3c8',
    props: [
      [
        ['handbag', 'burgundy', 0],
        ['pump', 'black', 0],
        ['hat', 'tan', 0],
        ['boot', 'brown', 2],
        ['sunglasses', 'black', 1],
      ],
      [
        ['tote', 'ivory', 2],
        ['sneaker', 'navy', 1],
        ['hat', 'teal', 1],
        ['wallet', 'tan', 1],
        ['belt', 'brown', 0],
      ],
      [
        ['handbag', 'green', 2],
        ['sandal', 'tan', 0],
        ['hat', 'ivory', 0],
        ['pump', 'red', 2],
        ['boot', 'black', 0],
      ],
    ],
  },
  jewellery: {
    wall: '#cdc3d6',
    props: [
      [
        ['necklace', 'blue', 0],
        ['watch', 'gold', 0],
        ['earrings', 'teal', 0],
        ['ring', 'burgundy', 0],
        ['bracelet', 'gold', 0],
      ],
      [
        ['ring', 'green', 2],
        ['necklace', 'silver', 1],
        ['watch', 'navy', 1],
        ['bracelet', 'purple', 1],
        ['earrings', 'silver', 2],
      ],
      [
        ['necklace', 'rose-gold', 2],
        ['earrings', 'rose-gold', 1],
        ['watch', 'rose-gold', 2],
        ['bracelet', 'pink', 2],
        ['ring', 'rose-gold', 1],
      ],
    ],
  },
  beauty: {
    wall: '#eccfcb',
    props: [
      [
        ['perfume', 'pink', 0],
        ['cream-jar', 'ivory', 0],
        ['serum-bottle', 'orange', 0],
        ['lipstick', 'red', 0],
        ['nail-polish', 'burgundy', 0],
      ],
      [
        ['palette', 'rose-gold', 0],
        ['brush-set', 'black', 0],
        ['mascara', 'purple', 0],
        ['lipstick', 'pink', 0],
        ['perfume', 'yellow', 1],
      ],
      [
        ['hair-dryer', 'rose-gold', 0],
        ['shampoo', 'teal', 0],
        ['cream-jar', 'teal', 1],
        ['serum-bottle', 'green', 1],
        ['perfume', 'teal', 2],
      ],
    ],
  },
  home: {
    wall: '#cbd6d0',
    props: [
      [
        ['duvet', 'teal', 0],
        ['lamp', 'ivory', 0],
        ['vase', 'tan', 1],
        ['candle', 'ivory', 0],
        ['storage-box', 'tan', 1],
      ],
      [
        ['vase', 'navy', 0],
        ['towel', 'blue', 0],
        ['sheet-set', 'grey', 1],
        ['candle', 'burgundy', 1],
        ['pillow', 'teal', 2],
      ],
      [
        ['air-purifier', 'white', 0],
        ['vacuum', 'red', 0],
        ['fan', 'black', 0],
        ['iron', 'purple', 0],
        ['lamp', 'gold', 1],
      ],
    ],
  },
  kitchen: {
    wall: '#ecdcb8',
    props: [
      [
        ['stand-mixer', 'red', 0],
        ['kettle', 'ivory', 0],
        ['toaster', 'teal', 0],
        ['mug', 'navy', 0],
        ['baking-pan', 'orange', 1],
      ],
      [
        ['pot', 'orange', 1],
        ['knife-set', 'black', 0],
        ['blender', 'burgundy', 1],
        ['glass-set', 'blue', 1],
        ['dinner-set', 'teal', 1],
      ],
      [
        ['coffee-maker', 'silver', 0],
        ['air-fryer', 'black', 1],
        ['slow-cooker', 'red', 0],
        ['mug', 'yellow', 2],
        ['frying-pan', 'green', 0],
      ],
    ],
  },
  electronics: {
    wall: '#bccbdc',
    props: [
      [
        ['television', 'black', 1],
        ['speaker', 'black', 0],
        ['headphones', 'ivory', 0],
        ['camera', 'black', 0],
        ['smartwatch', 'orange', 0],
      ],
      [
        ['laptop', 'silver', 2],
        ['tablet', 'navy', 0],
        ['phone', 'purple', 1],
        ['speaker', 'teal', 2],
        ['charger', 'white', 0],
      ],
      [
        ['camera', 'brown', 1],
        ['headphones', 'red', 2],
        ['smartwatch', 'teal', 1],
        ['phone', 'gold', 0],
        ['speaker', 'orange', 1],
      ],
    ],
  },
  wellness: {
    wall: '#cfdcc6',
    props: [
      [
        ['exercise-bike', 'teal', 0],
        ['water-bottle', 'orange', 0],
        ['massager', 'black', 0],
        ['dumbbell', 'teal', 0],
        ['yoga-mat', 'purple', 0],
      ],
      [
        ['yoga-mat', 'green', 2],
        ['vitamins', 'orange', 1],
        ['water-bottle', 'blue', 1],
        ['scale', 'white', 0],
        ['dumbbell', 'pink', 0],
      ],
      [
        ['treadmill', 'red', 0],
        ['massager', 'navy', 2],
        ['vitamins', 'teal', 2],
        ['water-bottle', 'yellow', 2],
        ['scale', 'teal', 1],
      ],
    ],
  },
  outdoor: {
    wall: '#c9dcdc',
    props: [
      [
        ['grill', 'red', 0],
        ['patio-chair', 'ivory', 1],
        ['plant', 'tan', 0],
        ['planter', 'olive', 1],
        ['cooler', 'blue', 0],
      ],
      [
        ['planter', 'tan', 0],
        ['bird-feeder', 'red', 0],
        ['solar-light', 'black', 0],
        ['hose', 'green', 1],
        ['plant', 'teal', 2],
      ],
      [
        ['tent', 'orange', 1],
        ['flashlight', 'red', 1],
        ['tool-set', 'red', 0],
        ['cooler', 'teal', 2],
        ['drill', 'yellow', 0],
      ],
    ],
  },
  hobby: {
    wall: '#dccbe0',
    props: [
      [
        ['sewing-machine', 'teal', 0],
        ['yarn', 'multi', 0],
        ['paint-set', 'multi', 2],
        ['puzzle', 'multi', 0],
        ['yarn', 'purple', 1],
      ],
      [
        ['gift-basket', 'red', 0],
        ['chocolate-box', 'burgundy', 1],
        ['coffee-bag', 'brown', 0],
        ['cookie-tin', 'blue', 0],
        ['plush', 'tan', 0],
      ],
      [
        ['suitcase', 'teal', 1],
        ['backpack', 'navy', 1],
        ['pet-bed', 'grey', 0],
        ['plush', 'pink', 1],
        ['paint-set', 'multi', 0],
      ],
    ],
  },
}

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

/** Three lamps on a bar, with their beams. */
function lights(s: Sheet): string {
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
  return (
    beam(330, 460) +
    beam(800, 800) +
    beam(1270, 1150) +
    rect(0, 4, 1600, 10, 0, s.lin('v', '#5a5c63', '#2b2c31')) +
    lamp(330, -9) +
    lamp(800, 0) +
    lamp(1270, 9)
  )
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

/** Clothes on a rail behind the plinths, for the fashion programmes. */
function rail(s: Sheet, variant: Variant): string {
  const clothes: readonly (readonly Prop[])[] = [
    [
      ['coat', 'tan', 0],
      ['blouse', 'ivory', 0],
      ['dress', 'burgundy', 0],
      ['sweater', 'teal', 0],
      ['cardigan', 'grey', 0],
    ],
    [
      ['dress', 'navy', 1],
      ['t-shirt', 'white', 0],
      ['vest', 'olive', 0],
      ['blouse', 'pink', 1],
      ['coat', 'grey', 1],
    ],
    [
      ['sweater', 'pink', 2],
      ['dress', 'green', 0],
      ['coat', 'navy', 0],
      ['blouse', 'yellow', 0],
      ['vest', 'red', 1],
    ],
  ]
  const steel = material.gold
  const bar = [
    ...[150, 1450].map(
      (x) => rect(x - 7, 150, 14, 520, 6, s.round(steel)) + rect(x - 70, 664, 140, 12, 6, s.fall(steel)),
    ),
    rect(140, 146, 1320, 12, 6, s.fall(steel)),
  ].join('')
  const hung = (clothes[variant] ?? []).map(([archetype, colour, version], i) => {
    const x = 250 + i * 275
    const k = 0.52
    const neck = archetype === 'dress' ? 150 : 176
    const hook =
      stroke(`M${x} 196C${x + 16} 186 ${x + 12} 160 ${x} 158C${x - 9} 158 ${x - 12} 166 ${x - 9} 172`, steel.dark, 4) +
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
  const content = [
    studio(s, wall, variant),
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
    lights(s),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${width}" height="${Math.round((width * 9) / 16)}"><defs>${s.defs()}</defs>${content}</svg>`
}
