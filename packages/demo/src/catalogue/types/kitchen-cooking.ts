import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const cookware = group(
  {
    id: 'cookware',
    en: 'Cookware & Bakeware',
    fr: 'Batteries de cuisine et moules',
    share: 4,
    leaves: [
      leaf('frying-pans', 'Frying Pans', 'Poêles', [
        kind(
          'frying-pan_frying',
          'frying pan',
          'f poêle',
          'Eggs slide out; the pan wipes clean.',
          'Les œufs glissent; un coup de torchon suffit.',
          { measures: pairs`8-inch = de 20 cm; 10-inch = de 25 cm; 12-inch = de 30 cm` },
        ),
        kind(
          'frying-pan_saute',
          'sauté pan',
          'f sauteuse',
          'High sides for a sauce, a second handle for the full weight.',
          'Des bords hauts pour la sauce, une seconde poignée pour le poids.',
          { measures: pairs`3-quart = de 2,8 L; 4-quart = de 3,8 L; 5-quart = de 4,7 L`, price: [49, 139] },
        ),
      ]),
      leaf('pots', 'Pots & Dutch Ovens', 'Casseroles et cocottes', [
        kind(
          'pot_dutch-oven',
          'Dutch oven',
          'f cocotte',
          'From the stove to the oven to the middle of the table.',
          'De la cuisinière au four, puis au milieu de la table.',
          {
            made: pairs`enamelled cast-iron = en fonte émaillée; cast-aluminum = en fonte d’aluminium`,
            looks: pairs`round = rond/ronde @round; oval = ovale/; nonstick = antiadhésif/antiadhésive`,
            measures: pairs`4-quart = de 3,8 L; 5.5-quart = de 5,2 L; 7-quart = de 6,6 L`,
            price: [69, 229],
            grams: [3200, 6800],
            features: pairs`with self-basting lid = à couvercle autoarrosant; with steamer insert = avec panier vapeur`,
          },
        ),
        kind(
          'pot_stockpot',
          'stockpot',
          'f marmite',
          'Corn for eight, or the soup for the whole week.',
          'Du blé d’Inde pour huit ou la soupe de la semaine.',
          {
            measures: pairs`8-quart = de 7,6 L; 12-quart = de 11,4 L`,
            features: pairs`with glass lid = à couvercle de verre; with pasta insert = avec panier à pâtes`,
          },
        ),
      ]),
      leaf('cookware-sets', 'Cookware Sets', 'Batteries de cuisine', [
        kind(
          'pot_cookware',
          'cookware set',
          'f batterie de cuisine',
          'Every pot you use, and none that you do not.',
          'Toutes les casseroles qu’on utilise, et aucune de trop.',
          {
            price: [129, 449],
            measures: pairs`
              8-piece = , 8 pièces @x8; 10-piece = , 10 pièces; 12-piece = , 12 pièces @x12; 15-piece = , 15 pièces @x15
            `,
            grams: [5200, 11000],
            features: pairs`
              with glass lids = à couvercles de verre; with stay-cool handles = à poignées isolantes;
              with removable handles = à poignées amovibles
            `,
          },
        ),
      ]),
      leaf('bakeware', 'Bakeware', 'Moules et plaques', [
        kind(
          'baking-pan_pan',
          'baking pan',
          'm moule à gâteau',
          'Even browning, sharp corners, and it lets go.',
          'Une cuisson égale, des coins nets et un démoulage facile.',
          {
            price: [16, 49],
            made: pairs`
              carbon steel = en acier au carbone; silicone = en silicone; ceramic = en céramique;
              aluminized steel = en acier aluminé
            `,
            looks: pairs`nonstick = antiadhésif/antiadhésive; fluted = cannelé/cannelée; springform = à charnière`,
            measures: pairs`9-inch = de 23 cm; 9 x 13-inch = de 23 x 33 cm; , set of 3 = , ensemble de 3 @x3`,
            features: pairs`with lid = à couvercle; with handles = à poignées`,
            grams: [400, 1500],
          },
        ),
        kind(
          'baking-pan_bakeware',
          'bakeware set',
          'm/mp ensemble de moules',
          'Cookies, muffins, a loaf and a roast: all on one shelf.',
          'Biscuits, muffins, pain et rôti: tout tient sur une tablette.',
          {
            price: [39, 99],
            made: pairs`
              carbon steel = en acier au carbone; silicone = en silicone; aluminized steel = en acier aluminé
            `,
            measures: pairs`5-piece = , 5 pièces @x5; 6-piece = , 6 pièces @x6; 10-piece = , 10 pièces`,
            looks: pairs`nonstick = antiadhésif/antiadhésive; stackable = empilable/`,
            features: pairs`with cooling rack = avec grille; with lids = avec couvercles`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      ceramic-coated = à revêtement de céramique; hard-anodized = en aluminium anodisé;
      stainless steel = en acier inoxydable @silver; cast-iron = en fonte @black;
      carbon steel = en acier au carbone @black
    `,
    looks: pairs`
      nonstick = antiadhésif/antiadhésive; hammered = martelé/martelée; induction-ready = pour induction;
      lightweight = léger/légère
    `,
    features: pairs`
      with glass lid = à couvercle de verre; with stay-cool handle = à poignée isolante;
      with pouring spouts = à becs verseurs; with removable handle = à poignée amovible
    `,
    points: pairs`
      For every stove, induction included = Convient à toutes les cuisinières, induction comprise;
      Oven-safe to 230 °C = Résiste au four jusqu’à 230 °C; No PFOA = Sans APFO;
      Dishwasher-safe, though handwashing is kinder = Va au lave-vaisselle, même si le lavage à la main est préférable;
      Lifetime limited warranty = Garantie limitée à vie
    `,
    colours: palettes.cookware,
    price: [29, 99],
    grams: [900, 2800],
    care: 'cookware',
  },
)

const appliances = group(
  {
    id: 'small-appliances',
    en: 'Small Appliances',
    fr: 'Petits électroménagers',
    share: 4,
    madeLabel: { en: 'Build', fr: 'Fabrication' },
    leaves: [
      leaf('air-fryers', 'Air Fryers', 'Friteuses à air chaud', [
        kind(
          'air-fryer_one-basket',
          'air fryer',
          'f friteuse à air chaud',
          'Fries with a spoon of oil, and a basket that washes itself in the machine.',
          'Des frites avec une cuillerée d’huile et un panier qui va au lave-vaisselle.',
          {
            measures: pairs`4-quart = de 3,8 L; 5.8-quart = de 5,5 L; 8-quart = de 7,6 L`,
            price: [79, 229],
            looks: pairs`
              digital = numérique/; dual-basket = à deux paniers @dual-basket; compact = compact/compacte; 8-in-1 = huit-en-un
            `,
          },
        ),
      ]),
      leaf('blenders', 'Blenders', 'Mélangeurs', [
        kind(
          'blender',
          'blender',
          'm mélangeur',
          'Ice, kale, soup: the same button.',
          'Glace, chou frisé, soupe: le même bouton.',
          {
            measures: pairs`1000 W = de 1 000 W; 1200 W = de 1 200 W; 1400 W = de 1 400 W`,
            looks: pairs`
              high-speed = à haute vitesse; personal = individuel/individuelle; quiet = silencieux/silencieuse;
              10-speed = à 10 vitesses
            `,
            features: pairs`
              with travel cups = avec gobelets de voyage; with glass jar = à récipient de verre;
              with tamper = avec pilon
            `,
            made: [],
          },
        ),
      ]),
      leaf('mixers', 'Stand Mixers', 'Batteurs sur socle', [
        kind(
          'stand-mixer',
          'stand mixer',
          'm batteur sur socle',
          'Kneads bread while you clear the table.',
          'Il pétrit le pain pendant que vous débarrassez la table.',
          {
            price: [149, 449],
            measures: pairs`4.5-quart = de 4,3 L; 5.5-quart = de 5,2 L; 7-quart = de 6,6 L`,
            features: pairs`
              with dough hook = avec crochet pétrisseur; with glass bowl = à bol de verre;
              with pouring shield = avec couvercle verseur; with meat grinder = avec hachoir
            `,
            looks: pairs`tilt-head = à tête inclinable; 10-speed = à 10 vitesses; quiet = silencieux/silencieuse`,
            grams: [5200, 11000],
          },
        ),
      ]),
      leaf('toasters', 'Toasters', 'Grille-pain', [
        kind(
          'toaster_slots2',
          'toaster',
          'm grille-pain',
          'Wide slots for bagels, a lift for the small ones.',
          'De larges fentes pour les bagels, un levier pour les petites tranches.',
          {
            measures: pairs`2-slice = à 2 tranches @slots2; 4-slice = à 4 tranches @slots4`,
            features: pairs`
              with bagel setting = à fonction bagel; with warming rack = avec grille de réchaud;
              with crumb tray = à tiroir ramasse-miettes
            `,
            price: [34, 119],
            looks: pairs`retro = rétro; digital = numérique/; wide-slot = à fentes larges`,
          },
        ),
      ]),
      leaf('slow-cookers', 'Slow Cookers', 'Mijoteuses', [
        kind(
          'slow-cooker',
          'slow cooker',
          'f mijoteuse',
          'Fill it at seven, come home at six.',
          'Remplie à sept heures, prête à dix-huit heures.',
          {
            measures: pairs`4-quart = de 3,8 L; 6-quart = de 5,7 L; 8-quart = de 7,6 L`,
            features: pairs`
              with locking lid = à couvercle verrouillable; with ceramic insert = à récipient de céramique;
              with probe thermometer = avec sonde thermique
            `,
            price: [39, 129],
            looks: pairs`programmable = programmable/; digital = numérique/; oval = ovale/`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`stainless steel = en acier inoxydable; brushed-finish = au fini brossé; matte-finish = au fini mat`,
    looks: pairs`digital = numérique/; compact = compact/compacte; retro = rétro; programmable = programmable/`,
    features: pairs`
      with recipe book = avec livre de recettes; with timer = avec minuterie;
      with nonstick basket = à panier antiadhésif; with viewing window = à hublot
    `,
    points: pairs`
      Removable parts go in the dishwasher = Pièces amovibles lavables au lave-vaisselle;
      Automatic shut-off = Arrêt automatique; Cord stores in the base = Cordon rangé sous la base;
      Recipes in both languages = Recettes dans les deux langues; One-year warranty = Garantie d’un an
    `,
    colours: palettes.appliance,
    price: [49, 179],
    grams: [1500, 5800],
    care: 'electronics',
  },
)

/** Pots, pans and what plugs in. */
export const cookingGroups = [cookware, appliances]
