/** The colours that a list can be filtered by, in this order: the hex value that a swatch shows and the name in both languages. */
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

/** A colour's id, as a style names it. */
export type Colour = keyof typeof colours

/** The ids of all colours, in their order. */
export const colourNames: readonly Colour[] = Object.keys(colours).filter((name): name is Colour => name in colours)
