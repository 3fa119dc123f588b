import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

/** Rugs, light and what stands on shelves. */
export const decor = group(
  {
    id: 'decor',
    en: 'Décor & Lighting',
    fr: 'Décoration et éclairage',
    share: 5,
    leaves: [
      leaf('rugs', 'Rugs', 'Tapis', [
        kind(
          'rug_area-rug',
          'area rug',
          'f carpette',
          'It draws the room together and forgives muddy paws.',
          'Elle rassemble la pièce et pardonne les pattes mouillées.',
          {
            sizes: 'rug',
            price: [79, 249],
            made: pairs`
              wool = en laine; jute = en jute @tan; washable polyester = en polyester lavable; cotton = en coton;
              viscose = en viscose
            `,
            looks: pairs`
              braided = tressé/tressée; vintage-style = de style ancien; geometric = à motif géométrique;
              shag = à poils longs; striped = rayé/rayée @stripes; tufted = touffeté/touffetée
            `,
            features: pairs`with non-slip backing = à endos antidérapant; with fringe = à franges @fringe`,
            colours: [...palettes.linens, 'red', 'multi'],
            grams: [2500, 9000],
          },
        ),
      ]),
      leaf('lamps', 'Lamps', 'Lampes', [
        kind(
          'lamp_table-lamp',
          'table lamp',
          'f lampe de table',
          'A warm pool of light for the corner where you read.',
          'Une lumière chaude pour le coin lecture.',
          {
            features: pairs`
              with linen shade = à abat-jour de lin; with USB port = à port USB;
              with touch dimmer = à gradateur tactile; with pleated shade = à abat-jour plissé
            `,
          },
        ),
        kind(
          'lamp_bedside-lamp',
          'bedside lamp',
          'f lampe de chevet',
          'Three levels of light, the last one for finding your slippers.',
          'Trois intensités, dont la dernière pour retrouver ses pantoufles.',
          {
            features: pairs`
              with USB port = à port USB; with touch dimmer = à gradateur tactile;
              with linen shade = à abat-jour de lin
            `,
            measures: pairs`, set of 2 = , ensemble de 2 @x2`,
          },
        ),
      ]),
      leaf('candles', 'Candles', 'Bougies', [
        kind(
          'candle_scented',
          'scented candle',
          'f bougie parfumée',
          'Burns clean to the bottom and fills a room without shouting.',
          'Elle brûle proprement jusqu’au fond et parfume sans envahir.',
          {
            price: [16, 44],
            made: pairs`soy-wax = en cire de soja; beeswax = en cire d’abeille; coconut-wax = en cire de coco`,
            looks: pairs`
              three-wick = à trois mèches; wood-wick = à mèche de bois; hand-poured = coulé/coulée à la main
            `,
            features: pairs`
              in glass jar = en pot de verre; in ceramic pot = en pot de céramique; with lid = avec couvercle
            `,
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
            points: pairs`
              Burns 45 hours or more = Plus de 45 heures de combustion;
              Cotton or wood wick, no lead = Mèche de coton ou de bois, sans plomb;
              Scented with essential oils = Parfumé/Parfumée aux huiles essentielles;
              Poured in Canada = Coulé/Coulée au Canada
            `,
          },
        ),
        kind(
          'candle_flameless_x3',
          'flameless candles',
          'fp bougies sans flamme',
          'A flicker that fools everyone, and a timer that remembers for you.',
          'Une lueur qui trompe tout le monde et une minuterie qui y pense pour vous.',
          {
            made: pairs`real-wax = en cire véritable`,
            looks: pairs`flickering = vacillant/vacillante; remote-controlled = télécommandé/télécommandée`,
            features: pairs`with timer = avec minuterie; with remote = avec télécommande`,
            measures: pairs`, set of 3 = , ensemble de 3 @x3; , set of 6 = , ensemble de 6 @x6`,
            colours: ['ivory', 'white', 'red', 'grey'],
            price: [24, 54],
            points: pairs`
              Six-hour timer = Minuterie de six heures;
              500 hours on one set of batteries = 500 heures par jeu de piles;
              No smoke, no drips = Ni fumée ni coulures; Batteries included = Piles incluses
            `,
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
            looks: pairs`
              fluted = cannelé/cannelée; hand-painted = peint/peinte à la main; reactive-glaze = à glaçure réactive;
              ribbed = nervuré/nervurée @rib; crackled = craquelé/craquelée
            `,
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
            made: pairs`
              acacia wood = en bois d’acacia @brown @tan; metal = en métal @gold @silver @black; resin = en résine;
              glass = en verre @silver
            `,
            looks: pairs`
              carved = sculpté/sculptée; floating = flottant/flottante; hammered = martelé/martelée;
              vintage-style = de style ancien
            `,
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
            looks: pairs`
              silent = silencieux/silencieuse; vintage-style = de style ancien; oversized = grand format @oversized;
              atomic = atomique/
            `,
            features: pairs`
              with thermometer = avec thermomètre; with Roman numerals = à chiffres romains;
              with pendulum = à balancier
            `,
            measures: pairs`12-inch = de 30 cm; 16-inch = de 40 cm; 24-inch = de 60 cm`,
            colours: ['black', 'white', 'brown', 'gold', 'grey'],
          },
        ),
      ]),
      leaf('storage', 'Storage', 'Rangement', [
        kind(
          'storage-box_x2',
          'storage bins',
          'mp bacs de rangement',
          'They stack, they fold, and they carry a label.',
          'Ils s’empilent, se plient et portent une étiquette.',
          {
            made: pairs`
              linen-look = d’aspect lin; seagrass = en jonc de mer @tan; felt = en feutre;
              clear plastic = en plastique transparent @white; bamboo = en bambou @tan
            `,
            looks: pairs`collapsible = pliant/pliante; stackable = empilable/; woven = tissé/tissée @woven`,
            features: pairs`with lids = avec couvercles; with handles = à poignées; with labels = avec étiquettes`,
            measures: pairs`, set of 2 = , ensemble de 2 @x2; , set of 4 = , ensemble de 4 @x4; , set of 6 = , ensemble de 6 @x6`,
            price: [24, 74],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      ceramic = en céramique; brass-finish = au fini laiton @gold; glass = en verre; rattan = en rotin @tan;
      stoneware = en grès
    `,
    looks: pairs`
      hand-painted = peint/peinte à la main; ribbed = nervuré/nervurée @rib; mid-century = de style rétro;
      woven = tissé/tissée @woven
    `,
    points: pairs`
      Arrives assembled = Livré/Livrée tout assemblé/assemblée;
      Felt pads protect the furniture = Patins de feutre qui protègent les meubles;
      Each one varies a little, as handmade things do = De légères variations, comme tout objet fait main;
      For indoor use = Pour l’intérieur
    `,
    colours: ['white', 'ivory', 'grey', 'navy', 'teal', 'green', 'tan', 'black', 'pink', 'gold'],
    price: [39, 129],
    grams: [600, 3800],
    care: 'wipe-clean',
  },
)
