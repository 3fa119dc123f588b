/** How large the drawn things are in reality, how much of the sheet they take, and where to look closely. */

import type { Archetype } from '../archetypes.ts'
import type { Attributes } from '../attributes.ts'
import type { ProductPicture } from '../names.ts'

/** What a thing is compared with, and its height in centimetres. */
const compared = { coin: 2.65, mug: 9.5, book: 24, chair: 88, person: 168 } as const

export type Known = keyof typeof compared

/** The known thing whose height is nearest, as a ratio. */
export function knownFor(cm: number): [Known, number] {
  const ranked = (Object.entries(compared) as [Known, number][]).sort(
    ([, a], [, b]) => Math.abs(Math.log(a / cm)) - Math.abs(Math.log(b / cm)),
  )
  return ranked[0] ?? ['mug', compared.mug]
}

type Size = readonly [cm: number, wide: number, high: number]

/** Height in centimetres, width and height on the sheet; other things are like the usual one. */
const usual: Size = [25, 480, 480]
const sizes: Readonly<Partial<Record<Archetype, Size>>> = {
  sneaker: [13, 580, 330],
  boot: [30, 480, 500],
  sandal: [11, 580, 330],
  pump: [12, 560, 290],
  socks: [34, 560, 560],
  gloves: [24, 560, 560],
  handbag: [30, 500, 500],
  tote: [38, 470, 560],
  wallet: [10.5, 480, 300],
  sunglasses: [5.5, 600, 250],
  belt: [11, 520, 270],
  hat: [22, 560, 480],
  scarf: [75, 330, 540],
  ring: [2.6, 330, 430],
  necklace: [32, 470, 590],
  earrings: [6.5, 480, 470],
  bracelet: [6.2, 480, 240],
  brooch: [5, 540, 590],
  watch: [22, 330, 600],
  'cream-jar': [7, 400, 330],
  'serum-bottle': [10, 230, 520],
  lipstick: [8, 400, 450],
  palette: [13, 490, 530],
  mascara: [12, 340, 540],
  'brush-set': [21, 320, 560],
  perfume: [11, 400, 480],
  shampoo: [22, 400, 480],
  'hair-dryer': [25, 480, 510],
  'hair-straightener': [14, 620, 330],
  'nail-polish': [8, 440, 480],
  duvet: [92, 640, 450],
  pillow: [32, 520, 330],
  'sheet-set': [26, 480, 330],
  towel: [30, 660, 340],
  curtain: [215, 600, 520],
  rug: [34, 630, 270],
  lamp: [56, 380, 500],
  candle: [11, 300, 420],
  vase: [38, 330, 560],
  'picture-frame': [31, 430, 550],
  clock: [32, 500, 500],
  'storage-box': [27, 640, 320],
  throw: [60, 500, 360],
  mattress: [32, 580, 300],
  vacuum: [112, 320, 600],
  'steam-mop': [118, 520, 600],
  iron: [15, 640, 420],
  fan: [98, 400, 560],
  heater: [62, 480, 410],
  'air-purifier': [54, 350, 460],
  kettle: [24, 480, 450],
  'frying-pan': [9, 680, 240],
  pot: [22, 560, 430],
  'knife-set': [37, 400, 480],
  blender: [42, 330, 560],
  'stand-mixer': [36, 510, 490],
  toaster: [20, 520, 440],
  'air-fryer': [34, 400, 510],
  'coffee-maker': [35, 360, 540],
  mug: [9.5, 480, 350],
  'dinner-set': [26, 620, 300],
  'glass-set': [22, 600, 400],
  'food-container': [20, 600, 390],
  'cutting-board': [42, 380, 570],
  'baking-pan': [8, 620, 300],
  'slow-cooker': [26, 620, 430],
  tablet: [25, 440, 540],
  laptop: [24, 640, 510],
  phone: [15.5, 510, 540],
  headphones: [20, 520, 520],
  speaker: [24, 560, 520],
  smartwatch: [24, 300, 600],
  camera: [9.5, 530, 450],
  television: [78, 670, 490],
  'doorbell-camera': [13, 230, 560],
  charger: [9, 540, 420],
  'yoga-mat': [16, 580, 240],
  dumbbell: [12, 560, 260],
  treadmill: [140, 640, 490],
  massager: [24, 440, 520],
  'water-bottle': [27, 240, 540],
  vitamins: [14, 440, 450],
  scale: [5, 560, 220],
  'exercise-bike': [125, 560, 540],
  plant: [60, 400, 530],
  planter: [48, 620, 400],
  hose: [20, 560, 400],
  'patio-chair': [92, 560, 510],
  parasol: [250, 600, 530],
  grill: [116, 640, 470],
  'solar-light': [48, 620, 480],
  'bird-feeder': [36, 420, 590],
  tent: [190, 660, 420],
  cooler: [42, 560, 440],
  flashlight: [8, 520, 260],
  'tool-set': [40, 540, 480],
  drill: [24, 560, 470],
  'sewing-machine': [32, 600, 430],
  yarn: [11, 560, 420],
  'paint-set': [24, 600, 460],
  puzzle: [31, 560, 540],
  plush: [32, 460, 560],
  'chocolate-box': [20, 540, 500],
  'cookie-tin': [13, 440, 420],
  'coffee-bag': [26, 500, 500],
  'gift-basket': [42, 490, 560],
  suitcase: [66, 330, 600],
  backpack: [46, 400, 520],
  'pet-bed': [22, 630, 280],
}

/** Forms that differ from the usual one of their archetype. */
const forms: Readonly<Record<string, Size>> = {
  wedge: [14, 580, 330],
  'rain-boot': [36, 480, 530],
  stud: [7, 480, 500],
  'halo-stud': [7, 480, 500],
  'card-holder': [8, 350, 400],
  insert: [45, 550, 400],
  tube: [15, 240, 490],
  tub: [8, 440, 330],
  blush: [7, 440, 540],
  mist: [18, 380, 450],
  'bath-mat': [20, 600, 230],
  topper: [9, 580, 190],
  stockpot: [30, 480, 470],
  tower: [102, 250, 560],
  upright: [110, 420, 620],
  'walking-pad': [14, 660, 160],
  exercise: [18, 560, 300],
  gun: [26, 390, 520],
  neck: [40, 480, 480],
  foot: [26, 580, 380],
  powder: [26, 540, 450],
  security: [15, 470, 430],
  'power-bank': [11, 540, 470],
  wireless: [9, 500, 340],
  'sound-bar': [9, 700, 240],
  instant: [13, 470, 520],
  'flat-sandal': [10, 580, 330],
  lantern: [34, 620, 500],
  shawl: [70, 580, 500],
  'bath-sheet': [150, 560, 480],
}

/** The size of what a picture shows: centimetres high in reality, width and height on the sheet. */
export function sizeOf({ archetype, attributes, variant }: ProductPicture): { cm: number; wide: number; high: number } {
  const { form, pieces } = attributes
  const [cm, wide, high] =
    archetype === 'yoga-mat' && variant === 1 && form !== 'exercise'
      ? rolledUpright
      : (forms[form ?? ''] ?? sizes[archetype] ?? usual)
  // Copies fill the sheet at a smaller scale, so that what is seen is larger in reality.
  const spread = pieces && pieces !== 'x2' && archetype !== 'mascara' ? 1.7 : pieces ? 1.35 : 1
  return { cm: cm * spread, wide: pieces ? Math.max(wide, 600) : wide, high }
}

const rolledUpright: Size = [61, 300, 500]

const clothes: readonly Archetype[] = ['dress', 'blouse', 't-shirt', 'sweater', 'cardigan', 'coat', 'vest', 'skirt']

/** Whether its size is shown on a tailor's form. */
export const worn = (archetype: Archetype): boolean => clothes.includes(archetype)

/** The middle of the part to enlarge, and how much. */
const closeUps: Readonly<Partial<Record<Archetype, readonly [x: number, y: number, k: number]>>> = {
  ring: [400, 296, 2.5],
  necklace: [400, 440, 2.4],
  earrings: [290, 400, 2.3],
  bracelet: [360, 540, 2.4],
  brooch: [420, 340, 1.9],
  watch: [400, 400, 2.1],
  dress: [400, 300, 2],
  blouse: [400, 270, 2.1],
  't-shirt': [400, 250, 2.1],
  sweater: [400, 260, 2],
  cardigan: [410, 340, 2],
  coat: [400, 280, 1.9],
  vest: [400, 230, 2],
  pyjamas: [330, 280, 2.1],
  jeans: [420, 200, 2.3],
  trousers: [420, 200, 2.3],
  skirt: [420, 250, 2.2],
  sneaker: [420, 500, 1.9],
  boot: [400, 480, 1.9],
  pump: [470, 560, 2.1],
  sandal: [420, 520, 2],
  handbag: [400, 470, 2],
  tote: [400, 400, 1.9],
  wallet: [500, 440, 2],
  scarf: [400, 300, 2],
  hat: [400, 480, 1.9],
  sunglasses: [280, 410, 2],
  belt: [400, 520, 2.2],
  'cream-jar': [400, 480, 2],
  'serum-bottle': [400, 470, 2.2],
  lipstick: [340, 340, 2.2],
  palette: [400, 540, 2],
  perfume: [400, 470, 2],
  kettle: [400, 360, 1.9],
  rug: [400, 540, 1.9],
  throw: [400, 460, 1.9],
  duvet: [430, 470, 2],
  towel: [260, 540, 2],
  curtain: [230, 380, 2],
  plush: [400, 300, 2.1],
  puzzle: [400, 330, 1.8],
}

export const closeUpOf = (
  archetype: Archetype,
  { form, pieces }: Attributes,
): readonly [x: number, y: number, k: number] => {
  if (pieces && !closeUps[archetype]) return [400, 560, 2]
  if (form === 'card-holder') return [400, 440, 2]
  return closeUps[archetype] ?? [400, 440, 1.9]
}
