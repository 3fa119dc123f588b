import { bedAndBath } from './home-bed-bath.ts'
import { living } from './home-living.ts'
import type { DepartmentData } from './kit.ts'

/** Bedding, bath, décor, cleaning, comfort. */
export const home: DepartmentData = {
  id: 'home',
  en: 'Home',
  fr: 'Maison',
  share: 14,
  groups: [...bedAndBath, ...living],
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
      en: 'Change one thing in the room and begin with {this}.',
      fr: 'Changez une seule chose dans la pièce et commencez par {ce}.',
    },
  ],
  closings: [
    {
      en: 'Chosen for Canadian houses: dry in January, humid in July.',
      fr: 'Choisi/Choisie pour les maisons d’ici: l’air sec de janvier, l’humidité de juillet.',
    },
    { en: 'The box is made to be carried by one person.', fr: 'La boîte se transporte sans aide.' },
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
