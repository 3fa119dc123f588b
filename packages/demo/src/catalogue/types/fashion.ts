import { accessoryGroups } from './fashion-accessories.ts'
import { bottomGroups } from './fashion-bottoms.ts'
import { shoes } from './fashion-shoes.ts'
import { topGroups } from './fashion-tops.ts'
import type { DepartmentData } from './kit.ts'

/** Clothes, shoes, bags and accessories. */
export const fashion: DepartmentData = {
  id: 'fashion',
  en: 'Fashion',
  fr: 'Mode',
  share: 27,
  groups: [...topGroups, ...bottomGroups, shoes, ...accessoryGroups],
  openings: [
    {
      en: 'The one you reach for without thinking, day after day: that is {this}.',
      fr: 'Ce qu’on prend sans réfléchir, jour après jour: voilà {ce}.',
    },
    {
      en: 'Our stylists wore {this} for a week before we put {it} on air.',
      fr: 'Nos stylistes ont porté {ce} pendant une semaine avant de passer en ondes.',
    },
    {
      en: 'We have all bought something that never left the closet. {This} [is|are] the kind that [does|do].',
      fr: 'On a tous un achat qui n’est jamais sorti du placard. {Ce}, on [le/la|les] porte.',
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
      en: 'Our customers buy one, then come back for another colour.',
      fr: 'Nos clientes l’achètent, puis reviennent pour une autre couleur.',
    },
    {
      en: 'Pick a neutral to wear it often, or a colour to be noticed.',
      fr: 'Choisissez un neutre pour en profiter souvent ou une couleur pour vous faire remarquer.',
    },
    {
      en: 'Seen from up close, the finishing holds its own.',
      fr: 'Même vue de près, la finition tient ses promesses.',
    },
    {
      en: 'Made for our winters, our offices and our weekends.',
      fr: 'Pensé/Pensée pour nos hivers, nos bureaux et nos fins de semaine.',
    },
  ],
}
