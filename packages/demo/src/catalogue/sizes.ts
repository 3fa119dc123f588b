import type { Words } from './words.ts'

/** A size as a shopper chooses it; its price is `factor` times that of the first size. */
export type Size = Words & { code: string; factor: number }

const same = (codes: readonly string[]): Size[] => codes.map((code) => ({ code, en: code, fr: code, factor: 1 }))

const numbered = (low: number, high: number, step: number): Size[] => {
  const count = Math.round((high - low) / step) + 1
  return Array.from({ length: count }, (_, index) => {
    const text = String(low + index * step)
    return { code: text, en: text, fr: text.replace('.', ','), factor: 1 }
  })
}

const size = (code: string, en: string, fr: string, factor = 1): Size => ({ code, en, fr, factor })

const small = size('S', 'Small', 'Petit')
const medium = size('M', 'Medium', 'Moyen')
const large = size('L', 'Large', 'Grand')

/** The sizes of kinds of products, smallest first. */
export const sizeRuns = {
  clothing: [
    size('XS', 'XS', 'TP'),
    size('S', 'S', 'P'),
    size('M', 'M', 'M'),
    size('L', 'L', 'G'),
    size('XL', 'XL', 'TG'),
    ...same(['1X', '2X', '3X']),
  ],
  numeric: numbered(2, 18, 2),
  shoes: numbered(5, 11, 0.5),
  rings: numbered(5, 10, 1),
  gloves: [size('SM', 'S/M', 'P/M'), size('LXL', 'L/XL', 'G/TG')],
  belts: [size('S', 'S', 'P'), size('M', 'M', 'M'), size('L', 'L', 'G'), size('XL', 'XL', 'TG')],
  bed: [
    size('TWIN', 'Twin', 'Lit simple'),
    size('FULL', 'Double', 'Lit double', 1.15),
    size('QUEEN', 'Queen', 'Grand lit', 1.3),
    size('KING', 'King', 'Très grand lit', 1.5),
  ],
  pillow: [
    size('STANDARD', 'Standard', 'Standard'),
    size('QUEEN', 'Queen', 'Grand', 1.15),
    size('KING', 'King', 'Très grand', 1.3),
  ],
  curtain: [
    size('84', '84 inches', '213 cm (84 po)'),
    size('95', '95 inches', '241 cm (95 po)', 1.15),
    size('108', '108 inches', '274 cm (108 po)', 1.3),
  ],
  rug: [
    size('3X5', "3' x 5'", '3 pi x 5 pi'),
    size('5X7', "5' x 7'", '5 pi x 7 pi', 1.8),
    size('8X10', "8' x 10'", '8 pi x 10 pi', 3.2),
  ],
  pet: [small, { ...medium, factor: 1.3 }, { ...large, factor: 1.7 }],
} as const satisfies Record<string, readonly Size[]>

export type SizeRunName = keyof typeof sizeRuns
