import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const crafts = group(
  {
    id: 'crafts',
    en: 'Sewing & Crafts',
    fr: 'Couture et artisanat',
    share: 3,
    leaves: [
      leaf('sewing', 'Sewing Machines', 'Machines à coudre', [
        kind(
          'sewing-machine',
          'sewing machine',
          'f machine à coudre',
          'It threads the needle, which is half the work.',
          'Elle enfile l’aiguille: la moitié du travail est faite.',
          {
            looks: pairs`
              computerized = électronique/; mechanical = mécanique/; portable = portatif/portative;
              heavy-duty = robuste/
            `,
            made: [],
            measures: pairs`23-stitch = à 23 points; 60-stitch = à 60 points; 100-stitch = à 100 points`,
            features: pairs`
              with extension table = avec table de rallonge; with hard cover = avec housse rigide;
              with quilting kit = avec ensemble de courtepointe; with automatic threader = à enfileur automatique
            `,
            price: [149, 599],
            grams: [5200, 9200],
            colours: ['white', 'pink', 'teal', 'navy', 'purple'],
            care: 'electronics',
            points: pairs`
              Lessons by video in both languages = Cours en vidéo dans les deux langues;
              Feet and bobbins in the lid = Pieds et canettes rangés dans le couvercle;
              LED light over the needle = Éclairage à DEL sur l’aiguille; Five-year warranty = Garantie de cinq ans
            `,
          },
        ),
      ]),
      leaf('yarn', 'Yarn & Knitting', 'Laine et tricot', [
        kind(
          'yarn_merino',
          'merino yarn',
          'f laine mérinos',
          'Even from end to end, dyed in lots large enough for a sweater.',
          'Régulière d’un bout à l’autre, teinte en lots assez grands pour un chandail.',
          {
            looks: pairs`
              chunky = à grosse maille; hand-dyed = teint/teinte à la main; self-striping = autorayant/autorayante;
              worsted = de grosseur moyenne
            `,
            measures: pairs`, 3 skeins = , 3 écheveaux @x3; , 6 balls = , 6 pelotes @x6; , 10 balls = , 10 pelotes @x10`,
            features: pairs`with pattern = avec patron; with needles = avec aiguilles`,
          },
        ),
        kind(
          'yarn_cotton',
          'cotton yarn',
          'm fil de coton',
          'Cool to work with, and it does not split.',
          'Agréable à tricoter, et il ne se dédouble pas.',
          {
            looks: pairs`
              organic = biologique/; mercerized = mercerisé/mercerisée; self-striping = autorayant/autorayante
            `,
            measures: pairs`, 3 skeins = , 3 écheveaux @x3; , 6 balls = , 6 pelotes @x6; , 10 balls = , 10 pelotes @x10`,
            features: pairs`with pattern = avec patron; with crochet hook = avec crochet`,
          },
        ),
      ]),
      leaf('art-supplies', 'Art Supplies', "Matériel d'artiste", [
        kind(
          'paint-set_acrylic',
          'acrylic paint set',
          'm ensemble de peinture acrylique',
          'Colours that mix without turning to mud.',
          'Des couleurs qui se mélangent sans virer au brun.',
          {
            looks: pairs`beginner = pour débutants; artist-grade = de qualité artiste`,
            measures: pairs`24-colour = , 24 couleurs; 36-colour = , 36 couleurs; 48-colour = , 48 couleurs`,
            features: pairs`
              with brushes = avec pinceaux; with easel = avec chevalet; with wooden case = avec coffret de bois
            `,
            colours: ['multi'],
            plain: true,
          },
        ),
        kind(
          'paint-set_watercolour',
          'watercolour set',
          "m ensemble d'aquarelle",
          'A pan, a brush, a bench by the lake.',
          'Un godet, un pinceau, un banc au bord du lac.',
          {
            looks: pairs`beginner = pour débutants; travel = de voyage; artist-grade = de qualité artiste`,
            measures: pairs`, 12 colours = , 12 couleurs; , 24 colours = , 24 couleurs; , 36 colours = , 36 couleurs`,
            features: pairs`
              with brushes = avec pinceaux; with paper pad = avec bloc de papier;
              with tin case = avec boîte de métal
            `,
            colours: ['multi'],
            plain: true,
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Pattern and tips in both languages = Patron et conseils dans les deux langues;
      For beginners and old hands = Pour les débutants comme pour les mains expertes;
      No strong smell = Sans odeur forte; Washes out of children and tables = Se lave des enfants et des tables
    `,
    colours: [...palettes.brights, 'ivory', 'grey', 'navy', 'multi'],
    price: [19, 89],
    grams: [300, 1500],
    care: 'crafts',
  },
)

const toys = group(
  {
    id: 'toys-games',
    en: 'Toys & Puzzles',
    fr: 'Jouets et casse-têtes',
    share: 2,
    leaves: [
      leaf('puzzles', 'Puzzles', 'Casse-têtes', [
        kind(
          'puzzle',
          'jigsaw puzzle',
          'm casse-tête',
          'Pieces that click, and a table that nobody may use until Sunday.',
          'Des pièces qui s’emboîtent bien et une table réservée jusqu’à dimanche.',
          {
            made: pairs`wooden = en bois; recycled-board = en carton recyclé`,
            looks: pairs`
              lighthouse = phare @lighthouse; winter village = village d’hiver @village; covered bridge = pont couvert @covered-bridge; canoe = canot @canoe;
              farmers’ market = marché public @market; northern lights = aurores boréales @northern-lights; sugar shack = cabane à sucre @sugar-shack;
              Rocky Mountains = montagnes Rocheuses @mountains
            `,
            measures: pairs`
              300-piece = , 300 pièces; 500-piece = , 500 pièces; 1,000-piece = , 1000 pièces;
              2,000-piece = , 2000 pièces
            `,
            features: pairs`with poster = avec affiche; with sorting trays = avec plateaux de tri`,
            colours: ['multi', 'blue', 'green'],
            plain: true,
            lookAlways: true,
            price: [16, 44],
          },
        ),
      ]),
      leaf('plush', 'Plush Toys', 'Peluches', [
        kind(
          'plush',
          'plush toy',
          'f peluche',
          'Stuffed to be squeezed, stitched to survive it.',
          'Rembourrée pour être serrée, cousue pour y survivre.',
          {
            made: pairs`recycled polyester = en polyester recyclé; organic cotton = en coton biologique`,
            looks: pairs`
              moose = orignal @moose @brown; beaver = castor @beaver @brown; polar bear = ours polaire @polar-bear @white; loon = huard @loon @black; lynx = lynx @lynx @tan @grey;
              narwhal = narval @narwhal @grey @white; puffin = macareux @puffin @black; fox = renard @fox @orange
            `,
            measures: pairs`10-inch = de 25 cm; 14-inch = de 36 cm; 20-inch = de 50 cm`,
            features: pairs`with scarf = avec foulard; with storybook = avec livre; with blanket = avec doudou`,
            colours: ['brown', 'tan', 'grey', 'white', 'orange'],
            plain: true,
            lookAlways: true,
            price: [18, 54],
            points: pairs`
              Machine washable = Lavable/ à la machine; For children from birth = Dès la naissance;
              Embroidered eyes, no small parts = Yeux brodés, sans petites pièces;
              Part of each sale goes to a wildlife shelter = Une part de chaque vente va à un refuge faunique
            `,
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Thick pieces that do not peel = Pièces épaisses qui ne décollent pas;
      Made with vegetable inks = Encres végétales;
      A lost piece is replaced free = Pièce perdue remplacée gratuitement; For ages 8 to 108 = De 8 à 108 ans
    `,
    colours: palettes.brights,
    price: [18, 49],
    grams: [300, 1200],
    care: 'crafts',
  },
)

/** Crafts, toys and puzzles. */
export const craftGroups = [crafts, toys]
