import { palettes } from '../palettes.ts'
import { ringGroups } from './jewellery-rings.ts'
import { label, metals, precious, stones } from './jewellery-words.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const earrings = group(
  {
    id: 'earrings',
    en: 'Earrings',
    fr: "Boucles d'oreilles",
    share: 4,
    madeLabel: label,
    leaves: [
      leaf('hoops', 'Hoops', 'Anneaux', [
        kind(
          'earrings_hoop',
          'hoop earrings',
          'fp créoles',
          'Hollow inside, so that the size never weighs on the ear.',
          'Creuses, pour que la taille ne pèse jamais sur l’oreille.',
          {
            made: metals,
            looks: pairs`
              twisted = torsadé/torsadée @twisted; hammered = martelé/martelée @hammered; diamond-cut = à taille diamant;
              pavé = pavé/pavée; polished = poli/polie; two-tone = bicolore/ @two-tone
            `,
            features: pairs`
              with hinged clasp = à fermoir à charnière; with inside-out stones = serti/sertie dehors et dedans
            `,
            measures: pairs`20 mm = de 20 mm; 30 mm = de 30 mm; 40 mm = de 40 mm; 50 mm = de 50 mm`,
            madeFirst: true,
          },
        ),
      ]),
      leaf('studs', 'Studs', 'Boutons', [
        kind(
          'earrings_stud',
          'stud earrings',
          "mp boutons d'oreilles",
          'The pair you put on once and forget for a week.',
          'La paire qu’on met une fois et qu’on oublie une semaine.',
        ),
        kind(
          'earrings_halo-stud',
          'halo stud earrings',
          "mp boutons d'oreilles halo",
          'A little circle of light around each stone.',
          'Un petit cercle de lumière autour de chaque pierre.',
        ),
      ]),
      leaf('drops', 'Drop Earrings', 'Pendants', [
        kind(
          'earrings_drop',
          'drop earrings',
          "mp pendants d'oreilles",
          'They move when you turn your head; that is the point.',
          'Ils bougent quand vous tournez la tête, et c’est tout leur charme.',
        ),
        kind(
          'earrings_pearl-drop',
          'freshwater pearl drop earrings',
          "mp pendants d'oreilles à perles d'eau douce",
          'One pearl, one small stone, one good evening.',
          'Une perle, une petite pierre, une belle soirée.',
          {
            looks: pairs`dainty = délicat/délicate; vintage-style = de style rétro; asymmetrical = asymétrique/`,
            measures: [],
          },
        ),
      ]),
    ],
  },
  {
    made: precious,
    looks: stones,
    features: pairs`
      with leverbacks = à dormeuses; with screw backs = à tiges vissées;
      with detachable jackets = à contours amovibles; with filigree setting = à monture en filigrane
    `,
    measures: pairs`
      0.25 ctw = , 0,25 ct au total @0.8; 0.50 ctw = , 0,50 ct au total; 1.00 ctw = , 1,00 ct au total @1.5;
      2.00 ctw = , 2,00 ct au total @2.5
    `,
    points: pairs`
      Friction backs that hold = Fermoirs qui tiennent bien;
      Nickel-free: kind to sensitive ears = Sans nickel: convient aux oreilles sensibles;
      Gift box included = Écrin inclus; Light enough for all day = Assez léger/légère pour la journée
    `,
    colours: palettes.metals,
    price: [39, 499],
    grams: [10, 40],
    care: 'jewellery',
    madeFirst: true,
  },
)

const bracelets = group(
  {
    id: 'bracelets',
    en: 'Bracelets',
    fr: 'Bracelets',
    share: 3,
    madeLabel: label,
    leaves: [
      leaf('tennis-bracelets', 'Tennis & Gemstone Bracelets', 'Bracelets rivière et à pierres', [
        kind(
          'bracelet_tennis',
          'tennis bracelet',
          'm bracelet rivière',
          'Every link moves by itself, and every stone faces out.',
          'Chaque maillon bouge, chaque pierre regarde vers l’extérieur.',
          { price: [129, 1299] },
        ),
        kind(
          'bracelet_gemstone',
          'gemstone bracelet',
          'm bracelet',
          'Colour at the wrist, in one clean row.',
          'De la couleur au poignet, sur un seul rang bien net.',
        ),
      ]),
      leaf('bangles', 'Bangles & Cuffs', 'Joncs et manchettes', [
        kind(
          'bracelet_bangle',
          'bangle',
          'm bracelet jonc',
          'Slip it on; a hidden hinge does the rest.',
          'On l’enfile; une charnière invisible fait le reste.',
          {
            made: metals,
            looks: pairs`
              hammered = martelé/martelée @hammered; twisted = torsadé/torsadée @twisted; engraved = gravé/gravée @engraved;
              polished = poli/polie; two-tone = bicolore/ @two-tone
            `,
            measures: [],
          },
        ),
      ]),
      leaf('charm-bracelets', 'Chain & Charm Bracelets', 'Bracelets à breloques', [
        kind(
          'bracelet_charm',
          'charm bracelet',
          'm bracelet à breloques',
          'Start with one charm, and let birthdays do the rest.',
          'Commencez avec une breloque; les anniversaires feront le reste.',
          {
            made: metals,
            looks: pairs`beaded = perlé/perlée; adjustable = réglable/; layered = à plusieurs rangs`,
            measures: [],
            price: [39, 249],
          },
        ),
      ]),
    ],
  },
  {
    made: precious,
    looks: stones,
    features: pairs`
      with safety clasp = à fermoir de sûreté; with magnetic clasp = à fermoir aimanté; with extender = à rallonge;
      with heart charm = à breloque cœur
    `,
    measures: pairs`7-inch = de 18 cm; 7.5-inch = de 19 cm; 8-inch = de 20 cm`,
    points: pairs`
      Double safety clasp = Double fermoir de sûreté; Nickel-free = Sans nickel; Gift box included = Écrin inclus;
      Lies flat at the wrist = Bien à plat sur le poignet
    `,
    colours: palettes.metals,
    price: [59, 599],
    grams: [20, 80],
    care: 'jewellery',
    madeFirst: true,
  },
)

const watches = group(
  {
    id: 'watches-brooches',
    en: 'Watches & Brooches',
    fr: 'Montres et broches',
    share: 2,
    leaves: [
      leaf('womens-watches', "Women's Watches", 'Montres pour femmes', [
        kind(
          'watch_womens',
          "women's watch",
          'f montre pour femme',
          'A clear dial, a slim case, and a battery that lasts three years.',
          'Un cadran net, un boîtier mince et une pile qui dure trois ans.',
        ),
      ]),
      leaf('mens-watches', "Men's Watches", 'Montres pour hommes', [
        kind(
          'watch_mens',
          "men's watch",
          'f montre pour homme',
          'Solid on the wrist, readable in the dark, safe in the rain.',
          'Solide au poignet, lisible dans le noir, à l’abri de la pluie.',
          {
            looks: pairs`
              automatic = automatique/; chronograph = chronographe; solar = solaire/; skeleton = squelette;
              dive-style = de style plongée
            `,
          },
        ),
      ]),
      leaf('brooches', 'Brooches & Pins', 'Broches et épinglettes', [
        kind(
          'brooch',
          'brooch',
          'f broche',
          'For a lapel, a scarf or a plain black dress.',
          'Pour un revers, un foulard ou une simple robe noire.',
          {
            made: pairs`
              gold-tone = au fini doré @gold; silver-tone = au fini argenté @silver;
              antique-finish = au fini antique @gold @silver; enamel = en émail @multi @teal @red @blue
            `,
            looks: pairs`
              maple leaf = feuille d’érable @maple-leaf; loon = huard @loon; dragonfly = libellule @dragonfly; bouquet = bouquet @bouquet;
              snowflake = flocon de neige @snowflake; trillium = trille @trillium; bumblebee = bourdon @bumblebee
            `,
            features: pairs`
              with crystals = à cristaux; with simulated pearls = à perles d’imitation;
              with safety clasp = à fermoir de sûreté
            `,
            price: [24, 89],
            madeFirst: true,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      leather-strap = à bracelet de cuir @black @brown @tan @navy @leather-band;
      mesh-band = à bracelet milanais @silver @gold @rose-gold @mesh-band;
      stainless steel = en acier inoxydable @silver @gold @rose-gold; ceramic = en céramique @white @black;
      titanium = en titane @grey @silver
    `,
    looks: pairs`
      slim = mince/; two-tone = bicolore/ @two-tone; crystal-set = à cristaux; vintage-style = de style rétro;
      solar = solaire/; moon-phase = à phases de lune
    `,
    features: pairs`
      with mother-of-pearl dial = à cadran nacré; with date window = à guichet date;
      with interchangeable straps = à bracelets interchangeables; with luminous hands = à aiguilles lumineuses
    `,
    points: pairs`
      Water-resistant to 30 metres = Étanche/ jusqu’à 30 mètres;
      Scratch-resistant mineral crystal = Verre minéral résistant aux rayures; Battery installed = Pile installée;
      Gift box included = Écrin inclus; Two-year limited warranty = Garantie limitée de deux ans
    `,
    colours: ['gold', 'silver', 'rose-gold', 'black', 'brown'],
    price: [59, 349],
    grams: [60, 190],
    care: 'jewellery',
  },
)

/** Rings, necklaces, earrings, bracelets, watches. */
export const jewellery: DepartmentData = {
  id: 'jewellery',
  en: 'Jewellery',
  fr: 'Bijoux',
  share: 16,
  groups: [...ringGroups, earrings, bracelets, watches],
  openings: [
    {
      en: 'Our jewellery team chose {this} for the way {it} [catches|catch] the light, and for a price that can be given.',
      fr: 'Notre équipe de bijouterie a choisi {ce} pour sa façon de prendre la lumière, et pour son prix.',
    },
    {
      en: 'Simple enough for every day and special enough for an anniversary: that is what we asked of {this}.',
      fr: 'Assez simple pour tous les jours, assez précieux/précieuse pour un anniversaire: voilà ce qu’on attendait de {ce}.',
    },
    {
      en: '{This} [looks|look] as good in the hand as on the screen.',
      fr: '{Ce} [est|sont] aussi beau/belle en main qu’à l’écran.',
    },
    {
      en: 'Some pieces are kept for occasions. {This} [makes|make] the occasion.',
      fr: 'Certains bijoux attendent les grandes occasions. {Ce} [fait|font] l’occasion.',
    },
  ],
  closings: [
    { en: 'Wear it alone or with what you own already.', fr: 'À porter en solo ou avec vos autres bijoux.' },
    {
      en: 'A gift that arrives in its box, with no price inside.',
      fr: 'Un cadeau qui arrive dans son écrin, sans le prix.',
    },
    {
      en: 'Stones are natural, treated or grown as stated; each one differs a little, and so does its colour.',
      fr: 'Les pierres sont naturelles, traitées ou de culture, selon l’indication; chacune diffère un peu, sa couleur aussi.',
    },
    {
      en: 'Keep it dry and it will keep its shine.',
      fr: 'À garder au sec: {il} [gardera son|garderont leur] éclat.',
    },
  ],
}
