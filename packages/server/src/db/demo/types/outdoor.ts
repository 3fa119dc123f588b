import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const garden = group(
  {
    id: 'garden',
    en: 'Garden',
    fr: 'Jardin',
    share: 3,
    leaves: [
      leaf('plants', 'Plants & Bulbs', 'Plantes et bulbes', [
        kind(
          'plant',
          'hydrangea',
          'm hydrangée',
          'Hardy to zone 3, in bloom from July to the first frost.',
          'Rustique en zone 3, en fleurs de juillet au premier gel.',
          { looks: pairs`dwarf = nain/naine; climbing = grimpant/grimpante; ever-blooming = remontant/remontante` },
        ),
        kind(
          'plant',
          'rose bush',
          'm rosier',
          'Own-root, disease-resistant, and scented as roses should be.',
          'Franc de pied, résistant aux maladies et parfumé comme il se doit.',
          {
            looks: pairs`climbing = grimpant/grimpante; shrub = arbustif/arbustive; ever-blooming = remontant/remontante`,
          },
        ),
        kind(
          'plant',
          'artificial plant',
          'f plante artificielle',
          'The one that nobody forgets to water.',
          'Celle que personne n’oublie d’arroser.',
          {
            looks: pairs`potted = en pot; hanging = suspendu/suspendue; frosted = givré/givrée`,
            measures: pairs`12-inch = de 30 cm; 24-inch = de 60 cm; 4-foot = de 1,2 m`,
            features: pairs`in ceramic pot = en pot de céramique; in woven basket = en panier tissé`,
            price: [24, 99],
            points: pairs`No light or water needed = Ni lumière ni eau; Dust with a soft cloth = S’époussette avec un linge doux; Leaves do not fade indoors = Feuillage qui ne pâlit pas à l’intérieur`,
          },
        ),
      ]),
      leaf('planters', 'Planters', 'Pots et jardinières', [
        kind(
          'planter',
          'planter',
          'f jardinière',
          'A reservoir below that waters for a week.',
          'Une réserve d’eau au fond qui arrose pendant une semaine.',
          {
            made: pairs`resin = en résine; terracotta = en terre cuite @brown; cedar = en cèdre @tan; galvanized steel = en acier galvanisé @silver; fibrestone = en fibre de pierre`,
            looks: pairs`self-watering = à réserve d’eau; hanging = suspendu/suspendue; raised = surélevé/surélevée; stackable = empilable/`,
            measures: pairs`12-inch = de 30 cm; 16-inch = de 40 cm; 24-inch = de 60 cm; , set of 3 = , ensemble de 3`,
            features: pairs`with trellis = avec treillis; with wheels = à roulettes; with drainage tray = avec soucoupe`,
            points: pairs`Frost-proof to −30 °C = Résiste au gel jusqu’à −30 °C; Drainage holes with plugs = Trous de drainage avec bouchons; Light to move = Facile à déplacer; Colour goes all the way through = Teinté/Teintée dans la masse`,
          },
        ),
      ]),
      leaf('hoses', 'Hoses & Watering', 'Boyaux et arrosage', [
        kind(
          'hose',
          'garden hose',
          "m boyau d'arrosage",
          'It does not kink, and it drains itself when you turn off the tap.',
          'Il ne se plie pas et se vide quand on ferme le robinet.',
          {
            made: pairs`latex = en latex; rubber = en caoutchouc; fabric-covered = à gaine textile`,
            looks: pairs`expandable = extensible/; kink-free = antitorsion; coiled = spiralé/spiralée`,
            measures: pairs`25-foot = de 7,5 m; 50-foot = de 15 m; 75-foot = de 23 m; 100-foot = de 30 m`,
            features: pairs`with nozzle = avec pistolet; with brass fittings = à raccords de laiton; with wall hanger = avec support mural`,
            price: [34, 99],
            points: pairs`Safe for drinking water = Convient à l’eau potable; Ten spray patterns where a nozzle is included = Pistolet à dix jets, s’il est inclus; Drains itself for the winter = Se vide pour l’hiver; Two-year warranty = Garantie de deux ans`,
          },
        ),
      ]),
    ],
  },
  {
    features: pairs`in 10-inch pot = en pot de 25 cm; in 6-inch pot = en pot de 15 cm`,
    measures: pairs`, set of 2 = , ensemble de 2; , set of 3 = , ensemble de 3`,
    points: pairs`Shipped in spring, at planting time for your region = Expédié/Expédiée au printemps, au bon moment pour votre région; Guaranteed to grow for one year = Reprise garantie un an; Grown in Canada = Cultivé/Cultivée au Canada; Planting guide in both languages = Guide de plantation dans les deux langues`,
    colours: ['green', 'pink', 'white', 'purple', 'red', 'blue'],
    price: [24, 89],
    grams: [900, 5200],
    care: 'outdoors',
  },
)

const patio = group(
  {
    id: 'patio',
    en: 'Patio',
    fr: 'Patio',
    share: 3,
    leaves: [
      leaf('patio-chairs', 'Patio Chairs', 'Chaises de patio', [
        kind(
          'patio-chair',
          'patio chair',
          'f chaise de patio',
          'Dry ten minutes after the rain.',
          'Sèche dix minutes après la pluie.',
          { measures: pairs`, set of 2 = , ensemble de 2; , set of 4 = , ensemble de 4` },
        ),
        kind(
          'patio-chair',
          'Muskoka chair',
          'f chaise Adirondack',
          'Wide arms: one for the coffee, one for the book.',
          'De larges bras: un pour le café, un pour le livre.',
          {
            made: pairs`cedar = en cèdre @tan @brown; recycled plastic = en plastique recyclé; eucalyptus = en eucalyptus @brown`,
            looks: pairs`folding = pliant/pliante; rocking = berçant/berçante; weatherproof = à l’épreuve des intempéries`,
            features: pairs`with cup holder = à porte-gobelet; with footrest = avec repose-pieds`,
          },
        ),
      ]),
      leaf('parasols', 'Umbrellas & Shade', 'Parasols et ombre', [
        kind(
          'parasol',
          'patio umbrella',
          'm parasol',
          'Shade that follows the sun, and a crank that turns.',
          'De l’ombre qui suit le soleil et une manivelle qui tourne bien.',
          {
            made: pairs`aluminum = en aluminium; olefin = en oléfine; wood-pole = à mât de bois`,
            looks: pairs`cantilever = déporté/déportée; tilting = inclinable/; striped = rayé/rayée`,
            measures: pairs`9-foot = de 2,7 m; 10-foot = de 3 m; 11-foot = de 3,4 m`,
            features: pairs`with solar lights = à lumières solaires; with base = avec base; with protective cover = avec housse`,
            price: [79, 349],
            grams: [6200, 16000],
          },
        ),
      ]),
      leaf('outdoor-lights', 'Outdoor Lights', 'Lumières extérieures', [
        kind(
          'solar-light',
          'solar path lights',
          "fp lumières solaires d'allée",
          'They find the path at dusk and leave the bill alone.',
          'Elles trouvent l’allée au crépuscule sans toucher à la facture.',
          {
            made: pairs`stainless steel = en acier inoxydable; bronze-finish = au fini bronze; glass = en verre`,
            looks: pairs`warm-white = à lumière chaude; motion-activated = à détecteur de mouvement; colour-changing = à couleurs changeantes`,
            measures: pairs`, set of 4 = , ensemble de 4; , set of 8 = , ensemble de 8; , set of 12 = , ensemble de 12`,
            features: pairs`with ground stakes = à piquets; with remote = avec télécommande`,
            price: [29, 89],
            colours: ['black', 'silver', 'brown'],
          },
        ),
        kind(
          'solar-light',
          'solar lantern',
          'f lanterne solaire',
          'A glow for the table that lasts until the guests leave.',
          'Une lueur sur la table jusqu’au départ des invités.',
          {
            made: pairs`metal = en métal; rattan-look = d’aspect rotin; glass = en verre`,
            looks: pairs`hanging = suspendu/suspendue; flickering = à flamme vacillante; Moroccan-style = de style marocain`,
            measures: pairs`, set of 2 = , ensemble de 2`,
            features: pairs`with handle = à anse; with timer = avec minuterie`,
            price: [24, 69],
            colours: ['black', 'gold', 'white', 'teal'],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`steel = en acier; aluminum = en aluminium; all-weather wicker = en osier synthétique; resin = en résine`,
    looks: pairs`folding = pliant/pliante; zero-gravity = zéro gravité; stackable = empilable/; reclining = inclinable/; swivel = pivotant/pivotante`,
    features: pairs`with cushion = avec coussin; with cup holder = à porte-gobelet; with headrest = à appuie-tête; with canopy = à auvent`,
    points: pairs`Does not rust = Ne rouille pas; Colour tested for 1,000 hours of sun = Couleur testée pour 1000 heures de soleil; Folds away for the winter = Se range pour l’hiver; Three-year warranty = Garantie de trois ans`,
    colours: palettes.garden,
    price: [49, 199],
    grams: [1800, 9800],
    care: 'outdoors',
  },
)

const camping = group(
  {
    id: 'grill-camp',
    en: 'Grilling & Camping',
    fr: 'Barbecue et camping',
    share: 2,
    leaves: [
      leaf('grills', 'Grills', 'Barbecues', [
        kind(
          'grill',
          'propane grill',
          'm barbecue au propane',
          'Heat from edge to edge, and a tray that slides out clean.',
          'Une chaleur égale d’un bord à l’autre et un tiroir facile à vider.',
          {
            made: pairs`stainless steel = en acier inoxydable @silver @black; porcelain-enamel = en émail vitrifié`,
            looks: pairs`portable = portatif/portative; tabletop = de table; folding = pliant/pliante`,
            measures: pairs`2-burner = à 2 brûleurs; 3-burner = à 3 brûleurs; 4-burner = à 4 brûleurs`,
            features: pairs`with side shelves = à tablettes latérales; with cast-iron grates = à grilles de fonte; with cover = avec housse; with griddle = avec plaque`,
            price: [99, 799],
            grams: [8000, 42000],
            colours: ['black', 'red', 'silver', 'green'],
          },
        ),
        kind(
          'grill',
          'charcoal grill',
          'm barbecue au charbon',
          'The taste that the other kind only promises.',
          'Le goût que les autres ne font que promettre.',
          {
            made: pairs`porcelain-enamel = en émail vitrifié; ceramic = en céramique; cast-iron = en fonte @black`,
            looks: pairs`portable = portatif/portative; kamado-style = de style kamado; folding = pliant/pliante`,
            measures: pairs`14-inch = de 36 cm; 18-inch = de 46 cm; 22-inch = de 56 cm`,
            features: pairs`with ash catcher = à cendrier amovible; with side shelves = à tablettes latérales; with cover = avec housse`,
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
            made: pairs`ripstop nylon = en nylon indéchirable; coated polyester = en polyester enduit; canvas = en toile`,
            looks: pairs`instant = instantané/instantanée; four-season = quatre saisons; ultralight = ultraléger/ultralégère; blackout = occultant/occultante`,
            measures: pairs`2-person = pour 2 personnes; 4-person = pour 4 personnes; 6-person = pour 6 personnes; 8-person = pour 8 personnes`,
            features: pairs`with screen porch = avec véranda; with footprint = avec tapis de sol; with rain fly = avec double toit`,
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
            looks: pairs`wheeled = à roulettes; collapsible = pliant/pliante; leakproof = étanche/; electric = électrique/`,
            measures: pairs`20-litre = de 20 L; 35-litre = de 35 L; 50-litre = de 50 L; 24-can = de 24 canettes`,
            features: pairs`with bottle opener = à décapsuleur; with cup holders = à porte-gobelets; with shoulder strap = à bandoulière`,
            price: [39, 299],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Made for Canadian weekends = Pensé/Pensée pour nos fins de semaine; Carries in one hand = Se porte d’une seule main; Repair parts available = Pièces de rechange offertes; Two-year warranty = Garantie de deux ans`,
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
          'bird-feeder',
          'bird feeder',
          "f mangeoire d'oiseaux",
          'Chickadees by the weekend, and the squirrel stays hungry.',
          'Des mésanges d’ici la fin de semaine, et l’écureuil reste sur sa faim.',
        ),
        kind(
          'bird-feeder',
          'hummingbird feeder',
          'm abreuvoir à colibris',
          'Red flowers, no drips, and bees cannot reach.',
          'Des fleurs rouges, aucune fuite, et les abeilles n’y touchent pas.',
          {
            looks: pairs`hand-blown = soufflé/soufflée à la bouche; hanging = suspendu/suspendue; window-mounted = pour fenêtre`,
            made: pairs`glass = en verre; recycled plastic = en plastique recyclé; copper-finish = au fini cuivré`,
            colours: ['red', 'blue', 'green', 'multi'],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`cedar = en cèdre @tan @brown; recycled plastic = en plastique recyclé; metal = en métal; glass = en verre`,
    looks: pairs`squirrel-proof = anti-écureuils; solar = solaire/; hanging = suspendu/suspendue; window-mounted = pour fenêtre; copper-roof = à toit de cuivre`,
    features: pairs`with camera = à caméra; with suet cages = à cages à suif; with pole = avec poteau; with seed tray = à plateau`,
    points: pairs`Opens without tools for cleaning = S’ouvre sans outil pour le nettoyage; Holds 2 kg of seed = Contient 2 kg de graines; Stays up in the wind = Tient bon dans le vent; Guide to thirty birds of Canada = Guide de trente oiseaux du Canada`,
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
            measures: pairs`39-piece = , 39 pièces; 64-piece = , 64 pièces; 99-piece = , 99 pièces; 150-piece = , 150 pièces`,
            features: pairs`with rolling case = à coffret roulant; with storage bag = avec sac de rangement; with hard case = avec coffret rigide`,
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
            looks: pairs`cordless = sans fil; brushless = sans balais; compact = compact/compacte; hammer = à percussion`,
            features: pairs`with two batteries = avec deux piles; with 50-piece bit set = avec 50 embouts; with hard case = avec coffret rigide`,
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
            looks: pairs`rechargeable = rechargeable/; waterproof = étanche/; hand-crank = à manivelle; solar = solaire/`,
            measures: pairs`, 2-pack = , paquet de 2; , 4-pack = , paquet de 4`,
            features: pairs`with AM/FM radio = avec radio AM-FM; with magnetic base = à base aimantée; with SOS mode = à mode SOS`,
            price: [19, 69],
            grams: [180, 620],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Case with a place for everything = Coffret où chaque chose a sa place; Non-slip grips = Prises antidérapantes; Charges by USB-C where rechargeable = Recharge par USB-C, s’il y a lieu; Three-year warranty = Garantie de trois ans`,
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
  groups: [garden, patio, camping, birds, tools],
  openings: [
    {
      en: 'The good season is short; {this} [makes|make] it longer.',
      fr: 'La belle saison est courte; {ce} l’[étire|étirent] un peu.',
    },
    {
      en: 'We left {this} outside from May to October to see what would happen. Nothing did.',
      fr: 'Nous avons laissé {ce} dehors de mai à octobre pour voir ce qui arriverait. Rien.',
    },
    {
      en: '{This} [was|were] chosen with people who have a balcony as well as those who have an acre.',
      fr: '{Ce} [convient|conviennent] au balcon comme au grand terrain.',
    },
  ],
  closings: [
    { en: 'At home, at the cottage or on the site.', fr: 'À la maison, au chalet ou au camping.' },
    {
      en: 'Put it away before the first snow and it will be there next year.',
      fr: 'Rangez-[le/la|les] avant la première neige, et {il} [sera|seront] encore là l’an prochain.',
    },
    { en: 'A gift for those who are never indoors.', fr: 'Un cadeau pour qui n’est jamais en dedans.' },
  ],
}
