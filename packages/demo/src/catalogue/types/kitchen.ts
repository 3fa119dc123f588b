import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'
import { cookingGroups } from './kitchen-cooking.ts'

const coffeeTea = group(
  {
    id: 'coffee-tea',
    en: 'Coffee & Tea',
    fr: 'Café et thé',
    share: 2.5,
    leaves: [
      leaf('coffee-makers', 'Coffee Makers', 'Cafetières', [
        kind(
          'coffee-maker_drip',
          'coffee maker',
          'f cafetière',
          'Ready when the alarm rings, warm when you come back for the second cup.',
          'Prête quand le réveil sonne, encore chaude pour la deuxième tasse.',
          {
            measures: pairs`5-cup = de 5 tasses; 10-cup = de 10 tasses; 12-cup = de 12 tasses`,
            price: [49, 179],
            grams: [1800, 4200],
          },
        ),
        kind(
          'coffee-maker_espresso',
          'espresso machine',
          'f machine à espresso',
          'Fifteen bars, real foam, and a place to warm the cups.',
          'Quinze bars, une vraie mousse et un plateau chauffe-tasses.',
          {
            price: [149, 599],
            features: pairs`
              with milk frother = avec mousseur à lait; with built-in grinder = à moulin intégré;
              with pressure gauge = à manomètre
            `,
            looks: pairs`semi-automatic = semi-automatique/; compact = compact/compacte; manual = manuel/manuelle`,
            grams: [4200, 9800],
          },
        ),
      ]),
      leaf('kettles', 'Kettles', 'Bouilloires', [
        kind(
          'kettle_spout',
          'kettle',
          'f bouilloire',
          'Boils in three minutes and holds at the degree that tea likes.',
          'Elle bout en trois minutes et tient le degré que le thé préfère.',
          {
            measures: pairs`1-litre = de 1 L; 1.7-litre = de 1,7 L`,
            made: pairs`stainless steel = en acier inoxydable; glass = en verre; enamelled steel = en acier émaillé`,
            looks: pairs`
              gooseneck = à col de cygne @gooseneck; electric = électrique/; variable-temperature = à température réglable;
              whistling = à sifflet; retro = rétro
            `,
            features: pairs`
              with tea infuser = avec infuseur; with keep-warm function = à fonction réchaud;
              with wooden handle = à poignée de bois
            `,
            price: [34, 129],
            grams: [900, 1800],
          },
        ),
      ]),
      leaf('mugs', 'Mugs', 'Tasses', [
        kind(
          'mug_x4',
          'mug set',
          'm/fp ensemble de tasses',
          'A handle for four fingers and a lip that does not drip.',
          'Une anse pour quatre doigts et un bord qui ne goutte pas.',
          {
            made: pairs`
              stoneware = en grès; porcelain = en porcelaine; double-wall glass = en verre à double paroi @silver;
              enamelled = en métal émaillé
            `,
            looks: pairs`
              hand-painted = peint/peinte à la main; speckled = moucheté/mouchetée; stackable = empilable/;
              reactive-glaze = à glaçure réactive
            `,
            measures: pairs`2-piece = , 2 pièces @x2; 4-piece = , 4 pièces @x4; 6-piece = , 6 pièces @x6`,
            features: pairs`
              with lids = avec couvercles; with wooden rack = avec support de bois; with infusers = avec infuseurs
            `,
            colours: palettes.ceramic,
            price: [24, 64],
            grams: [800, 2400],
            care: 'dishwasher',
            points: pairs`
              Microwave- and dishwasher-safe = [Va|Vont] au micro-ondes et au lave-vaisselle;
              Holds 400 mL = Contenance de 400 mL; No lead or cadmium = Sans plomb ni cadmium;
              Boxed for giving = En boîte, prêt à offrir
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`stainless steel = en acier inoxydable; matte-finish = au fini mat; glass-and-steel = en verre et acier`,
    looks: pairs`programmable = programmable/; compact = compact/compacte; drip = à filtre; retro = rétro`,
    features: pairs`
      with thermal carafe = à carafe isotherme; with reusable filter = à filtre réutilisable;
      with timer = avec minuterie
    `,
    points: pairs`
      Pauses while you pour = S’interrompt pendant qu’on verse; Descaling reminder = Rappel de détartrage;
      Parts go in the dishwasher = Pièces lavables au lave-vaisselle; One-year warranty = Garantie d’un an
    `,
    colours: palettes.appliance,
    price: [49, 179],
    grams: [1200, 4200],
    care: 'electronics',
  },
)

const table = group(
  {
    id: 'tableware',
    en: 'Tableware',
    fr: 'Arts de la table',
    share: 2,
    leaves: [
      leaf('dinnerware', 'Dinnerware', 'Vaisselle', [
        kind(
          'dinner-set_dinnerware',
          'dinnerware set',
          'm service de vaisselle',
          'Plates that stack low and come through the dishwasher unmarked.',
          'Des assiettes qui s’empilent bien et sortent du lave-vaisselle sans une marque.',
          {
            measures: pairs`12-piece = , 12 pièces @x12; 16-piece = , 16 pièces; 20-piece = , 20 pièces`,
            price: [59, 189],
          },
        ),
        kind(
          'dinner-set_bowls',
          'serving bowl set',
          'm/mp ensemble de bols de service',
          'Three sizes for the salad, the pasta and the rest.',
          'Trois tailles: la salade, les pâtes et le reste.',
          { measures: pairs`3-piece = , 3 pièces @x3`, price: [39, 89] },
        ),
      ]),
      leaf('glassware', 'Glassware', 'Verrerie', [
        kind(
          'glass-set_wine-glass_x4',
          'wine glasses',
          'mp verres à vin',
          'Thin at the rim, steady at the foot.',
          'Minces au bord, stables au pied.',
          {
            made: pairs`crystal = en cristal; recycled glass = en verre recyclé`,
            looks: pairs`
              stemless = sans pied @stemless; hand-blown = soufflé/soufflée à la bouche; etched = gravé/gravée;
              ribbed = nervuré/nervurée @rib
            `,
            measures: pairs`, set of 4 = , ensemble de 4 @x4; , set of 6 = , ensemble de 6 @x6`,
            features: pairs`with gold rim = à bord doré; in gift box = en coffret-cadeau`,
            colours: ['silver', 'blue', 'green', 'pink', 'gold'],
            points: pairs`
              Dishwasher-safe = Vont au lave-vaisselle; Holds 450 mL = Contenance de 450 mL; Lead-free = Sans plomb;
              Packed so that none arrives broken = Emballage à l’épreuve de la casse
            `,
          },
        ),
        kind(
          'glass-set_tumbler_x4',
          'tumblers',
          'mp gobelets',
          'The everyday glass that survives children.',
          'Le verre de tous les jours, qui survit aux enfants.',
          {
            made: pairs`tempered glass = en verre trempé; recycled glass = en verre recyclé; acrylic = en acrylique`,
            looks: pairs`stackable = empilable/; ribbed = nervuré/nervurée @rib; coloured = coloré/colorée`,
            measures: pairs`, set of 4 = , ensemble de 4 @x4; , set of 8 = , ensemble de 8 @x8`,
            features: pairs`with straws = avec pailles; with lids = avec couvercles`,
            price: [24, 59],
            colours: ['silver', 'blue', 'green', 'teal', 'pink'],
            points: pairs`
              Dishwasher-safe = Vont au lave-vaisselle; Holds 350 mL = Contenance de 350 mL;
              Heavy base that does not tip = Base lourde qui ne bascule pas
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      stoneware = en grès; porcelain = en porcelaine; bone china = en porcelaine tendre;
      bamboo-fibre = en fibre de bambou; melamine = en mélamine
    `,
    looks: pairs`
      reactive-glaze = à glaçure réactive; hand-painted = peint/peinte à la main; embossed = à motif en relief;
      speckled = moucheté/mouchetée; scalloped = festonné/festonnée
    `,
    features: pairs`with gold rim = à filet doré; with serving tray = avec plateau; with lids = avec couvercles`,
    points: pairs`
      Microwave- and dishwasher-safe = [Va|Vont] au micro-ondes et au lave-vaisselle;
      No lead or cadmium = Sans plomb ni cadmium; Replacement pieces available = Pièces de rechange offertes;
      Chip-resistant rim = Bord résistant aux éclats
    `,
    colours: palettes.ceramic,
    price: [29, 119],
    grams: [1500, 8200],
    care: 'dishwasher',
  },
)

const prep = group(
  {
    id: 'kitchen-prep',
    en: 'Prep & Storage',
    fr: 'Préparation et conservation',
    share: 2.5,
    leaves: [
      leaf('knives', 'Knives', 'Couteaux', [
        kind(
          'knife-set_x8',
          'knife set',
          'm/mp ensemble de couteaux',
          'A full tang, a steady balance, and an edge that lasts a year.',
          'Une soie pleine, un bon équilibre et un tranchant qui dure un an.',
          {
            made: pairs`
              German steel = en acier allemand; Damascus-pattern steel = en acier damassé; ceramic = en céramique;
              high-carbon steel = en acier à haute teneur en carbone
            `,
            looks: pairs`
              forged = forgé/forgée; serrated = dentelé/dentelée; self-sharpening = autoaffûtant/autoaffûtante;
              colour-coded = à code de couleurs
            `,
            measures: pairs`5-piece = , 5 pièces @x5; 8-piece = , 8 pièces @x8; 12-piece = , 12 pièces @x12; 15-piece = , 15 pièces @x15`,
            features: pairs`
              with wooden block = avec bloc de bois; with magnetic block = avec bloc aimanté;
              with sheaths = avec étuis
            `,
            price: [39, 229],
            points: pairs`
              Full-tang blades = Lames à soie pleine; Balanced, riveted handles = Manches équilibrés et rivetés;
              Sharpening guide in both languages = Guide d’affûtage dans les deux langues;
              Ten-year warranty = Garantie de dix ans
            `,
            colours: ['black', 'brown', 'white', 'red', 'navy'],
            grams: [900, 4200],
            care: 'cookware',
          },
        ),
      ]),
      leaf('cutting-boards', 'Cutting Boards', 'Planches à découper', [
        kind(
          'cutting-board',
          'cutting board',
          'f planche à découper',
          'A groove for the juice and feet that grip the counter.',
          'Une rigole pour le jus et des pieds qui tiennent au comptoir.',
          {
            made: pairs`
              bamboo = en bambou @tan; acacia = en acacia @brown; Canadian maple = en érable du Canada @tan;
              walnut = en noyer @brown
            `,
            looks: pairs`
              end-grain = en bois de bout; reversible = réversible/; live-edge = à bord naturel; round = rond/ronde @round
            `,
            features: pairs`with juice groove = à rigole; with handle = à poignée; with drawers = à tiroirs`,
            measures: pairs`, set of 2 = , ensemble de 2 @x2; , set of 3 = , ensemble de 3 @x3`,
            colours: palettes.wood,
            plain: true,
            price: [24, 99],
            care: 'wipe-clean',
            points: pairs`
              Oiled and ready to use = Huilé/Huilée et prêt/prête à l’emploi;
              Kind to knives = Ménage le fil des couteaux; Wood from managed forests = Bois de forêts aménagées;
              Hangs from a leather loop = Se suspend par une ganse de cuir
            `,
          },
        ),
      ]),
      leaf('food-storage', 'Food Storage', 'Conservation', [
        kind(
          'food-container',
          'food storage container set',
          'm/mp ensemble de contenants',
          'One lid for three sizes: the drawer closes again.',
          'Un seul couvercle pour trois formats: le tiroir ferme enfin.',
          {
            made: pairs`
              glass = en verre; stainless steel = en acier inoxydable; silicone = en silicone;
              BPA-free plastic = en plastique sans BPA
            `,
            looks: pairs`airtight = hermétique/; stackable = empilable/; leakproof = étanche/; nesting = gigogne/`,
            measures: pairs`
              10-piece = , 10 pièces; 16-piece = , 16 pièces; 24-piece = , 24 pièces; 36-piece = , 36 pièces
            `,
            features: pairs`
              with bamboo lids = à couvercles de bambou; with locking lids = à couvercles à clips;
              with labels = avec étiquettes
            `,
            colours: ['teal', 'blue', 'grey', 'pink', 'green'],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Freezer-, microwave- and dishwasher-safe = Va au congélateur, au micro-ondes et au lave-vaisselle;
      Two-year warranty = Garantie de deux ans; Stacks when empty = S’empile à vide;
      Made to be used every day = Fait/Faite pour servir tous les jours
    `,
    colours: palettes.brights,
    price: [24, 89],
    grams: [800, 3800],
    care: 'dishwasher',
  },
)

/** Pots, small appliances, coffee, the table, preparation. */
export const kitchen: DepartmentData = {
  id: 'kitchen',
  en: 'Kitchen',
  fr: 'Cuisine',
  share: 11,
  groups: [...cookingGroups, coffeeTea, table, prep],
  openings: [
    {
      en: 'Our studio kitchen has used {this} every day since the spring.',
      fr: 'Notre cuisine de studio utilise {ce} tous les jours depuis le printemps.',
    },
    {
      en: 'Supper on a Tuesday is the real test, and {this} [passes|pass] it.',
      fr: 'Le vrai test, c’est le souper du mardi, et {ce} le [réussit|réussissent].',
    },
    {
      en: 'Good tools make a patient cook. {This} [earns|earn] a place on the counter.',
      fr: 'Les bons outils font les cuisiniers patients. {Ce} [mérite sa|méritent leur] place sur le comptoir.',
    },
    {
      en: 'We asked for something that is easy to wash, and then for everything else: here [is|are] {this}.',
      fr: 'Nous voulions d’abord que ce soit facile à laver, puis tout le reste: voici {ce}.',
    },
  ],
  closings: [
    {
      en: 'Recipes from the show are on the programme’s page.',
      fr: 'Les recettes vues en ondes sont sur la page de l’émission.',
    },
    { en: 'A good first purchase for a first apartment.', fr: 'Un bon premier achat pour un premier appartement.' },
    {
      en: 'It fits the cupboards of an ordinary kitchen; we measured.',
      fr: 'Ça entre dans les armoires d’une cuisine ordinaire: nous avons mesuré.',
    },
    { en: 'For holiday tables and ordinary Mondays.', fr: 'Pour les tables de fête et les lundis ordinaires.' },
  ],
}
