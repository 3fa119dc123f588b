import { bedAndBath } from './home-bed-bath.ts'
import { decor } from './home-decor.ts'
import { living } from './home-living.ts'
import type { DepartmentData } from './kit.ts'

/** Bedding, bath, décor, cleaning, comfort. */
export const home: DepartmentData = {
  id: 'home',
  en: 'Home',
  fr: 'Maison',
  share: 14,
  groups: [...bedAndBath, decor, ...living],
  openings: [
    {
      en: 'A house is made of small comforts. {This} [is|are] one of them.',
      fr: 'Une maison, c’est fait de petits conforts. {Ce} en [fait|font] partie.',
    },
    {
      en: 'We lived with {this} for a month, with children, a cat and a snowstorm.',
      fr: 'Nous avons vécu un mois avec {ce}, avec des enfants, un chat et une tempête de neige.',
    },
    {
      en: '{This} [looks|look] like more than the price, which is what we look for.',
      fr: '{Ce} [paraît|paraissent] bien plus que [son|leur] prix, et c’est ce que nous cherchons.',
    },
    {
      en: 'Once {this} [is|are] in the house, nobody remembers how it was before.',
      fr: 'Une fois {ce} dans la maison, on ne se rappelle plus comment c’était avant.',
    },
  ],
  closings: [
    {
      en: 'Chosen for Canadian houses: dry in January, humid in July.',
      fr: 'Choisi/Choisie pour les maisons d’ici: l’air sec de janvier, l’humidité de juillet.',
    },
    { en: 'Our customers buy one, then a second.', fr: 'Nos clients en achètent, puis en rachètent.' },
    {
      en: 'Colours on the screen were matched to the real thing under daylight.',
      fr: 'Les couleurs à l’écran ont été ajustées au produit réel, à la lumière du jour.',
    },
    {
      en: 'It also makes a good housewarming gift.',
      fr: 'Aussi une bonne idée de cadeau de pendaison de crémaillère.',
    },
  ],
}
