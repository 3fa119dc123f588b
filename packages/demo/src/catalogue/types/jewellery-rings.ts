import { palettes } from '../palettes.ts'
import { label, metals, precious, stone, stones } from './jewellery-words.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const rings = group(
  {
    id: 'rings',
    en: 'Rings',
    fr: 'Bagues',
    share: 5,
    madeLabel: label,
    leaves: [
      leaf('stone-rings', 'Gemstone Rings', 'Bagues à pierres', [
        kind(
          'ring_halo',
          'halo ring',
          'f bague halo',
          'A ring of small stones makes the centre one look half again as large.',
          'Un halo de petites pierres fait paraître le centre une fois et demie plus grand.',
          { looks: stone },
        ),
        kind(
          'ring_three-stone',
          'three-stone ring',
          'f bague trois pierres',
          'Three stones for yesterday, today and tomorrow.',
          'Trois pierres: hier, aujourd’hui et demain.',
        ),
        kind(
          'ring_cocktail',
          'cocktail ring',
          'f bague cocktail',
          'The one piece that dinner guests ask about.',
          'Le bijou dont les invités parlent au souper.',
          { looks: stone, price: [79, 449] },
        ),
      ]),
      leaf('bridal-rings', 'Engagement & Wedding', 'Fiançailles et mariage', [
        kind(
          'ring_solitaire',
          'solitaire ring',
          'f bague solitaire',
          'One stone, four claws, and nothing in the way of the light.',
          'Une pierre, quatre griffes, et rien entre elle et la lumière.',
          {
            looks: pairs`
              diamond = à diamant @diamond; moissanite = à moissanite @moissanite; sapphire = à saphir @sapphire; cubic zirconia = à zircon cubique @zirconia;
              lab-grown diamond = à diamant de culture @diamond
            `,
            price: [149, 1499],
          },
        ),
        kind(
          'ring_bridal',
          'bridal ring set',
          'm ensemble de mariage',
          'Engagement ring and wedding band that close without a gap.',
          'Bague de fiançailles et jonc qui se rejoignent sans le moindre jour.',
          { price: [199, 1799], measures: pairs`2-piece = , 2 pièces @x2` },
        ),
      ]),
      leaf('bands', 'Bands & Stackable Rings', 'Joncs et bagues à superposer', [
        kind(
          'ring_eternity',
          'eternity band',
          'm jonc éternité',
          'Stones all the way around, so that it never turns the wrong way.',
          'Des pierres sur tout le tour: il n’est jamais du mauvais côté.',
        ),
        kind(
          'ring_stackable',
          'stackable ring',
          'f bague à superposer',
          'Wear one on a plain day and four on a good one.',
          'Une seule les jours simples, quatre les jours de fête.',
          { price: [49, 299] },
        ),
      ]),
    ],
  },
  {
    made: precious,
    looks: stones,
    features: pairs`
      with milgrain edge = à bordure millegrain; with split shank = à anneau dédoublé;
      with hidden halo = à halo caché; with filigree gallery = à galerie en filigrane;
      with twisted band = à anneau torsadé
    `,
    measures: pairs`
      0.25 ctw = , 0,25 ct au total @0.8; 0.50 ctw = , 0,50 ct au total; 0.75 ctw = , 0,75 ct au total @1.2;
      1.00 ctw = , 1,00 ct au total @1.5; 1.50 ctw = , 1,50 ct au total @2
    `,
    points: pairs`
      Set by hand = Serti/Sertie à la main; Nickel-free = Sans nickel; Gift box included = Écrin inclus;
      Stamped for metal purity = Poinçonné/Poinçonnée; Comfort-fit band = Intérieur arrondi et confortable
    `,
    colours: palettes.metals,
    sizes: 'rings',
    price: [99, 899],
    grams: [20, 60],
    care: 'jewellery',
    madeFirst: true,
  },
)

const necklaces = group(
  {
    id: 'necklaces',
    en: 'Necklaces & Pendants',
    fr: 'Colliers et pendentifs',
    share: 4,
    madeLabel: label,
    leaves: [
      leaf('pendants', 'Pendants', 'Pendentifs', [
        kind(
          'necklace_pendant',
          'pendant',
          'm pendentif',
          'It lies in the hollow of the neck and turns to the light.',
          'Il se pose au creux du cou et se tourne vers la lumière.',
          {
            looks: stone,
            features: pairs`
              with 18-inch chain = avec chaîne de 45 cm; with adjustable chain = avec chaîne réglable;
              with rope chain = avec chaîne corde
            `,
          },
        ),
        kind(
          'necklace_heart',
          'heart pendant',
          'm pendentif cœur',
          'The classic gift, drawn with a lighter hand.',
          'Le grand classique à offrir, d’un trait plus léger.',
          {
            looks: stone,
            features: pairs`with 18-inch chain = avec chaîne de 45 cm; with adjustable chain = avec chaîne réglable`,
            price: [49, 299],
          },
        ),
      ]),
      leaf('chains', 'Chains', 'Chaînes', [
        kind(
          'necklace_paperclip',
          'paperclip chain',
          'f chaîne trombone',
          'Long flat links that look right alone or in layers.',
          'De longs maillons plats, beaux seuls ou superposés.',
          {
            made: metals,
            looks: pairs`
              diamond-cut = à taille diamant; hammered = martelé/martelée; polished = poli/polie;
              satin-finish = satiné/satinée
            `,
            features: [],
            measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm; 20-inch = de 50 cm; 24-inch = de 60 cm`,
          },
        ),
        kind(
          'necklace_rope',
          'rope chain',
          'f chaîne corde',
          'Twisted links that catch the light from every side.',
          'Des maillons torsadés qui prennent la lumière de partout.',
          {
            made: metals,
            looks: pairs`diamond-cut = à taille diamant; solid = massif/massive; hollow = creux/creuse`,
            features: [],
            measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm; 20-inch = de 50 cm; 22-inch = de 55 cm`,
          },
        ),
      ]),
      leaf('pearl-necklaces', 'Pearl Necklaces', 'Colliers de perles', [
        kind(
          'necklace_pearls',
          'freshwater pearl necklace',
          'm collier de perles d’eau douce',
          'Knotted by hand between each pearl, as it should be.',
          'Noué à la main entre chaque perle, comme il se doit.',
          {
            made: [],
            looks: pairs`
              graduated = à perles en chute; triple-strand = à trois rangs @triple; double-strand = à deux rangs @double;
              classic = classique/; dainty = délicat/délicate
            `,
            features: pairs`
              with gold clasp = à fermoir doré; with silver clasp = à fermoir en argent;
              with magnetic clasp = à fermoir aimanté
            `,
            measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm; 36-inch = de 90 cm`,
            colours: ['ivory', 'white', 'pink', 'grey'],
            madeFirst: false,
            price: [89, 499],
          },
        ),
      ]),
    ],
  },
  {
    made: precious,
    looks: stones,
    features: pairs`with adjustable chain = avec chaîne réglable`,
    measures: [],
    points: pairs`
      Lobster clasp = Fermoir mousqueton; Nickel-free = Sans nickel; Gift box included = Écrin inclus;
      Extends by 5 cm = Rallonge de 5 cm; Stamped for metal purity = Poinçonné/Poinçonnée
    `,
    colours: palettes.metals,
    price: [59, 599],
    grams: [20, 90],
    care: 'jewellery',
    madeFirst: true,
  },
)

/** Rings and necklaces. */
export const ringGroups = [rings, necklaces]
