import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const metals = pairs`sterling silver = en argent sterling @silver; 10K yellow gold = en or jaune 10 carats @gold; 14K yellow gold = en or jaune 14 carats @gold; 14K white gold = en or blanc 14 carats @silver; 14K rose gold = en or rose 14 carats @rose-gold; gold-plated silver = en argent plaqué or @gold; stainless steel = en acier inoxydable @silver @gold @rose-gold`
const stones = pairs`diamond = à diamants; sapphire = à saphirs; emerald = à émeraudes; ruby = à rubis; amethyst = à améthystes; blue topaz = à topazes bleues; cubic zirconia = à zircons cubiques; moissanite = à moissanites; opal = à opales; tanzanite = à tanzanites; garnet = à grenats; peridot = à péridots`
const label = { en: 'Metal', fr: 'Métal' }

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
          'ring',
          'halo ring',
          'f bague halo',
          'A ring of small stones makes the centre one look half again as large.',
          'Un halo de petites pierres fait paraître le centre une fois et demie plus grand.',
        ),
        kind(
          'ring',
          'three-stone ring',
          'f bague à trois pierres',
          'Three stones for yesterday, today and tomorrow.',
          'Trois pierres: hier, aujourd’hui et demain.',
        ),
        kind(
          'ring',
          'cocktail ring',
          'f bague cocktail',
          'The one piece that dinner guests ask about.',
          'Le bijou dont les invités parlent au souper.',
          { price: [79, 449] },
        ),
      ]),
      leaf('bridal-rings', 'Engagement & Wedding', 'Fiançailles et mariage', [
        kind(
          'ring',
          'solitaire ring',
          'f bague solitaire',
          'One stone, four claws, and nothing in the way of the light.',
          'Une pierre, quatre griffes, et rien entre elle et la lumière.',
          {
            looks: pairs`diamond = à diamant; moissanite = à moissanite; sapphire = à saphir; cubic zirconia = à zircon cubique; lab-grown diamond = à diamant de culture`,
            price: [149, 1499],
          },
        ),
        kind(
          'ring',
          'bridal ring set',
          'm ensemble de mariage',
          'Engagement ring and wedding band that close without a gap.',
          'Bague de fiançailles et jonc qui se rejoignent sans le moindre jour.',
          { price: [199, 1799], measures: pairs`2-piece = , 2 pièces` },
        ),
      ]),
      leaf('bands', 'Bands & Stackable Rings', 'Joncs et bagues à superposer', [
        kind(
          'ring',
          'eternity band',
          'm jonc éternité',
          'Stones all the way around, so that it never turns the wrong way.',
          'Des pierres sur tout le tour: il n’est jamais du mauvais côté.',
        ),
        kind(
          'ring',
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
    made: metals,
    looks: stones,
    features: pairs`with milgrain edge = à bordure millegrain; with split shank = à anneau dédoublé; with hidden halo = à halo caché; with filigree gallery = à galerie en filigrane; with twisted band = à anneau torsadé`,
    measures: pairs`0.25 ctw = , 0,25 ct au total; 0.50 ctw = , 0,50 ct au total; 0.75 ctw = , 0,75 ct au total; 1.00 ctw = , 1,00 ct au total; 1.50 ctw = , 1,50 ct au total`,
    points: pairs`Set by hand = Serti/Sertie à la main; Nickel-free = Sans nickel; Gift box included = Écrin inclus; Stamped for metal purity = Poinçonné/Poinçonnée; Comfort-fit band = Intérieur arrondi et confortable`,
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
          'necklace',
          'pendant',
          'm pendentif',
          'It lies in the hollow of the neck and turns to the light.',
          'Il se pose au creux du cou et se tourne vers la lumière.',
          {
            features: pairs`with 18-inch chain = avec chaîne de 45 cm; with adjustable chain = avec chaîne réglable; with rope chain = avec chaîne corde`,
          },
        ),
        kind(
          'necklace',
          'heart pendant',
          'm pendentif cœur',
          'The classic gift, drawn with a lighter hand.',
          'Le grand classique à offrir, d’un trait plus léger.',
          {
            features: pairs`with 18-inch chain = avec chaîne de 45 cm; with adjustable chain = avec chaîne réglable`,
            price: [49, 299],
          },
        ),
      ]),
      leaf('chains', 'Chains', 'Chaînes', [
        kind(
          'necklace',
          'paperclip chain',
          'f chaîne trombone',
          'Long flat links that look right alone or in layers.',
          'De longs maillons plats, beaux seuls ou superposés.',
          {
            looks: pairs`diamond-cut = à taille diamant; hammered = martelé/martelée; polished = poli/polie; satin-finish = satiné/satinée`,
            features: [],
            measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm; 20-inch = de 50 cm; 24-inch = de 60 cm`,
          },
        ),
        kind(
          'necklace',
          'rope chain',
          'f chaîne corde',
          'Twisted links that catch the light from every side.',
          'Des maillons torsadés qui prennent la lumière de partout.',
          {
            looks: pairs`diamond-cut = à taille diamant; solid = massif/massive; hollow = creux/creuse`,
            features: [],
            measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm; 20-inch = de 50 cm; 22-inch = de 55 cm`,
          },
        ),
      ]),
      leaf('pearl-necklaces', 'Pearl Necklaces', 'Colliers de perles', [
        kind(
          'necklace',
          'freshwater pearl necklace',
          'm collier de perles d’eau douce',
          'Knotted by hand between each pearl, as it should be.',
          'Noué à la main entre chaque perle, comme il se doit.',
          {
            made: [],
            looks: pairs`graduated = à perles en chute; triple-strand = à trois rangs; double-strand = à deux rangs; classic = classique/; dainty = délicat/délicate`,
            features: pairs`with gold clasp = à fermoir doré; with silver clasp = à fermoir en argent; with magnetic clasp = à fermoir aimanté`,
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
    made: metals,
    looks: stones,
    features: pairs`with adjustable chain = avec chaîne réglable`,
    measures: [],
    points: pairs`Lobster clasp = Fermoir mousqueton; Nickel-free = Sans nickel; Gift box included = Écrin inclus; Extends by 5 cm = Rallonge de 5 cm; Stamped for metal purity = Poinçonné/Poinçonnée`,
    colours: palettes.metals,
    price: [59, 599],
    grams: [20, 90],
    care: 'jewellery',
    madeFirst: true,
  },
)

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
          'earrings',
          'hoop earrings',
          'fp créoles',
          'Hollow inside, so that the size never weighs on the ear.',
          'Creuses, pour que la taille ne pèse jamais sur l’oreille.',
          {
            looks: pairs`twisted = torsadé/torsadée; hammered = martelé/martelée; diamond-cut = à taille diamant; pavé = pavé/pavée; polished = poli/polie; two-tone = bicolore/`,
            features: pairs`with hinged clasp = à fermoir à charnière; with inside-out stones = serti/sertie dehors et dedans`,
            measures: pairs`20 mm = de 20 mm; 30 mm = de 30 mm; 40 mm = de 40 mm; 50 mm = de 50 mm`,
            madeFirst: true,
          },
        ),
      ]),
      leaf('studs', 'Studs', 'Boutons', [
        kind(
          'earrings',
          'stud earrings',
          "mp boutons d'oreilles",
          'The pair you put on once and forget for a week.',
          'La paire qu’on met une fois et qu’on oublie une semaine.',
        ),
        kind(
          'earrings',
          'halo stud earrings',
          "mp boutons d'oreilles halo",
          'A little circle of light around each stone.',
          'Un petit cercle de lumière autour de chaque pierre.',
        ),
      ]),
      leaf('drops', 'Drop Earrings', 'Pendants', [
        kind(
          'earrings',
          'drop earrings',
          "mp pendants d'oreilles",
          'They move when you turn your head; that is the point.',
          'Ils bougent quand vous tournez la tête, et c’est tout leur charme.',
        ),
        kind(
          'earrings',
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
    made: metals,
    looks: stones,
    features: pairs`with leverbacks = à dormeuses; with screw backs = à tiges vissées; with detachable jackets = à contours amovibles; with filigree setting = à monture en filigrane`,
    measures: pairs`0.25 ctw = , 0,25 ct au total; 0.50 ctw = , 0,50 ct au total; 1.00 ctw = , 1,00 ct au total; 2.00 ctw = , 2,00 ct au total`,
    points: pairs`Friction backs that hold = Fermoirs qui tiennent bien; Nickel-free: kind to sensitive ears = Sans nickel: convient aux oreilles sensibles; Gift box included = Écrin inclus; Light enough for all day = Assez léger/légère pour la journée`,
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
          'bracelet',
          'tennis bracelet',
          'm bracelet rivière',
          'Every link moves by itself, and every stone faces out.',
          'Chaque maillon bouge, chaque pierre regarde vers l’extérieur.',
          { price: [129, 1299] },
        ),
        kind(
          'bracelet',
          'gemstone bracelet',
          'm bracelet',
          'Colour at the wrist, in one clean row.',
          'De la couleur au poignet, sur un seul rang bien net.',
        ),
      ]),
      leaf('bangles', 'Bangles & Cuffs', 'Joncs et manchettes', [
        kind(
          'bracelet',
          'bangle',
          'm bracelet jonc',
          'Slip it on; a hidden hinge does the rest.',
          'On l’enfile; une charnière invisible fait le reste.',
          {
            looks: pairs`hammered = martelé/martelée; twisted = torsadé/torsadée; engraved = gravé/gravée; polished = poli/polie; two-tone = bicolore/`,
            measures: [],
          },
        ),
      ]),
      leaf('charm-bracelets', 'Chain & Charm Bracelets', 'Bracelets à breloques', [
        kind(
          'bracelet',
          'charm bracelet',
          'm bracelet à breloques',
          'Start with one charm, and let birthdays do the rest.',
          'Commencez avec une breloque; les anniversaires feront le reste.',
          {
            looks: pairs`beaded = perlé/perlée; adjustable = réglable/; layered = à plusieurs rangs`,
            measures: [],
            price: [39, 249],
          },
        ),
      ]),
    ],
  },
  {
    made: metals,
    looks: stones,
    features: pairs`with safety clasp = à fermoir de sûreté; with magnetic clasp = à fermoir aimanté; with extender = à rallonge; with heart charm = à breloque cœur`,
    measures: pairs`7-inch = de 18 cm; 7.5-inch = de 19 cm; 8-inch = de 20 cm`,
    points: pairs`Double safety clasp = Double fermoir de sûreté; Nickel-free = Sans nickel; Gift box included = Écrin inclus; Lies flat at the wrist = Bien à plat sur le poignet`,
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
          'watch',
          "women's watch",
          'f montre pour femme',
          'A clear dial, a slim case, and a battery that lasts three years.',
          'Un cadran net, un boîtier mince et une pile qui dure trois ans.',
        ),
      ]),
      leaf('mens-watches', "Men's Watches", 'Montres pour hommes', [
        kind(
          'watch',
          "men's watch",
          'f montre pour homme',
          'Solid on the wrist, readable in the dark, safe in the rain.',
          'Solide au poignet, lisible dans le noir, à l’abri de la pluie.',
          {
            looks: pairs`automatic = automatique/; chronograph = chronographe; solar = solaire/; skeleton = squelette; dive-style = de style plongée`,
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
            made: pairs`gold-tone = au fini doré @gold; silver-tone = au fini argenté @silver; antique-finish = au fini antique @gold @silver; enamel = en émail @multi @teal @red @blue`,
            looks: pairs`maple leaf = feuille d’érable; loon = huard; dragonfly = libellule; bouquet = bouquet; snowflake = flocon de neige; trillium = trille; bumblebee = bourdon`,
            features: pairs`with crystals = à cristaux; with simulated pearls = à perles d’imitation; with moving petals = à pétales mobiles`,
            price: [24, 89],
            madeFirst: true,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`leather-strap = à bracelet de cuir @black @brown @tan @navy; mesh-band = à bracelet milanais @silver @gold @rose-gold; stainless steel = en acier inoxydable @silver @gold @rose-gold; ceramic = en céramique @white @black; titanium = en titane @grey @silver`,
    looks: pairs`slim = mince/; two-tone = bicolore/; crystal-set = à cristaux; vintage-style = de style rétro; solar = solaire/; moon-phase = à phases de lune`,
    features: pairs`with mother-of-pearl dial = à cadran nacré; with date window = à guichet date; with interchangeable straps = à bracelets interchangeables; with luminous hands = à aiguilles lumineuses`,
    points: pairs`Water-resistant to 30 metres = Étanche/ jusqu’à 30 mètres; Scratch-resistant mineral crystal = Verre minéral résistant aux rayures; Battery installed = Pile installée; Gift box included = Écrin inclus; Two-year limited warranty = Garantie limitée de deux ans`,
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
  groups: [rings, necklaces, earrings, bracelets, watches],
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
      fr: 'Gardez-[le/la|les] au sec: {il} [gardera son|garderont leur] éclat.',
    },
  ],
}
