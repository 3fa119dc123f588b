import type { Colour } from '../colours.ts'
import { fold } from './words.ts'

/** Words for colours besides their names: shades, in both languages, and the forms of French adjectives. */
export const colourWords: Readonly<Record<Colour, { en: string; fr: string }>> = {
  black: { en: 'black, jet black, ebony', fr: 'noir, noire, ébène' },
  white: { en: 'white, snow white', fr: 'blanc, blanche' },
  ivory: {
    en: 'ivory, off-white, ecru, eggshell, cream coloured, cream-coloured',
    fr: 'ivoire, écru, écrue, blanc cassé, coquille d’œuf, couleur crème',
  },
  grey: {
    en: 'grey, gray, charcoal grey, dark grey, light grey, heather grey, slate grey, anthracite',
    fr: 'gris, grise, gris foncé, gris pâle, gris charbon, anthracite',
  },
  navy: {
    en: 'navy, navy blue, dark blue, midnight blue',
    fr: 'marine, bleu marine, bleu marin, bleu foncé, bleu nuit',
  },
  blue: {
    en: 'blue, light blue, sky blue, baby blue, royal blue, powder blue, cobalt, cobalt blue, denim blue, indigo',
    fr: 'bleu, bleue, bleu pâle, bleu ciel, bleu royal, bleu poudre, bleu clair, cobalt, indigo',
  },
  teal: {
    en: 'teal, turquoise, aqua, aquamarine blue',
    fr: 'sarcelle, turquoise, aqua, bleu canard, bleu-vert',
  },
  green: {
    en: 'green, dark green, light green, forest green, hunter green, emerald green, mint green, lime green, sage green',
    fr: 'vert, verte, vert foncé, vert pâle, vert forêt, vert émeraude, vert menthe, vert lime',
  },
  olive: { en: 'olive, olive green, khaki, army green', fr: 'olive, vert olive, kaki, vert armée' },
  yellow: { en: 'yellow, mustard, mustard yellow, lemon yellow', fr: 'jaune, moutarde, jaune moutarde' },
  orange: { en: 'orange, rust, rust orange, burnt orange', fr: 'orange, orangé, orangée, rouille, orange brûlé' },
  red: {
    en: 'red, crimson, scarlet, bright red, cherry red, dark red',
    fr: 'rouge, écarlate, cramoisi, rouge vif, rouge cerise, rouge foncé',
  },
  burgundy: {
    en: 'burgundy, maroon, bordeaux, oxblood, wine red',
    fr: 'bourgogne, bordeaux, rouge vin, lie de vin',
  },
  pink: {
    en: 'pink, hot pink, light pink, baby pink, dusty pink, dusty rose, fuchsia, magenta',
    fr: 'rose, rose pâle, rose vif, vieux rose, fuchsia, magenta',
  },
  purple: {
    en: 'purple, mauve, violet, plum purple, eggplant, lilac purple, aubergine',
    fr: 'violet, violette, mauve, pourpre, aubergine',
  },
  brown: {
    en: 'brown, dark brown, light brown, chocolate brown',
    fr: 'brun, brune, marron, brun foncé, brun chocolat',
  },
  tan: { en: 'tan, beige, camel, taupe, cognac, sand coloured', fr: 'havane, beige, camel, taupe, cognac, tan' },
  gold: { en: 'gold, golden, gold-coloured, gold coloured', fr: 'doré, dorée, couleur or' },
  silver: { en: 'silver, silver-coloured, silver coloured', fr: 'argenté, argentée, couleur argent' },
  'rose-gold': { en: 'rose gold, rose-gold, pink gold', fr: 'or rose, rose gold' },
  multi: {
    en: 'multicolour, multicoloured, multicolored, multicolor, rainbow',
    fr: 'multicolore, arc-en-ciel',
  },
}

const folded: ReadonlySet<string> = new Set(
  Object.values(colourWords).flatMap(({ en, fr }) => `${en}, ${fr}`.split(', ').map(fold)),
)

/** Whether a folded word is a colour's, in either language. */
export const isColourWord = (word: string): boolean => folded.has(word)
