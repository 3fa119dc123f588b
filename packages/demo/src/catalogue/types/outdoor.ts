import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'
import { gardenGroups } from './outdoor-garden.ts'

const camping = group(
  {
    id: 'grill-camp',
    en: 'Grilling & Camping',
    fr: 'Barbecue et camping',
    share: 2,
    leaves: [
      leaf('grills', 'Grills', 'Barbecues', [
        kind(
          'grill_propane',
          'propane grill',
          'm barbecue au propane',
          'Heat from edge to edge, and a tray that slides out clean.',
          'Une chaleur égale d’un bord à l’autre et un tiroir facile à vider.',
          {
            made: pairs`stainless steel = en acier inoxydable @silver @black; porcelain-enamel = en émail vitrifié`,
            looks: pairs`portable = portatif/portative; tabletop = de table; folding = pliant/pliante`,
            measures: pairs`2-burner = à 2 brûleurs; 3-burner = à 3 brûleurs; 4-burner = à 4 brûleurs`,
            features: pairs`
              with side shelves = à tablettes latérales; with cast-iron grates = à grilles de fonte;
              with cover = avec housse; with griddle = avec plaque
            `,
            price: [99, 799],
            grams: [8000, 42000],
            colours: ['black', 'red', 'silver', 'green'],
          },
        ),
        kind(
          'grill_charcoal',
          'charcoal grill',
          'm barbecue au charbon',
          'The taste that the other kind only promises.',
          'Le goût que les autres ne font que promettre.',
          {
            made: pairs`porcelain-enamel = en émail vitrifié; ceramic = en céramique; cast-iron = en fonte @black`,
            looks: pairs`portable = portatif/portative; kamado-style = de style kamado; folding = pliant/pliante`,
            measures: pairs`14-inch = de 36 cm; 18-inch = de 46 cm; 22-inch = de 56 cm`,
            features: pairs`
              with ash catcher = à cendrier amovible; with side shelves = à tablettes latérales;
              with cover = avec housse
            `,
            price: [59, 399],
            grams: [5000, 32000],
            colours: ['black', 'red', 'green', 'teal'],
          },
        ),
      ]),
      leaf('tents', 'Tents', 'Tentes', [
        kind(
          'tent',
          'tent',
          'f tente',
          'Up in two minutes, dry in a storm, and it goes back in the bag.',
          'Montée en deux minutes, sèche sous l’orage, et elle rentre dans son sac.',
          {
            made: pairs`
              ripstop nylon = en nylon indéchirable; coated polyester = en polyester enduit; canvas = en toile
            `,
            looks: pairs`
              instant = instantané/instantanée; four-season = quatre saisons; ultralight = ultraléger/ultralégère;
              blackout = occultant/occultante
            `,
            measures: pairs`
              2-person = pour 2 personnes; 4-person = pour 4 personnes; 6-person = pour 6 personnes;
              8-person = pour 8 personnes
            `,
            features: pairs`
              with screen porch = avec véranda; with footprint = avec tapis de sol; with rain fly = avec double toit
            `,
            price: [79, 449],
          },
        ),
      ]),
      leaf('coolers', 'Coolers', 'Glacières', [
        kind(
          'cooler',
          'cooler',
          'f glacière',
          'Ice on Friday, and still some on Monday.',
          'De la glace le vendredi, et il en reste le lundi.',
          {
            made: pairs`rotomoulded = rotomoulé/rotomoulée; soft-sided = souple/; steel-belted = à ceinture d’acier`,
            looks: pairs`
              wheeled = à roulettes; collapsible = pliant/pliante; leakproof = étanche/; electric = électrique/
            `,
            measures: pairs`20-litre = de 20 L; 35-litre = de 35 L; 50-litre = de 50 L; 24-can = de 24 canettes`,
            features: pairs`
              with bottle opener = à décapsuleur; with cup holders = à porte-gobelets;
              with shoulder strap = à bandoulière
            `,
            price: [39, 299],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Made for Canadian weekends = Pensé/Pensée pour nos fins de semaine;
      Carries in one hand = Se porte d’une seule main; Repair parts available = Pièces de rechange offertes;
      Two-year warranty = Garantie de deux ans
    `,
    colours: palettes.garden,
    price: [49, 299],
    grams: [2200, 9800],
    care: 'outdoors',
  },
)

const birds = group(
  {
    id: 'backyard-birds',
    en: 'Backyard Birds',
    fr: 'Oiseaux du jardin',
    share: 1,
    leaves: [
      leaf('bird-feeders', 'Bird Feeders', "Mangeoires d'oiseaux", [
        kind(
          'bird-feeder_seed',
          'bird feeder',
          "f mangeoire d'oiseaux",
          'Chickadees by the weekend, and the squirrel stays hungry.',
          'Des mésanges d’ici la fin de semaine, et l’écureuil reste sur sa faim.',
        ),
        kind(
          'bird-feeder_hummingbird',
          'hummingbird feeder',
          'm abreuvoir à colibris',
          'Red flowers, no drips, and bees cannot reach.',
          'Des fleurs rouges, aucune fuite, et les abeilles n’y touchent pas.',
          {
            looks: pairs`
              hand-blown = soufflé/soufflée à la bouche; hanging = suspendu/suspendue; window-mounted = pour fenêtre
            `,
            features: pairs`
              with perches = à perchoirs; with ant guard = avec barrière à fourmis; with hanging hook = avec crochet
            `,
            made: pairs`glass = en verre; recycled plastic = en plastique recyclé; copper-finish = au fini cuivré`,
            colours: ['red', 'blue', 'green', 'multi'],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      cedar = en cèdre @tan @brown; recycled plastic = en plastique recyclé; metal = en métal; glass = en verre
    `,
    looks: pairs`
      squirrel-proof = anti-écureuils; solar = solaire/; hanging = suspendu/suspendue; window-mounted = pour fenêtre;
      copper-roof = à toit de cuivre
    `,
    features: pairs`
      with camera = à caméra; with suet cages = à cages à suif; with pole = avec poteau; with seed tray = à plateau
    `,
    points: pairs`
      Opens without tools for cleaning = S’ouvre sans outil pour le nettoyage;
      Holds 2 kg of seed = Contient 2 kg de graines; Stays up in the wind = Tient bon dans le vent;
      Guide to thirty birds of Canada = Guide de trente oiseaux du Canada
    `,
    colours: palettes.garden,
    price: [24, 119],
    grams: [600, 2400],
    care: 'outdoors',
  },
)

const tools = group(
  {
    id: 'tools',
    en: 'Tools & Flashlights',
    fr: 'Outils et lampes de poche',
    share: 2,
    leaves: [
      leaf('hand-tools', 'Tool Sets', "Ensembles d'outils", [
        kind(
          'tool-set',
          'tool set',
          "m/mp ensemble d'outils",
          'The drawer, the bicycle, the picture on the wall: covered.',
          'Le tiroir, le vélo, le cadre au mur: tout y est.',
          {
            made: pairs`chrome-vanadium = en chrome-vanadium; carbon steel = en acier au carbone`,
            looks: pairs`household = pour la maison; mechanic’s = de mécanicien; insulated = isolé/isolée`,
            measures: pairs`
              39-piece = , 39 pièces; 64-piece = , 64 pièces; 99-piece = , 99 pièces; 150-piece = , 150 pièces
            `,
            features: pairs`
              with rolling case = à coffret roulant; with storage bag = avec sac de rangement;
              with hard case = avec coffret rigide
            `,
          },
        ),
      ]),
      leaf('power-tools', 'Drills & Drivers', 'Perceuses et visseuses', [
        kind(
          'drill',
          'drill driver',
          'f perceuse-visseuse',
          'Light in the hand, strong in the wall.',
          'Légère dans la main, forte dans le mur.',
          {
            made: pairs`12 V = de 12 V; 18 V = de 18 V; 20 V = de 20 V`,
            looks: pairs`
              cordless = sans fil; brushless = sans balais; compact = compact/compacte; hammer = à percussion
            `,
            features: pairs`
              with two batteries = avec deux piles; with 50-piece bit set = avec 50 embouts;
              with hard case = avec coffret rigide
            `,
          },
        ),
      ]),
      leaf('flashlights', 'Flashlights', 'Lampes de poche', [
        kind(
          'flashlight',
          'flashlight',
          'f lampe de poche',
          'For the power cut that always comes in January.',
          'Pour la panne de courant qui arrive toujours en janvier.',
          {
            made: pairs`aluminum = en aluminium; rubber-grip = à prise caoutchoutée`,
            looks: pairs`
              rechargeable = rechargeable/; waterproof = étanche/; hand-crank = à manivelle; solar = solaire/
            `,
            measures: pairs`, 2-pack = , paquet de 2 @x2; , 4-pack = , paquet de 4 @x4`,
            features: pairs`
              with AM/FM radio = avec radio AM-FM; with magnetic base = à base aimantée; with SOS mode = à mode SOS
            `,
            price: [19, 69],
            grams: [180, 620],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Case with a place for everything = Coffret où chaque chose a sa place; Non-slip grips = Prises antidérapantes;
      Charges by USB-C where rechargeable = Recharge par USB-C, s’il y a lieu;
      Three-year warranty = Garantie de trois ans
    `,
    colours: ['red', 'black', 'blue', 'yellow', 'orange', 'teal', 'pink'],
    price: [39, 199],
    grams: [900, 6800],
    care: 'wipe-clean',
  },
)

/** The garden, the patio, the camp, the birds, the toolbox. */
export const outdoor: DepartmentData = {
  id: 'outdoor',
  en: 'Garden & Outdoors',
  fr: 'Jardin et plein air',
  share: 7,
  groups: [...gardenGroups, camping, birds, tools],
  openings: [
    {
      en: 'The good season is short; {this} [makes|make] it longer.',
      fr: 'La belle saison est courte; {ce} l’[étire|étirent] un peu.',
    },
    {
      en: 'Our viewers asked for {this} three summers in a row.',
      fr: 'Trois étés de suite, vous nous avez demandé {ce}.',
    },
    {
      en: '{This} [was|were] chosen with people who have a balcony as well as those who have an acre.',
      fr: '{Ce} [convient|conviennent] au balcon comme au grand terrain.',
    },
  ],
  closings: [
    { en: 'At home, at the cottage or on the site.', fr: 'À la maison, au chalet ou au camping.' },
    {
      en: 'Our gardeners and campers answer questions on air every Saturday.',
      fr: 'Nos jardiniers et nos campeurs répondent à vos questions en ondes tous les samedis.',
    },
    { en: 'A gift for those who are never indoors.', fr: 'Un cadeau pour qui n’est jamais en dedans.' },
  ],
}
