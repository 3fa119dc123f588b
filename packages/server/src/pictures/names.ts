/**
 * The names of the demonstration channel's pictures. A picture is named by what it shows, so that the catalogue can
 * name one for every style without storing a file, and the set stays bounded: archetype × colour × variant.
 */

/** What can be drawn, by family. A family has one drawing file (fashion and home have two). */
const archetypesByFamily = {
  fashion: [
    'dress',
    'blouse',
    't-shirt',
    'sweater',
    'cardigan',
    'jeans',
    'trousers',
    'skirt',
    'coat',
    'vest',
    'pyjamas',
    'scarf',
    'hat',
    'gloves',
    'socks',
    'sneaker',
    'boot',
    'sandal',
    'pump',
    'handbag',
    'tote',
    'wallet',
    'sunglasses',
    'belt',
  ],
  jewellery: ['ring', 'necklace', 'earrings', 'bracelet', 'brooch', 'watch'],
  beauty: [
    'cream-jar',
    'serum-bottle',
    'lipstick',
    'palette',
    'mascara',
    'brush-set',
    'perfume',
    'shampoo',
    'hair-dryer',
    'hair-straightener',
    'nail-polish',
  ],
  home: [
    'duvet',
    'pillow',
    'sheet-set',
    'towel',
    'curtain',
    'rug',
    'lamp',
    'candle',
    'vase',
    'picture-frame',
    'clock',
    'storage-box',
    'throw',
    'mattress',
    'vacuum',
    'steam-mop',
    'iron',
    'fan',
    'heater',
    'air-purifier',
  ],
  kitchen: [
    'kettle',
    'frying-pan',
    'pot',
    'knife-set',
    'blender',
    'stand-mixer',
    'toaster',
    'air-fryer',
    'coffee-maker',
    'mug',
    'dinner-set',
    'glass-set',
    'food-container',
    'cutting-board',
    'baking-pan',
    'slow-cooker',
  ],
  electronics: [
    'tablet',
    'laptop',
    'phone',
    'headphones',
    'speaker',
    'smartwatch',
    'camera',
    'television',
    'doorbell-camera',
    'charger',
  ],
  wellness: ['yoga-mat', 'dumbbell', 'treadmill', 'massager', 'water-bottle', 'vitamins', 'scale', 'exercise-bike'],
  outdoor: [
    'plant',
    'planter',
    'hose',
    'patio-chair',
    'parasol',
    'grill',
    'solar-light',
    'bird-feeder',
    'tent',
    'cooler',
    'flashlight',
    'tool-set',
    'drill',
  ],
  hobby: [
    'sewing-machine',
    'yarn',
    'paint-set',
    'puzzle',
    'plush',
    'chocolate-box',
    'cookie-tin',
    'coffee-bag',
    'gift-basket',
    'suitcase',
    'backpack',
    'pet-bed',
  ],
  special: ['donation', 'gift-card'],
} as const

type Family = keyof typeof archetypesByFamily

/** A kind of thing that can be drawn in any colour: `dress`, `kettle`, `gift-card`. */
export type Archetype = (typeof archetypesByFamily)[Family][number]

/** Every archetype, in the order of the families. */
export const archetypes: readonly Archetype[] = Object.values(archetypesByFamily).flat()

/** The colours a style may have: the hex value that a swatch shows and its name in both languages. */
export const colours = {
  black: { hex: '#2b2b2f', name: { en: 'Black', fr: 'Noir' } },
  white: { hex: '#f6f4f0', name: { en: 'White', fr: 'Blanc' } },
  ivory: { hex: '#ece0c8', name: { en: 'Ivory', fr: 'Ivoire' } },
  grey: { hex: '#8c8f94', name: { en: 'Grey', fr: 'Gris' } },
  navy: { hex: '#26375f', name: { en: 'Navy', fr: 'Marine' } },
  blue: { hex: '#3f78b8', name: { en: 'Blue', fr: 'Bleu' } },
  teal: { hex: '#2f8784', name: { en: 'Teal', fr: 'Sarcelle' } },
  green: { hex: '#4f8a5b', name: { en: 'Green', fr: 'Vert' } },
  olive: { hex: '#7a7a42', name: { en: 'Olive', fr: 'Olive' } },
  yellow: { hex: '#eec04a', name: { en: 'Yellow', fr: 'Jaune' } },
  orange: { hex: '#e28242', name: { en: 'Orange', fr: 'Orange' } },
  red: { hex: '#c63a3a', name: { en: 'Red', fr: 'Rouge' } },
  burgundy: { hex: '#742e41', name: { en: 'Burgundy', fr: 'Bourgogne' } },
  pink: { hex: '#e296ab', name: { en: 'Pink', fr: 'Rose' } },
  purple: { hex: '#7c5a9e', name: { en: 'Purple', fr: 'Violet' } },
  brown: { hex: '#71503c', name: { en: 'Brown', fr: 'Brun' } },
  tan: { hex: '#c49f75', name: { en: 'Tan', fr: 'Havane' } },
  gold: { hex: '#cda349', name: { en: 'Gold', fr: 'Doré' } },
  silver: { hex: '#b6babf', name: { en: 'Silver', fr: 'Argenté' } },
  'rose-gold': { hex: '#d49c88', name: { en: 'Rose Gold', fr: 'Or rose' } },
  multi: { hex: '#d9644f', name: { en: 'Multicolour', fr: 'Multicolore' } },
} as const satisfies Record<string, { hex: string; name: { en: string; fr: string } }>

export type Colour = keyof typeof colours

/** The channel's departments that have programme pictures. */
export const departments = [
  'fashion',
  'jewellery',
  'beauty',
  'home',
  'kitchen',
  'electronics',
  'wellness',
  'outdoor',
  'hobby',
] as const

export type Department = (typeof departments)[number]

/** Small differences between two pictures of one archetype and colour: proportion, backdrop, detail. */
export type Variant = 0 | 1 | 2

export const variants: readonly Variant[] = [0, 1, 2]

export type ProductPicture = { kind: 'product'; archetype: Archetype; colour: Colour; variant: Variant }
export type ShowPicture = { kind: 'show'; department: Department; variant: Variant }
export type Picture = ProductPicture | ShowPicture

/** The ImageUrl of a picture: `p/dress-rose-gold-1` for a product, `s/kitchen-0` for a programme. */
export function printPicture(picture: Picture): string {
  return picture.kind === 'product'
    ? `p/${picture.archetype}-${picture.colour}-${picture.variant}`
    : `s/${picture.department}-${picture.variant}`
}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T => list.some((item) => item === text)

/** `Object.keys` of the colours, with their type. */
export const colourNames: readonly Colour[] = Object.keys(colours).filter((name): name is Colour => name in colours)

function parseVariant(text: string): Variant | undefined {
  return variants.find((variant) => String(variant) === text)
}

/** The picture that an ImageUrl names, or undefined where there is no such picture. Undoes {@link printPicture}. */
export function parsePicture(imageUrl: string): Picture | undefined {
  const parts = /^([ps])\/([a-z-]{1,40})-(\d)$/.exec(imageUrl)
  const variant = parseVariant(parts?.[3] ?? '')
  const subject = parts?.[2] ?? ''
  if (variant === undefined) return undefined
  if (parts?.[1] === 's') {
    return isOneOf(departments, subject) ? { kind: 'show', department: subject, variant } : undefined
  }
  // Both halves may hold hyphens (t-shirt, rose-gold), so every hyphen is tried as the border between them.
  for (let border = subject.indexOf('-'); border > 0; border = subject.indexOf('-', border + 1)) {
    const archetype = subject.slice(0, border)
    const colour = subject.slice(border + 1)
    if (isOneOf(archetypes, archetype) && isOneOf(colourNames, colour)) {
      return { kind: 'product', archetype, colour, variant }
    }
  }
  return undefined
}
