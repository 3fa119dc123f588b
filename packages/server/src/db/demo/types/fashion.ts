import { accessoryGroups } from './fashion-accessories.ts'
import { clothing } from './fashion-clothing.ts'
import type { DepartmentData } from './kit.ts'

/** Clothes, shoes, bags and accessories. */
export const fashion: DepartmentData = {
  id: 'fashion',
  en: 'Fashion',
  fr: 'Mode',
  share: 27,
  groups: [...clothing, ...accessoryGroups],
  openings: [
    {
      en: '{This} [goes|go] from the morning meeting to supper without asking for a change of anything else.',
      fr: '{Ce} [passe|passent] de la réunion du matin au souper sans qu’on ait à changer autre chose.',
    },
    {
      en: 'Our stylists wore {this} for a week before we put {it} on air.',
      fr: 'Nos stylistes ont porté {ce} pendant une semaine avant de passer en ondes.',
    },
    {
      en: 'We have all bought one that stayed in the closet. {This} [is|are] the one that [gets|get] worn.',
      fr: 'On a toutes acheté une pièce qui n’est jamais sortie du placard. {Ce}, on [le/la|les] porte.',
    },
    {
      en: 'Comfort first, and nobody will know: that is the idea behind {this}.',
      fr: 'Le confort d’abord, sans que rien n’y paraisse: voilà l’idée derrière {ce}.',
    },
    {
      en: 'Every season needs one easy piece. This time it is {this}.',
      fr: 'Chaque saison a besoin d’une pièce facile. Cette fois-ci, c’est {ce}.',
    },
  ],
  closings: [
    {
      en: 'Pair it with what you own; the colours were chosen for that.',
      fr: 'À marier avec ce que vous avez déjà: les couleurs ont été choisies pour ça.',
    },
    {
      en: 'Between sizes? Our customers say to take the smaller one.',
      fr: 'Vous hésitez entre deux tailles? Nos clientes conseillent la plus petite.',
    },
    {
      en: 'Pick a neutral to wear it often, or a colour to be noticed.',
      fr: 'Choisissez un neutre pour en profiter souvent ou une couleur pour vous faire remarquer.',
    },
    {
      en: 'It packs small and comes out ready to wear.',
      fr: 'Peu encombrant/encombrante dans la valise, et prêt/prête à porter en arrivant.',
    },
    {
      en: 'Made for our winters, our offices and our weekends.',
      fr: 'Pensé/Pensée pour nos hivers, nos bureaux et nos fins de semaine.',
    },
  ],
}
