/**
 * What a drawing shows besides colour: the form of a ring, its stone, the pattern of a dress, the pieces of a set. The
 * catalogue derives them once for each product, and makes both the title and the picture from them.
 */

import type { Archetype } from './archetypes.ts'

const patterns = [
  'floral',
  'polka-dots',
  'stripes',
  'plaid',
  'tie-dye',
  'paisley',
  'print',
  'houndstooth',
  'herringbone',
  'two-tone',
  'colour-block',
  'embroidered',
  'quilted',
  'cable',
  'fair-isle',
  'rib',
  'woven',
] as const
const stones = [
  'diamond',
  'sapphire',
  'emerald',
  'ruby',
  'amethyst',
  'blue-topaz',
  'zirconia',
  'moissanite',
  'opal',
  'tanzanite',
  'garnet',
  'peridot',
] as const
const pieces = ['x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'x10', 'x12', 'x15'] as const

/** Every value of every attribute. A value belongs to one attribute, so that a name needs the values alone. */
const values = {
  form: [
    ...['flared', 'wrap', 'shirt', 'tee', 'maxi', 'pleated', 'a-line', 'classic', 'tie-neck', 'henley', 'tunic'],
    ...['crew-neck', 'v-neck', 'turtleneck', 'cowl-neck', 'button-front', 'open-front', 'straight-leg', 'bootcut'],
    ...['slim-leg', 'pull-on', 'wide-leg', 'leggings', 'overcoat', 'parka', 'puffer', 'raincoat', 'trench'],
    ...['long-set', 'short-set', 'lounge-set', 'scarf', 'shawl', 'toque', 'bucket', 'laced', 'slip-on', 'ankle-boot'],
    ...['winter-boot', 'rain-boot', 'flat-sandal', 'wedge', 'heeled', 'ballet', 'satchel', 'crossbody', 'shoulder-bag'],
    ...['open-tote', 'reversible', 'zip-around', 'card-holder', 'square', 'cat-eye', 'oversized', 'aviator', 'round'],
    ...['solitaire', 'halo', 'three-stone', 'cocktail', 'bridal', 'eternity', 'stackable', 'pendant', 'heart'],
    ...['paperclip', 'rope', 'pearls', 'stud', 'halo-stud', 'hoop', 'drop', 'pearl-drop', 'tennis', 'gemstone'],
    ...['bangle', 'charm', 'womens', 'mens', 'jar', 'tube', 'tub', 'dropper', 'pump', 'bullet', 'balm', 'palette'],
    ...['blush', 'parfum', 'cologne', 'mist', 'single', 'duo', 'insert', 'quilt', 'cover', 'mattress', 'topper'],
    ...['towels', 'bath-sheet', 'area-rug', 'bath-mat', 'table-lamp', 'bedside-lamp', 'scented', 'flameless'],
    ...['stick', 'upright', 'tower', 'pedestal', 'frying', 'saute', 'dutch-oven', 'stockpot', 'cookware', 'pan'],
    ...['bakeware', 'one-basket', 'dual-basket', 'drip', 'espresso', 'spout', 'gooseneck', 'dinnerware', 'bowls'],
    ...[
      'wine-glass',
      'stemless',
      'tumbler',
      'tablet',
      'e-reader',
      'smartphone',
      'big-button',
      'power-bank',
      'wireless',
    ],
    ...['over-ear', 'tv-headphones', 'box-speaker', 'sound-bar', 'digital', 'instant', 'doorbell', 'security'],
    ...['treadmill', 'walking-pad', 'yoga', 'exercise', 'neck', 'foot', 'gun', 'pill-bottle', 'powder', 'hydrangea'],
    ...['rose', 'artificial', 'lounge-chair', 'muskoka', 'path-light', 'lantern', 'propane', 'charcoal', 'seed'],
    ...[
      'hummingbird',
      'screen-small',
      'screen-medium',
      'screen-large',
      'merino',
      'cotton',
      'acrylic',
      'watercolour',
      'dog',
      'cat',
    ],
  ],
  /** The figure that a brooch, a plush toy or a puzzle shows. */
  motif: [
    ...['maple-leaf', 'loon', 'dragonfly', 'bouquet', 'snowflake', 'trillium', 'bumblebee'],
    ...['moose', 'beaver', 'polar-bear', 'lynx', 'narwhal', 'puffin', 'fox'],
    ...['lighthouse', 'village', 'covered-bridge', 'canoe', 'market', 'northern-lights', 'sugar-shack', 'mountains'],
  ],
  stone: stones,
  pattern: patterns,
  neck: ['vee', 'boat'],
  sleeve: ['three-quarter', 'flutter', 'balloon'],
  length: ['cropped'],
  toe: ['pointed'],
  heel: ['block'],
  strap: ['ankle-strap'],
  band: ['leather-band', 'mesh-band', 'link-band'],
  trim: ['fringe', 'pompom', 'bow'],
  finish: ['hammered', 'twisted', 'engraved'],
  strands: ['double', 'triple'],
  pans: ['pans9', 'pans12', 'pans16'],
  slots: ['slots2', 'slots4'],
  pieces,
} as const

type Values = typeof values
export type AttributeName = keyof Values
export type Attributes = { readonly [Name in AttributeName]?: Values[Name][number] }

export const attributeNames = Object.keys(values).filter((name): name is AttributeName => name in values)

const ownerOf = new Map<string, AttributeName>(
  attributeNames.flatMap((name) => values[name].map((word: string) => [word, name] as const)),
)

type Drawn = { readonly [Name in AttributeName]?: readonly Values[Name][number][] }

/** The attributes that each archetype's drawing follows, with their values; a form's first value is the usual one. */
export const drawnBy: Readonly<Partial<Record<Archetype, Drawn>>> = {
  dress: {
    form: ['flared', 'wrap', 'shirt', 'tee', 'maxi'],
    pattern: ['floral', 'polka-dots', 'stripes', 'tie-dye', 'embroidered', 'paisley'],
    neck: ['vee'],
    sleeve: ['three-quarter', 'flutter'],
  },
  skirt: { form: ['a-line', 'pleated'], pattern: ['print', 'two-tone', 'houndstooth'] },
  blouse: {
    form: ['classic', 'tie-neck', 'shirt'],
    pattern: ['print', 'stripes', 'floral', 'embroidered', 'two-tone', 'plaid', 'rib'],
    sleeve: ['three-quarter', 'balloon'],
  },
  't-shirt': {
    form: ['tee', 'henley', 'tunic'],
    pattern: ['print', 'stripes', 'floral', 'embroidered', 'two-tone', 'rib'],
    neck: ['vee', 'boat'],
    sleeve: ['three-quarter'],
  },
  sweater: {
    form: ['crew-neck', 'v-neck', 'turtleneck', 'cowl-neck'],
    pattern: ['cable', 'fair-isle', 'stripes', 'rib', 'colour-block'],
    sleeve: ['balloon'],
  },
  cardigan: {
    form: ['button-front', 'open-front'],
    pattern: ['cable', 'fair-isle', 'stripes', 'rib', 'colour-block'],
    sleeve: ['balloon'],
  },
  jeans: { form: ['straight-leg', 'bootcut', 'slim-leg'], pattern: ['embroidered', 'print'], length: ['cropped'] },
  trousers: {
    form: ['pull-on', 'wide-leg', 'leggings'],
    pattern: ['embroidered', 'print'],
    length: ['cropped'],
  },
  coat: {
    form: ['overcoat', 'parka', 'puffer', 'raincoat', 'trench'],
    pattern: ['quilted', 'two-tone', 'houndstooth', 'herringbone', 'print'],
  },
  vest: { pattern: ['quilted', 'colour-block'] },
  pyjamas: {
    form: ['long-set', 'short-set', 'lounge-set'],
    pattern: ['plaid', 'stripes', 'floral', 'print', 'polka-dots', 'tie-dye'],
  },
  scarf: {
    form: ['scarf', 'shawl'],
    pattern: ['cable', 'plaid', 'stripes', 'rib', 'two-tone'],
    trim: ['fringe', 'pompom'],
  },
  hat: {
    form: ['toque', 'bucket'],
    pattern: ['cable', 'plaid', 'stripes', 'rib', 'two-tone', 'print', 'quilted'],
    trim: ['pompom'],
  },
  gloves: { pattern: ['quilted', 'cable', 'two-tone'] },
  socks: { pattern: ['stripes'], pieces: ['x3', 'x5', 'x6'] },
  sneaker: { form: ['laced', 'slip-on'], pattern: ['quilted', 'two-tone', 'embroidered'] },
  boot: {
    form: ['ankle-boot', 'winter-boot', 'rain-boot'],
    pattern: ['quilted', 'two-tone', 'embroidered', 'print'],
  },
  sandal: { form: ['flat-sandal', 'wedge'] },
  pump: {
    form: ['heeled', 'ballet'],
    pattern: ['quilted', 'two-tone', 'embroidered'],
    toe: ['pointed'],
    heel: ['block'],
    strap: ['ankle-strap'],
    trim: ['bow'],
  },
  handbag: { form: ['satchel', 'crossbody', 'shoulder-bag'], pattern: ['quilted', 'woven', 'two-tone'] },
  tote: { form: ['open-tote', 'reversible'], pattern: ['quilted', 'woven', 'two-tone', 'print'] },
  wallet: { form: ['zip-around', 'card-holder'], pattern: ['quilted', 'woven', 'two-tone'] },
  sunglasses: { form: ['square', 'cat-eye', 'oversized', 'aviator', 'round'] },
  ring: {
    form: ['solitaire', 'halo', 'three-stone', 'cocktail', 'bridal', 'eternity', 'stackable'],
    stone: stones,
  },
  necklace: {
    form: ['pendant', 'heart', 'paperclip', 'rope', 'pearls'],
    stone: stones,
    strands: ['double', 'triple'],
  },
  earrings: {
    form: ['drop', 'stud', 'halo-stud', 'hoop', 'pearl-drop'],
    stone: stones,
    finish: ['hammered', 'twisted'],
  },
  bracelet: {
    form: ['bangle', 'tennis', 'gemstone', 'charm'],
    stone: stones,
    finish: ['hammered', 'twisted', 'engraved'],
  },
  watch: { form: ['womens', 'mens'], band: ['leather-band', 'mesh-band', 'link-band'] },
  brooch: { motif: ['bouquet', 'maple-leaf', 'loon', 'dragonfly', 'snowflake', 'trillium', 'bumblebee'] },
  'cream-jar': { form: ['jar', 'tube', 'tub'], pieces: ['x2', 'x3'] },
  'serum-bottle': { form: ['dropper', 'pump'] },
  lipstick: { form: ['bullet', 'balm'], pieces: ['x2', 'x3'] },
  palette: { form: ['palette', 'blush'], pans: ['pans9', 'pans12', 'pans16'] },
  mascara: { pieces: ['x2'] },
  'brush-set': { pieces: ['x5', 'x8', 'x12'] },
  perfume: { form: ['parfum', 'cologne', 'mist'] },
  shampoo: { form: ['single', 'duo'] },
  'nail-polish': { pieces: ['x3'] },
  duvet: { form: ['insert', 'quilt', 'cover'], pattern: ['stripes', 'floral', 'embroidered', 'quilted'] },
  pillow: { pieces: ['x2'] },
  'sheet-set': { pattern: ['stripes', 'floral', 'embroidered'], pieces: ['x4', 'x6'] },
  towel: { form: ['towels', 'bath-sheet'], pattern: ['stripes'], pieces: ['x2', 'x6', 'x8', 'x12'] },
  throw: { pattern: ['plaid', 'stripes'], trim: ['fringe', 'pompom'] },
  mattress: { form: ['mattress', 'topper'] },
  rug: { form: ['area-rug', 'bath-mat'], pattern: ['stripes'], trim: ['fringe'] },
  lamp: { form: ['table-lamp', 'bedside-lamp'], pieces: ['x2'] },
  candle: { form: ['scented', 'flameless'], pieces: ['x3', 'x6'] },
  'storage-box': { pieces: ['x2', 'x4', 'x6'] },
  vacuum: { form: ['stick', 'upright'] },
  fan: { form: ['tower', 'pedestal'] },
  'frying-pan': { form: ['frying', 'saute'] },
  pot: { form: ['dutch-oven', 'stockpot', 'cookware'] },
  'baking-pan': { form: ['pan', 'bakeware'], pieces: ['x3'] },
  'air-fryer': { form: ['one-basket', 'dual-basket'] },
  toaster: { slots: ['slots2', 'slots4'] },
  'coffee-maker': { form: ['drip', 'espresso'] },
  kettle: { form: ['spout', 'gooseneck'] },
  mug: { pieces: ['x2', 'x4', 'x6'] },
  'dinner-set': { form: ['dinnerware', 'bowls'] },
  'glass-set': { form: ['wine-glass', 'stemless', 'tumbler'], pieces: ['x4', 'x6', 'x8'] },
  'knife-set': { pieces: ['x5', 'x8', 'x12', 'x15'] },
  'cutting-board': { pieces: ['x2', 'x3'] },
  tablet: { form: ['tablet', 'e-reader'] },
  phone: { form: ['smartphone', 'big-button'] },
  charger: { form: ['power-bank', 'wireless'] },
  headphones: { form: ['over-ear', 'tv-headphones'] },
  speaker: { form: ['box-speaker', 'sound-bar'] },
  television: { form: ['screen-medium', 'screen-small', 'screen-large'] },
  camera: { form: ['digital', 'instant'] },
  'doorbell-camera': { form: ['doorbell', 'security'], pieces: ['x2', 'x4'] },
  treadmill: { form: ['treadmill', 'walking-pad'] },
  'yoga-mat': { form: ['yoga', 'exercise'] },
  massager: { form: ['neck', 'foot', 'gun'] },
  vitamins: { form: ['pill-bottle', 'powder'] },
  plant: { form: ['artificial', 'hydrangea', 'rose'], pieces: ['x2', 'x3'] },
  planter: { pieces: ['x3'] },
  'patio-chair': { form: ['lounge-chair', 'muskoka'], pieces: ['x2', 'x4'] },
  'solar-light': { form: ['path-light', 'lantern'], pieces: ['x2', 'x4', 'x8', 'x12'] },
  grill: { form: ['propane', 'charcoal'] },
  'bird-feeder': { form: ['seed', 'hummingbird'] },
  flashlight: { pieces: ['x2', 'x4'] },
  yarn: { form: ['merino', 'cotton'], pieces: ['x3', 'x6', 'x10'] },
  'paint-set': { form: ['acrylic', 'watercolour'] },
  puzzle: {
    motif: [
      'lighthouse',
      'village',
      'covered-bridge',
      'canoe',
      'market',
      'northern-lights',
      'sugar-shack',
      'mountains',
    ],
  },
  plush: { motif: ['moose', 'beaver', 'polar-bear', 'loon', 'lynx', 'narwhal', 'puffin', 'fox'] },
  suitcase: { pieces: ['x2', 'x3'] },
  'pet-bed': { form: ['dog', 'cat'] },
}

/** The attribute whose value a word is. */
export const attributeOf = (word: string): AttributeName | undefined => ownerOf.get(word)

/** The words of those attributes that the archetype's drawing follows, in their fixed order. */
export function wordsOf(archetype: Archetype, attributes: Attributes): string[] {
  const drawn = drawnBy[archetype]
  const words: string[] = []
  if (!drawn) return words
  // A loop: the catalogue's generator asks for each product.
  for (const name of attributeNames) {
    const word = attributes[name]
    if (word && drawn[name]?.some((known) => known === word)) words.push(word)
  }
  return words
}

/** The attributes that the archetype's drawing follows. The others are dropped: `round` changes glasses, not a cat bed. */
export const drawnOf = (archetype: Archetype, attributes: Attributes): Attributes =>
  attributesOf(archetype, wordsOf(archetype, attributes)) ?? {}

/** The attributes that words name, or undefined if the archetype's drawing does not follow one of them. */
export function attributesOf(archetype: Archetype, words: readonly string[]): Attributes | undefined {
  const attributes: Record<string, string> = {}
  for (const word of words) {
    const name = attributeOf(word)
    if (name) attributes[name] = word
  }
  const sound = wordsOf(archetype, attributes)
  return sound.join() === words.join() ? attributes : undefined
}

/** The attributes with the usual form or motif where none is given. */
export function completed(archetype: Archetype, attributes: Attributes): Attributes {
  const [form] = drawnBy[archetype]?.form ?? []
  const [motif] = drawnBy[archetype]?.motif ?? []
  return { ...(form && { form }), ...(motif && { motif }), ...attributes }
}
