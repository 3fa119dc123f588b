import type { Colour } from '@onair/server/colours'
import type { Archetype } from '../pictures/archetypes.ts'
import type { Words } from './words.ts'

export const specialGroup: Words & { id: string } = {
  id: 'gifts-giving',
  en: 'Gift Cards & Giving',
  fr: 'Cartes-cadeaux et dons',
}
export const giftCardCategory: Words & { id: string } = { id: 'gift-cards', en: 'Gift Cards', fr: 'Cartes-cadeaux' }
export const donationCategory: Words & { id: string } = { id: 'donations', en: 'Donations', fr: 'Dons' }

/** A gift card or a donation; its styles are amounts in dollars. */
export type Special = {
  category: string
  archetype: Archetype
  colour: Colour
  isDonation: boolean
  name: Words
  /** The first paragraph of its description. */
  about: Words
  amounts: readonly number[]
}

type Line = readonly [en: string, fr: string, colour: Colour, aboutEn: string, aboutFr: string]

// The organizations are invented.
const causes: readonly Line[] = [
  [
    'Winter Coats for Children',
    'Des manteaux d’hiver pour les enfants',
    'blue',
    'Buys new coats, boots and mitts for children before the first snow.',
    'Achète manteaux, bottes et mitaines neufs aux enfants avant la première neige.',
  ],
  [
    'Neighbourhood Food Banks',
    'Banques alimentaires de quartier',
    'orange',
    'Keeps the shelves of forty neighbourhood food banks filled through the month.',
    'Garnit tout le mois les tablettes de quarante banques alimentaires de quartier.',
  ],
  [
    'School Breakfast Clubs',
    'Clubs de déjeuners à l’école',
    'yellow',
    'Serves a hot breakfast before class, no questions asked.',
    'Sert un déjeuner chaud avant les cours, sans poser de questions.',
  ],
  [
    'Mobile Mammography for Northern Towns',
    'Mammographie mobile pour les villes du Nord',
    'pink',
    'Drives a screening unit to towns that are five hours from a hospital.',
    'Conduit une unité de dépistage vers des villes à cinq heures d’un hôpital.',
  ],
  [
    'Children’s Hospital Beds',
    'Lits pour les hôpitaux pédiatriques',
    'teal',
    'Replaces beds and chairs where parents spend the night.',
    'Remplace les lits et les fauteuils où les parents passent la nuit.',
  ],
  [
    'Shelters for Women and Children',
    'Maisons d’hébergement pour femmes et enfants',
    'purple',
    'Pays for a safe night, a lawyer’s hour, a school bag.',
    'Paie une nuit en sécurité, une heure d’avocate, un sac d’école.',
  ],
  [
    'Guide Dogs in Training',
    'Chiens-guides en formation',
    'tan',
    'Feeds and trains a guide dog from eight weeks to two years.',
    'Nourrit et forme un chien-guide de huit semaines à deux ans.',
  ],
  [
    'Animal Shelters',
    'Refuges pour animaux',
    'brown',
    'Covers vaccines, food and the heating of the kennels.',
    'Couvre les vaccins, la nourriture et le chauffage des enclos.',
  ],
  [
    'Trees for City Streets',
    'Des arbres pour nos rues',
    'green',
    'Plants a tree where summers are hottest, and waters it for three years.',
    'Plante un arbre là où l’été est le plus chaud et l’arrose pendant trois ans.',
  ],
  [
    'Clean Shores of the St. Lawrence',
    'Rives propres du Saint-Laurent',
    'navy',
    'Equips volunteers who clear the river’s shores every spring.',
    'Équipe les bénévoles qui nettoient les rives du fleuve chaque printemps.',
  ],
  [
    'Meals for Seniors',
    'Popotes pour aînés',
    'red',
    'Brings a hot meal and a conversation to the door.',
    'Apporte à la porte un repas chaud et un brin de jasette.',
  ],
  [
    'Wheelchairs for Sport',
    'Fauteuils roulants de sport',
    'orange',
    'Lends sport wheelchairs to young athletes while they grow.',
    'Prête des fauteuils de sport aux jeunes athlètes qui grandissent.',
  ],
  [
    'Music in Schools',
    'De la musique à l’école',
    'burgundy',
    'Puts an instrument into the hands of a child who has none.',
    'Met un instrument entre les mains d’un enfant qui n’en a pas.',
  ],
  [
    'Books in Two Languages',
    'Des livres en deux langues',
    'blue',
    'Sends ten picture books a year, in English, French or both.',
    'Envoie dix albums par an, en français, en anglais ou dans les deux langues.',
  ],
  [
    'Rural Libraries',
    'Bibliothèques rurales',
    'olive',
    'Keeps small libraries open on Saturdays.',
    'Garde les petites bibliothèques ouvertes le samedi.',
  ],
  [
    'Volunteer Fire Halls',
    'Casernes de pompiers volontaires',
    'red',
    'Buys hoses, radios and dry gloves.',
    'Achète boyaux, radios et gants secs.',
  ],
  [
    'Palliative Care at Home',
    'Soins palliatifs à domicile',
    'purple',
    'Pays for the night nurse, so that a family can sleep.',
    'Paie l’infirmière de nuit pour que la famille puisse dormir.',
  ],
  [
    'Research into Memory',
    'Recherche sur la mémoire',
    'navy',
    'Funds young researchers who study the ageing brain.',
    'Finance de jeunes chercheurs qui étudient le cerveau vieillissant.',
  ],
  [
    'Newcomers’ First Apartment',
    'Premier logement des nouveaux arrivants',
    'teal',
    'Furnishes one apartment: beds, pots, a table and a lamp.',
    'Meuble un logement: des lits, des casseroles, une table et une lampe.',
  ],
  [
    'Skates for Every Child',
    'Des patins pour chaque enfant',
    'silver',
    'Finds, sharpens and fits used skates.',
    'Trouve, affûte et ajuste des patins usagés.',
  ],
  [
    'Community Gardens',
    'Jardins communautaires',
    'green',
    'Builds raised beds that one can reach from a wheelchair.',
    'Construit des bacs surélevés, accessibles en fauteuil roulant.',
  ],
  [
    'Crisis Line, Day and Night',
    'Ligne d’écoute, jour et nuit',
    'yellow',
    'Answers the phone, in both languages, at three in the morning.',
    'Répond au téléphone, dans les deux langues, à trois heures du matin.',
  ],
  [
    'Songbird Habitat',
    'Habitat des oiseaux chanteurs',
    'green',
    'Protects hedges and wetlands along the flyways.',
    'Protège haies et milieux humides le long des voies migratoires.',
  ],
  [
    'Flood and Fire Relief',
    'Secours aux sinistrés',
    'grey',
    'Holds cots, blankets and water ready before they are needed.',
    'Garde prêts lits de camp, couvertures et eau, avant qu’il n’en faille.',
  ],
  [
    'Holiday Hampers',
    'Paniers des Fêtes',
    'gold',
    'Fills a hamper with a supper and one new toy for each child.',
    'Remplit un panier: un souper et un jouet neuf pour chaque enfant.',
  ],
]

const cards: readonly Line[] = [
  [
    'Gift Card',
    'Carte-cadeau',
    'teal',
    'The gift that always fits, sent by e-mail.',
    'Le cadeau qui fait toujours, envoyé par courriel.',
  ],
  [
    'Birthday Gift Card',
    'Carte-cadeau d’anniversaire',
    'pink',
    'For the friend who has everything and the aunt who wants nothing.',
    'Pour l’amie qui a tout et la tante qui ne veut rien.',
  ],
  [
    'Holiday Gift Card',
    'Carte-cadeau des Fêtes',
    'red',
    'Under the tree without a line-up, and without a parcel.',
    'Sous le sapin sans faire la file, et sans colis.',
  ],
  [
    'Wedding Gift Card',
    'Carte-cadeau de mariage',
    'ivory',
    'For the pots, the sheets and the rest of the house.',
    'Pour les casseroles, les draps et le reste de la maison.',
  ],
  [
    'Thank-You Gift Card',
    'Carte-cadeau de remerciement',
    'gold',
    'For a teacher, a neighbour, a nurse.',
    'Pour une enseignante, un voisin, une infirmière.',
  ],
  [
    'New Baby Gift Card',
    'Carte-cadeau de naissance',
    'blue',
    'The parents will know what is missing.',
    'Les parents sauront ce qui manque.',
  ],
  [
    'Mother’s Day Gift Card',
    'Carte-cadeau de la fête des Mères',
    'purple',
    'She chooses; you had the idea.',
    'Elle choisit; vous avez eu l’idée.',
  ],
  ['Father’s Day Gift Card', 'Carte-cadeau de la fête des Pères', 'navy', 'No more ties.', 'Finies, les cravates.'],
]

/** Donations and gift cards, in the order of their numbers. */
export const specials: readonly Special[] = [
  ...causes.map(
    ([en, fr, colour, aboutEn, aboutFr]): Special => ({
      category: donationCategory.id,
      archetype: 'donation',
      colour,
      isDonation: true,
      name: { en: `Donation: ${en}`, fr: `Don : ${fr}` },
      about: { en: aboutEn, fr: aboutFr },
      amounts: [5, 10, 25, 50, 100],
    }),
  ),
  ...cards.map(
    ([en, fr, colour, aboutEn, aboutFr]): Special => ({
      category: giftCardCategory.id,
      archetype: 'gift-card',
      colour,
      isDonation: false,
      name: { en: `Onair ${en}`, fr: `${fr} Onair` },
      about: { en: aboutEn, fr: aboutFr },
      amounts: [25, 50, 100, 150, 200],
    }),
  ),
]

/** The paragraphs after the first. */
export const specialNotes: Record<'donation' | 'gift-card', Words> = {
  donation: {
    en: 'Every dollar goes to the work itself. There is no tax, and nothing to ship.',
    fr: 'Chaque dollar va directement à la cause. Aucune taxe ni aucuns frais de livraison.',
  },
  'gift-card': {
    en: 'Its number and PIN come to you by e-mail once your order can no longer be changed; with other items, when those ship. It never expires, can be used several times, and pays for taxes and shipping too. It cannot be returned.',
    fr: 'Son numéro et son NIP vous parviennent par courriel dès que votre commande ne peut plus être modifiée; avec d’autres articles, à l’expédition de ceux-ci. Elle n’expire jamais, sert en plusieurs fois et paie aussi les taxes et la livraison. Elle ne peut pas être retournée.',
  },
}
