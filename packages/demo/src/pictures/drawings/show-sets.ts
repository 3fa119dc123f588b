/** What the programmes show: the wall of each department, and three choices of things. */

import type { Colour } from '@onair/server/colours'
import type { Archetype } from '../archetypes.ts'
import type { Department, Variant } from '../names.ts'

/** A thing on the set. */
type Prop = readonly [archetype: Archetype, colour: Colour, variant: Variant]

type StudioSet = { wall: string; props: readonly [readonly Prop[], readonly Prop[], readonly Prop[]] }

/** The things in the order of the places: the hero first. */
export const sets: Readonly<Record<Department, StudioSet>> = {
  fashion: {
    wall: '#e9d3c8',
    props: [
      [
        ['handbag', 'burgundy', 0],
        ['pump', 'black', 0],
        ['hat', 'tan', 0],
        ['boot', 'brown', 2],
        ['wallet', 'red', 0],
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

/** What hangs on the rail of the fashion programmes. */
export const wardrobe: readonly [readonly Prop[], readonly Prop[], readonly Prop[]] = [
  [
    ['coat', 'tan', 0],
    ['blouse', 'ivory', 0],
    ['sweater', 'teal', 0],
    ['dress', 'burgundy', 0],
  ],
  [
    ['dress', 'navy', 1],
    ['t-shirt', 'white', 0],
    ['vest', 'olive', 0],
    ['coat', 'grey', 1],
  ],
  [
    ['sweater', 'pink', 2],
    ['coat', 'navy', 0],
    ['blouse', 'yellow', 0],
    ['vest', 'red', 1],
  ],
]
