import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const decor = group(
  {
    id: 'decor',
    en: 'Décor & Lighting',
    fr: 'Décoration et éclairage',
    share: 5,
    leaves: [
      leaf('rugs', 'Rugs', 'Tapis', [
        kind(
          'rug',
          'area rug',
          'f carpette',
          'It draws the room together and forgives muddy paws.',
          'Elle rassemble la pièce et pardonne les pattes mouillées.',
          {
            sizes: 'rug',
            price: [79, 249],
            made: pairs`wool = en laine; jute = en jute; washable polyester = en polyester lavable; cotton = en coton; viscose = en viscose`,
            looks: pairs`braided = tressé/tressée; vintage-style = de style ancien; geometric = à motif géométrique; shag = à poils longs; striped = rayé/rayée; tufted = touffeté/touffetée`,
            features: pairs`with non-slip backing = à endos antidérapant; with fringe = à franges`,
            colours: [...palettes.linens, 'red', 'multi'],
            grams: [2500, 9000],
          },
        ),
      ]),
      leaf('lamps', 'Lamps', 'Lampes', [
        kind(
          'lamp',
          'table lamp',
          'f lampe de table',
          'A warm pool of light for the corner where you read.',
          'Une lumière chaude pour le coin lecture.',
          {
            features: pairs`with linen shade = à abat-jour de lin; with USB port = à port USB; with touch dimmer = à gradateur tactile; with pleated shade = à abat-jour plissé`,
          },
        ),
        kind(
          'lamp',
          'bedside lamp',
          'f lampe de chevet',
          'Three levels of light, the last one for finding your slippers.',
          'Trois intensités, dont la dernière pour retrouver ses pantoufles.',
          {
            features: pairs`with USB port = à port USB; with touch dimmer = à gradateur tactile; with linen shade = à abat-jour de lin`,
            measures: pairs`, set of 2 = , ensemble de 2`,
          },
        ),
      ]),
      leaf('candles', 'Candles', 'Bougies', [
        kind(
          'candle',
          'scented candle',
          'f bougie parfumée',
          'Burns clean to the bottom and fills a room without shouting.',
          'Elle brûle proprement jusqu’au fond et parfume sans envahir.',
          {
            price: [16, 44],
            made: pairs`soy-wax = en cire de soja; beeswax = en cire d’abeille; coconut-wax = en cire de coco`,
            looks: pairs`three-wick = à trois mèches; wood-wick = à mèche de bois; hand-poured = coulé/coulée à la main`,
            features: pairs`in glass jar = en pot de verre; in ceramic pot = en pot de céramique; with lid = avec couvercle`,
            colours: ['ivory', 'green', 'purple', 'orange', 'red', 'blue', 'pink'],
            shades: {
              ivory: { en: 'Vanilla Bean', fr: 'Gousse de vanille' },
              green: { en: 'Balsam Fir', fr: 'Sapin baumier' },
              purple: { en: 'Lavender', fr: 'Lavande' },
              orange: { en: 'Pumpkin & Maple', fr: 'Citrouille et érable' },
              red: { en: 'Cranberry', fr: 'Canneberge' },
              blue: { en: 'Sea Air', fr: 'Air marin' },
              pink: { en: 'Wild Rose', fr: 'Rose sauvage' },
            },
            grams: [300, 900],
            points: pairs`Burns 45 hours or more = Plus de 45 heures de combustion; Cotton or wood wick, no lead = Mèche de coton ou de bois, sans plomb; Scented with essential oils = Parfumé/Parfumée aux huiles essentielles; Poured in Canada = Coulé/Coulée au Canada`,
          },
        ),
        kind(
          'candle',
          'flameless candles',
          'fp bougies sans flamme',
          'A flicker that fools everyone, and a timer that remembers for you.',
          'Une lueur qui trompe tout le monde et une minuterie qui y pense pour vous.',
          {
            made: pairs`real-wax = en cire véritable`,
            looks: pairs`flickering = vacillant/vacillante; remote-controlled = télécommandé/télécommandée`,
            features: pairs`with timer = avec minuterie; with remote = avec télécommande`,
            measures: pairs`, set of 3 = , ensemble de 3; , set of 6 = , ensemble de 6`,
            colours: ['ivory', 'white', 'red', 'grey'],
            price: [24, 54],
            points: pairs`Six-hour timer = Minuterie de six heures; 500 hours on one set of batteries = 500 heures par jeu de piles; No smoke, no drips = Ni fumée ni coulures; Batteries included = Piles incluses`,
          },
        ),
      ]),
      leaf('vases-frames', 'Vases & Frames', 'Vases et cadres', [
        kind(
          'vase',
          'vase',
          'm vase',
          'Handsome with a branch in it, and handsome with nothing.',
          'Beau avec une branche, beau sans rien.',
          {
            made: pairs`ceramic = en céramique; stoneware = en grès; glass = en verre; terracotta = en terre cuite`,
            looks: pairs`fluted = cannelé/cannelée; hand-painted = peint/peinte à la main; reactive-glaze = à glaçure réactive; ribbed = nervuré/nervurée; crackled = craquelé/craquelée`,
            features: pairs`with handles = à anses; with dried flowers = avec fleurs séchées`,
            price: [24, 89],
            measures: pairs`8-inch = de 20 cm; 12-inch = de 30 cm; 16-inch = de 40 cm`,
          },
        ),
        kind(
          'picture-frame',
          'picture frame',
          'm cadre photo',
          'Stands or hangs, upright or lying down.',
          'Il se pose ou s’accroche, à la verticale ou à l’horizontale.',
          {
            made: pairs`acacia wood = en bois d’acacia @brown @tan; metal = en métal @gold @silver @black; resin = en résine; glass = en verre @silver`,
            looks: pairs`carved = sculpté/sculptée; floating = flottant/flottante; hammered = martelé/martelée; vintage-style = de style ancien`,
            features: pairs`with mat = avec passe-partout; with stand = avec support`,
            measures: pairs`5 x 7 = de 13 x 18 cm; 8 x 10 = de 20 x 25 cm; 11 x 14 = de 28 x 36 cm`,
            colours: ['black', 'white', 'gold', 'silver', 'brown'],
            price: [19, 59],
          },
        ),
      ]),
      leaf('clocks', 'Clocks', 'Horloges', [
        kind(
          'clock',
          'wall clock',
          'f horloge murale',
          'No tick, large numerals, and you can read it from the kitchen.',
          'Pas de tic-tac, de gros chiffres, et on la lit de la cuisine.',
          {
            made: pairs`metal = en métal; wood = en bois @brown @tan; glass = en verre`,
            looks: pairs`silent = silencieux/silencieuse; vintage-style = de style ancien; oversized = grand format; atomic = atomique/`,
            features: pairs`with thermometer = avec thermomètre; with Roman numerals = à chiffres romains; with pendulum = à balancier`,
            measures: pairs`12-inch = de 30 cm; 16-inch = de 40 cm; 24-inch = de 60 cm`,
            colours: ['black', 'white', 'brown', 'gold', 'grey'],
          },
        ),
      ]),
      leaf('storage', 'Storage', 'Rangement', [
        kind(
          'storage-box',
          'storage bins',
          'mp bacs de rangement',
          'They stack, they fold, and they carry a label.',
          'Ils s’empilent, se plient et portent une étiquette.',
          {
            made: pairs`linen-look = d’aspect lin; seagrass = en jonc de mer @tan; felt = en feutre; clear plastic = en plastique transparent @white; bamboo = en bambou @tan`,
            looks: pairs`collapsible = pliant/pliante; stackable = empilable/; woven = tissé/tissée`,
            features: pairs`with lids = avec couvercles; with handles = à poignées; with labels = avec étiquettes`,
            measures: pairs`, set of 2 = , ensemble de 2; , set of 4 = , ensemble de 4; , set of 6 = , ensemble de 6`,
            price: [24, 74],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`ceramic = en céramique; brass-finish = au fini laiton @gold; glass = en verre; rattan = en rotin @tan; stoneware = en grès`,
    looks: pairs`hand-painted = peint/peinte à la main; ribbed = nervuré/nervurée; mid-century = de style rétro; woven = tissé/tissée`,
    points: pairs`Arrives assembled = Livré/Livrée tout assemblé/assemblée; Felt pads protect the furniture = Patins de feutre qui protègent les meubles; Each one varies a little, as handmade things do = De légères variations, comme tout objet fait main; For indoor use = Pour l’intérieur`,
    colours: ['white', 'ivory', 'grey', 'navy', 'teal', 'green', 'tan', 'black', 'pink', 'gold'],
    price: [39, 129],
    grams: [600, 3800],
    care: 'wipe-clean',
  },
)

const cleaning = group(
  {
    id: 'cleaning',
    en: 'Floor & Fabric Care',
    fr: 'Entretien',
    share: 4,
    madeLabel: { en: 'Power', fr: 'Alimentation' },
    leaves: [
      leaf('vacuums', 'Vacuums', 'Aspirateurs', [
        kind(
          'vacuum',
          'stick vacuum',
          'm aspirateur-balai',
          'Off the wall, under the sofa, back on the wall.',
          'Décroché, passé sous le divan, raccroché.',
          { price: [149, 449] },
        ),
        kind(
          'vacuum',
          'upright vacuum',
          'm aspirateur vertical',
          'For carpets, stairs and a dog with long hair.',
          'Pour les tapis, les escaliers et le chien à poil long.',
          { price: [129, 349], made: pairs`12-amp = de 12 A` },
        ),
      ]),
      leaf('steam-mops', 'Steam Mops', 'Vadrouilles à vapeur', [
        kind(
          'steam-mop',
          'steam mop',
          'f vadrouille à vapeur',
          'Water, heat and nothing else on the floor where children play.',
          'De l’eau, de la chaleur, rien d’autre sur le plancher où jouent les enfants.',
          {
            price: [79, 199],
            made: pairs`1500 W = de 1 500 W; 1300 W = de 1 300 W`,
            features: pairs`with four pads = avec quatre tampons; with handheld steamer = avec vaporisateur à main; with scrubbing brush = avec brosse à récurer`,
          },
        ),
      ]),
      leaf('irons', 'Irons & Steamers', 'Fers et défroisseurs', [
        kind(
          'iron',
          'steam iron',
          'm fer à vapeur',
          'Glides on, stops dripping, shuts itself off.',
          'Il glisse, ne coule pas et s’éteint tout seul.',
          {
            price: [39, 129],
            made: pairs`1700 W = de 1 700 W; ceramic-plate = à semelle en céramique`,
            looks: pairs`cordless = sans fil; self-cleaning = autonettoyant/autonettoyante; compact = compact/compacte; vertical = vertical/verticale`,
            features: pairs`with retractable cord = à cordon rétractable; with auto shut-off = à arrêt automatique; with anti-drip system = à système antigoutte`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`21.6 V = de 21,6 V; 25.2 V = de 25,2 V; 29 V = de 29 V`,
    looks: pairs`cordless = sans fil; lightweight = léger/légère; bagless = sans sac; 2-in-1 = deux-en-un; quiet = silencieux/silencieuse`,
    features: pairs`with pet tool = avec brosse pour poils d’animaux; with HEPA filter = à filtre HEPA; with wall mount = avec support mural; with LED headlights = à phares à DEL; with two batteries = avec deux piles`,
    points: pairs`Two-year warranty = Garantie de deux ans; Tools stored on board = Accessoires rangés sur l’appareil; Weighs under 4 kg = Pèse moins de 4 kg; Washable filter = Filtre lavable; Plugs straight from the box = Prêt/Prête à l’emploi dès la sortie de la boîte`,
    colours: ['grey', 'red', 'purple', 'teal', 'white', 'blue'],
    price: [99, 399],
    grams: [1800, 6200],
    care: 'electronics',
  },
)

const comfort = group(
  {
    id: 'air-comfort',
    en: 'Air & Comfort',
    fr: 'Air et confort',
    share: 3,
    madeLabel: { en: 'Power', fr: 'Puissance' },
    leaves: [
      leaf('fans', 'Fans', 'Ventilateurs', [
        kind(
          'fan',
          'tower fan',
          'm ventilateur colonne',
          'A slim column that turns its head and keeps its voice down.',
          'Une mince colonne qui tourne la tête et parle tout bas.',
          { made: [], measures: pairs`36-inch = de 91 cm; 40-inch = de 102 cm; 42-inch = de 107 cm` },
        ),
        kind(
          'fan',
          'pedestal fan',
          'm ventilateur sur pied',
          'Moves the air of a whole room at the lowest speed.',
          'Il fait circuler l’air de toute la pièce à la plus basse vitesse.',
          { made: [], measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm` },
        ),
      ]),
      leaf('heaters', 'Heaters', 'Chaufferettes', [
        kind(
          'heater',
          'space heater',
          'f chaufferette',
          'It warms the corner where you are, not the whole house.',
          'Elle réchauffe le coin où vous êtes, pas toute la maison.',
          {
            made: pairs`1500 W = de 1 500 W`,
            looks: pairs`ceramic = en céramique; infrared = infrarouge/; oil-filled = à l’huile; compact = compact/compacte; oscillating = oscillant/oscillante`,
          },
        ),
      ]),
      leaf('air-purifiers', 'Air Purifiers', "Purificateurs d'air", [
        kind(
          'air-purifier',
          'air purifier',
          "m purificateur d'air",
          'Takes out pollen, dander and last night’s fish.',
          'Il capte le pollen, les squames et le poisson d’hier soir.',
          {
            price: [99, 349],
            made: pairs`HEPA = à filtre HEPA; HEPA and carbon = à filtre HEPA et charbon`,
            looks: pairs`quiet = silencieux/silencieuse; compact = compact/compacte; smart = intelligent/intelligente`,
            features: pairs`for large rooms = pour grandes pièces; with night light = à veilleuse; with air-quality sensor = à capteur de qualité de l’air`,
          },
        ),
      ]),
    ],
  },
  {
    looks: pairs`quiet = silencieux/silencieuse; oscillating = oscillant/oscillante; smart = intelligent/intelligente; foldable = pliant/pliante`,
    features: pairs`with remote = avec télécommande; with timer = avec minuterie; with digital display = à affichage numérique; with sleep mode = à mode nuit; with thermostat = avec thermostat`,
    points: pairs`Certified for Canada = Homologué/Homologuée au Canada; Tip-over protection = Protection en cas de chute; Remote stored in the back = Télécommande rangée à l’arrière; One-year warranty = Garantie d’un an`,
    colours: ['white', 'black', 'grey', 'silver'],
    price: [49, 199],
    grams: [2200, 7200],
    care: 'electronics',
  },
)

/** Rooms to live in and what keeps them. */
export const living = [decor, cleaning, comfort]
