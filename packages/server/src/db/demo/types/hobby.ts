import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

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
            looks: pairs`computerized = électronique/; mechanical = mécanique/; portable = portatif/portative; heavy-duty = robuste/`,
            made: [],
            measures: pairs`23-stitch = à 23 points; 60-stitch = à 60 points; 100-stitch = à 100 points`,
            features: pairs`with extension table = avec table de rallonge; with hard cover = avec housse rigide; with quilting kit = avec ensemble de courtepointe; with automatic threader = à enfileur automatique`,
            price: [149, 599],
            grams: [5200, 9200],
            colours: ['white', 'pink', 'teal', 'navy', 'purple'],
            care: 'electronics',
            points: pairs`Lessons by video in both languages = Cours en vidéo dans les deux langues; Feet and bobbins in the lid = Pieds et canettes rangés dans le couvercle; LED light over the needle = Éclairage à DEL sur l’aiguille; Five-year warranty = Garantie de cinq ans`,
          },
        ),
      ]),
      leaf('yarn', 'Yarn & Knitting', 'Laine et tricot', [
        kind(
          'yarn',
          'merino yarn',
          'f laine mérinos',
          'Even from end to end, dyed in lots large enough for a sweater.',
          'Régulière d’un bout à l’autre, teinte en lots assez grands pour un chandail.',
          {
            looks: pairs`chunky = à grosse maille; hand-dyed = teint/teinte à la main; self-striping = autorayant/autorayante; worsted = de grosseur moyenne`,
            measures: pairs`, 3 skeins = , 3 écheveaux; , 6 balls = , 6 pelotes; , 10 balls = , 10 pelotes`,
            features: pairs`with pattern = avec patron; with needles = avec aiguilles`,
          },
        ),
        kind(
          'yarn',
          'cotton yarn',
          'm fil de coton',
          'Cool to work with, and it does not split.',
          'Agréable à tricoter, et il ne se dédouble pas.',
          {
            looks: pairs`organic = biologique/; mercerized = mercerisé/mercerisée; self-striping = autorayant/autorayante`,
            measures: pairs`, 3 skeins = , 3 écheveaux; , 6 balls = , 6 pelotes; , 10 balls = , 10 pelotes`,
            features: pairs`with pattern = avec patron; with crochet hook = avec crochet`,
          },
        ),
      ]),
      leaf('art-supplies', 'Art Supplies', "Matériel d'artiste", [
        kind(
          'paint-set',
          'acrylic paint set',
          'm ensemble de peinture acrylique',
          'Colours that mix without turning to mud.',
          'Des couleurs qui se mélangent sans virer au brun.',
          {
            looks: pairs`beginner = pour débutants; artist-grade = de qualité artiste`,
            measures: pairs`24-colour = , 24 couleurs; 36-colour = , 36 couleurs; 48-colour = , 48 couleurs`,
            features: pairs`with brushes = avec pinceaux; with easel = avec chevalet; with wooden case = avec coffret de bois`,
            colours: ['multi'],
            plain: true,
          },
        ),
        kind(
          'paint-set',
          'watercolour set',
          "m ensemble d'aquarelle",
          'A pan, a brush, a bench by the lake.',
          'Un godet, un pinceau, un banc au bord du lac.',
          {
            looks: pairs`beginner = pour débutants; travel = de voyage; artist-grade = de qualité artiste`,
            measures: pairs`, 12 colours = , 12 couleurs; , 24 colours = , 24 couleurs; , 36 colours = , 36 couleurs`,
            features: pairs`with brushes = avec pinceaux; with paper pad = avec bloc de papier; with tin case = avec boîte de métal`,
            colours: ['multi'],
            plain: true,
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Pattern and tips in both languages = Patron et conseils dans les deux langues; For beginners and old hands = Pour les débutants comme pour les mains expertes; No strong smell = Sans odeur forte; Washes out of children and tables = Se lave des enfants et des tables`,
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
            looks: pairs`lighthouse = phare; winter village = village d’hiver; covered bridge = pont couvert; canoe = canot; farmers’ market = marché public; northern lights = aurores boréales; sugar shack = cabane à sucre; Rocky Mountains = montagnes Rocheuses`,
            measures: pairs`300-piece = , 300 pièces; 500-piece = , 500 pièces; 1,000-piece = , 1000 pièces; 2,000-piece = , 2000 pièces`,
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
            looks: pairs`moose = orignal; beaver = castor; polar bear = ours polaire; loon = huard; lynx = lynx; narwhal = narval; puffin = macareux; fox = renard`,
            measures: pairs`10-inch = de 25 cm; 14-inch = de 36 cm; 20-inch = de 50 cm`,
            features: pairs`with scarf = avec foulard; with storybook = avec livre; with blanket = avec doudou`,
            colours: ['brown', 'tan', 'grey', 'white', 'orange'],
            plain: true,
            lookAlways: true,
            price: [18, 54],
            points: pairs`Machine washable = Lavable/ à la machine; For children from birth = Dès la naissance; Embroidered eyes, no small parts = Yeux brodés, sans petites pièces; Part of each sale goes to a wildlife shelter = Une part de chaque vente va à un refuge faunique`,
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Thick pieces that do not peel = Pièces épaisses qui ne décollent pas; Made with vegetable inks = Encres végétales; A lost piece is replaced free = Pièce perdue remplacée gratuitement; For ages 8 to 108 = De 8 à 108 ans`,
    colours: palettes.brights,
    price: [18, 49],
    grams: [300, 1200],
    care: 'crafts',
  },
)

const gourmet = group(
  {
    id: 'gourmet',
    en: 'Gourmet & Gifts',
    fr: 'Gourmandises et cadeaux',
    share: 3,
    madeLabel: { en: 'Flavour', fr: 'Saveur' },
    leaves: [
      leaf('chocolate', 'Chocolate', 'Chocolat', [
        kind(
          'chocolate-box',
          'chocolate box',
          'f/mp boîte de chocolats',
          'Two layers, and a map so that nobody gets the wrong one.',
          'Deux étages et un plan, pour ne jamais tomber sur le mauvais.',
          {
            made: pairs`dark = noirs; milk = au lait; maple = à l’érable; hazelnut = aux noisettes; sea salt caramel = au caramel et sel de mer`,
            looks: pairs`assorted = assortis; handmade = faits à la main; truffle = truffés`,
            measures: pairs`, 16 pieces = , 16 pièces; , 24 pieces = , 24 pièces; , 36 pieces = , 36 pièces`,
            features: pairs`with ribbon = avec ruban; with gift card = avec carte de souhaits`,
          },
        ),
      ]),
      leaf('cookies', 'Cookies & Treats', 'Biscuits et douceurs', [
        kind(
          'cookie-tin',
          'cookie tin',
          'f/mp boîte de biscuits',
          'Butter, patience, and a tin for the buttons afterward.',
          'Du beurre, de la patience, et une boîte pour les boutons ensuite.',
          {
            made: pairs`shortbread = sablés; maple = à l’érable; ginger = au gingembre; oatmeal = à l’avoine; chocolate chip = aux brisures de chocolat`,
            looks: pairs`assorted = assortis; artisan = artisanaux; gluten-free = sans gluten`,
            measures: pairs`, 400 g = , 400 g; , 750 g = , 750 g; , 1 kg = , 1 kg`,
            features: pairs`with winter scene = à scène d’hiver; with recipe = avec recette`,
            colours: ['red', 'blue', 'green', 'gold'],
          },
        ),
      ]),
      leaf('coffee', 'Coffee', 'Café', [
        kind(
          'coffee-bag',
          'coffee',
          'm café',
          'Roasted on Tuesday, shipped on Wednesday.',
          'Torréfié le mardi, expédié le mercredi.',
          {
            made: pairs`whole-bean = en grains; ground = moulu; decaffeinated = décaféiné`,
            looks: pairs`organic = biologique/; fair-trade = équitable/; maple = à l’érable; single-origin = d’origine unique`,
            measures: pairs`, 340 g = , 340 g; , 907 g = , 907 g; , 2 kg = , 2 kg`,
            features: [],
            colours: ['tan', 'brown', 'black'],
            plain: false,
            shades: {
              tan: { en: 'Light Roast', fr: 'Torréfaction blonde' },
              brown: { en: 'Medium Roast', fr: 'Torréfaction moyenne' },
              black: { en: 'Dark Roast', fr: 'Torréfaction foncée' },
            },
            points: pairs`Bought from growers by name = Acheté aux producteurs, par leur nom; Roasted in small batches in Canada = Torréfié en petits lots au Canada; Resealable bag with a valve = Sac refermable à valve`,
          },
        ),
      ]),
      leaf('gift-baskets', 'Gift Baskets', 'Paniers-cadeaux', [
        kind(
          'gift-basket',
          'gift basket',
          'm panier-cadeau',
          'Everything in it is made to be eaten the same evening.',
          'Tout ce qu’il contient se mange le soir même.',
          {
            made: pairs`fruit = aux fruits; cheese = aux fromages; maple = à l’érable; tea = aux thés`,
            looks: pairs`deluxe = de luxe; holiday = des Fêtes; thank-you = de remerciement; birthday = d’anniversaire`,
            measures: [],
            features: pairs`with card = avec carte; in willow hamper = en osier; in wooden crate = en caisse de bois`,
            price: [49, 179],
            grams: [1500, 4200],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Made in Canada = Fait/Faite au Canada; Best before date at least four months away = Se conserve au moins quatre mois; Allergens listed in both languages = Allergènes indiqués dans les deux langues; Shipped cool in summer = Expédié/Expédiée au frais l’été`,
    colours: ['brown', 'red', 'gold', 'green', 'navy'],
    plain: true,
    price: [22, 69],
    grams: [340, 1500],
    care: 'food',
  },
)

const travel = group(
  {
    id: 'travel',
    en: 'Luggage & Travel',
    fr: 'Bagages et voyage',
    share: 2,
    leaves: [
      leaf('suitcases', 'Suitcases', 'Valises', [
        kind(
          'suitcase',
          'suitcase',
          'f valise',
          'Four quiet wheels and a shell that takes the knocks.',
          'Quatre roues silencieuses et une coque qui encaisse les coups.',
          { measures: pairs`20-inch = de 51 cm; 24-inch = de 61 cm; 28-inch = de 71 cm` },
        ),
        kind(
          'suitcase',
          'luggage set',
          'm/fp ensemble de valises',
          'They nest in the closet like dolls.',
          'Elles s’emboîtent au placard comme des poupées.',
          { measures: pairs`2-piece = , 2 pièces; 3-piece = , 3 pièces`, price: [149, 399], grams: [6200, 12000] },
        ),
      ]),
      leaf('backpacks', 'Backpacks', 'Sacs à dos', [
        kind(
          'backpack',
          'backpack',
          'm sac à dos',
          'Under the seat, over the shoulder, and nobody reaches the wallet.',
          'Sous le siège, sur l’épaule, et personne n’atteint le portefeuille.',
          {
            made: pairs`recycled nylon = en nylon recyclé; waxed canvas = en toile cirée; vegan leather = en cuir végétalien; ripstop = en tissu indéchirable`,
            looks: pairs`anti-theft = antivol; packable = repliable/; water-repellent = hydrofuge/; convertible = convertible/`,
            features: pairs`with laptop pocket = à pochette pour portable; with luggage sleeve = à bande pour valise; with USB port = à port USB`,
            measures: pairs`18-litre = de 18 L; 25-litre = de 25 L; 40-litre = de 40 L`,
            price: [39, 149],
            grams: [420, 1300],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`polycarbonate = en polycarbonate; recycled fabric = en tissu recyclé; aluminum-frame = à cadre d’aluminium; hard-shell = à coque rigide`,
    looks: pairs`expandable = extensible/; lightweight = léger/légère; ribbed = nervuré/nervurée; carry-on = format cabine`,
    features: pairs`with TSA lock = à serrure TSA; with spinner wheels = à roues pivotantes; with packing cubes = avec cubes de rangement; with USB port = à port USB`,
    points: pairs`Lined, with straps and a zippered divider = Intérieur doublé, à sangles et séparateur; Handle stops at three heights = Poignée à trois hauteurs; Wheels can be replaced = Roues remplaçables; Ten-year warranty = Garantie de dix ans`,
    colours: palettes.tech,
    price: [79, 249],
    grams: [2400, 4800],
    care: 'wipe-clean',
  },
)

const pets = group(
  {
    id: 'pets',
    en: 'Pets',
    fr: 'Animaux',
    share: 1,
    leaves: [
      leaf('pet-beds', 'Pet Beds', 'Lits pour animaux', [
        kind(
          'pet-bed',
          'dog bed',
          'm lit pour chien',
          'A raised edge for the chin, a cover that comes off.',
          'Un rebord pour le menton, une housse qui s’enlève.',
        ),
        kind(
          'pet-bed',
          'cat bed',
          'm lit pour chat',
          'Round, warm, and ignored for exactly two days.',
          'Rond, chaud, et ignoré pendant exactement deux jours.',
          { sizes: undefined, price: [24, 69] },
        ),
      ]),
    ],
  },
  {
    made: pairs`faux-fur = en fausse fourrure; sherpa = en sherpa; memory-foam = en mousse mémoire; canvas = en toile; recycled felt = en feutre recyclé`,
    looks: pairs`orthopedic = orthopédique/; calming = apaisant/apaisante; waterproof = imperméable/; round = rond/ronde; self-warming = autochauffant/autochauffante`,
    features: pairs`with removable cover = à housse amovible; with non-slip bottom = à fond antidérapant; with bolster = à rebord coussiné; with blanket = avec couverture`,
    points: pairs`Cover is machine washable = Housse lavable à la machine; Zipper hidden from teeth = Fermeture éclair hors de portée des dents; Filling of recycled bottles = Garniture faite de bouteilles recyclées; Sizes by weight are in the details = Tailles selon le poids dans les détails`,
    colours: ['grey', 'tan', 'brown', 'teal', 'navy', 'pink'],
    sizes: 'pet',
    price: [34, 119],
    grams: [900, 3200],
    care: 'bedding',
  },
)

/** Crafts, toys, good things to eat, travel, pets. Gift cards and donations join it in `special.ts`. */
export const hobby: DepartmentData = {
  id: 'hobby',
  en: 'Crafts, Gifts & Travel',
  fr: 'Loisirs, cadeaux et voyage',
  share: 8,
  groups: [crafts, toys, gourmet, travel, pets],
  openings: [
    { en: 'For the hours that belong to you: {this}.', fr: 'Pour les heures qui vous appartiennent: {ce}.' },
    {
      en: 'We put {this} on the table in the break room. {It} did not stay there long.',
      fr: 'Nous avons posé {ce} sur la table de la salle de pause. Ça n’a pas traîné.',
    },
    {
      en: 'Someone on your list has everything, except {this}.',
      fr: 'Quelqu’un sur votre liste a déjà tout, sauf {ce}.',
    },
  ],
  closings: [
    { en: 'Ready to give as it comes.', fr: 'Prêt/Prête à offrir tel/telle quel/quelle.' },
    {
      en: 'Good for a rainy Sunday, a long winter or a long flight.',
      fr: 'Parfait pour un dimanche de pluie, un long hiver ou un long vol.',
    },
    {
      en: 'Chosen by people who would keep it for themselves.',
      fr: 'Choisi/Choisie par des gens qui [le/la|les] garderaient bien pour eux.',
    },
  ],
}
