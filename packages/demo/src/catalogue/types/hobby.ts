import { palettes } from '../palettes.ts'
import { craftGroups } from './hobby-crafts.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

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
            made: pairs`
              dark = noirs; milk = au lait; maple = à l’érable; hazelnut = aux noisettes;
              sea salt caramel = au caramel et sel de mer
            `,
            looks: pairs`assorted = assortis; handmade = artisanaux; truffle = truffés`,
            measures: pairs`, 16 pieces = , 16 pièces; , 24 pieces = , 24 pièces; , 36 pieces = , 36 pièces`,
            features: pairs`with ribbon = avec ruban; with greeting card = avec carte de souhaits`,
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
            made: pairs`
              shortbread = sablés; maple = à l’érable; ginger = au gingembre; oatmeal = à l’avoine;
              chocolate chip = aux brisures de chocolat
            `,
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
            looks: pairs`
              organic = biologique/; fair-trade = équitable/; maple = à l’érable; single-origin = d’origine unique
            `,
            measures: pairs`, 340 g = , 340 g; , 907 g = , 907 g; , 2 kg = , 2 kg`,
            features: [],
            colours: ['tan', 'brown', 'black'],
            plain: false,
            shades: {
              tan: { en: 'Light Roast', fr: 'Torréfaction blonde' },
              brown: { en: 'Medium Roast', fr: 'Torréfaction moyenne' },
              black: { en: 'Dark Roast', fr: 'Torréfaction foncée' },
            },
            points: pairs`
              Bought from growers by name = Acheté aux producteurs, par leur nom;
              Roasted in small batches in Canada = Torréfié en petits lots au Canada;
              Resealable bag with a valve = Sac refermable à valve
            `,
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
    points: pairs`
      Made in Canada = Fait/Faite au Canada;
      Best before date at least four months away = Se conserve au moins quatre mois;
      Allergens listed in both languages = Allergènes indiqués dans les deux langues;
      Shipped cool in summer = Expédié/Expédiée au frais l’été
    `,
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
          'suitcase_x3',
          'luggage set',
          'm/fp ensemble de valises',
          'They nest in the closet like dolls.',
          'Elles s’emboîtent au placard comme des poupées.',
          {
            measures: pairs`2-piece = , 2 pièces @x2; 3-piece = , 3 pièces @x3`,
            price: [149, 399],
            grams: [6200, 12000],
          },
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
            made: pairs`
              recycled nylon = en nylon recyclé; waxed canvas = en toile cirée; vegan leather = en cuir végétalien;
              ripstop = en tissu indéchirable
            `,
            looks: pairs`
              anti-theft = antivol; packable = repliable/; water-repellent = hydrofuge/; convertible = convertible/
            `,
            features: pairs`
              with laptop pocket = à pochette pour portable; with luggage sleeve = à bande pour valise;
              with USB port = à port USB
            `,
            measures: pairs`18-litre = de 18 L; 25-litre = de 25 L; 40-litre = de 40 L`,
            price: [39, 149],
            grams: [420, 1300],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      polycarbonate = en polycarbonate; recycled fabric = en tissu recyclé; aluminum-frame = à cadre d’aluminium;
      hard-shell = à coque rigide
    `,
    looks: pairs`
      expandable = extensible/; lightweight = léger/légère; ribbed = nervuré/nervurée @rib; carry-on = format cabine
    `,
    features: pairs`
      with TSA lock = à serrure TSA; with spinner wheels = à roues pivotantes;
      with packing cubes = avec cubes de rangement; with USB port = à port USB
    `,
    points: pairs`
      Lined, with straps and a zippered divider = Intérieur doublé, à sangles et séparateur;
      Handle stops at three heights = Poignée à trois hauteurs; Wheels can be replaced = Roues remplaçables;
      Ten-year warranty = Garantie de dix ans
    `,
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
          'pet-bed_dog',
          'dog bed',
          'm lit pour chien',
          'A raised edge for the chin, a cover that comes off.',
          'Un rebord pour le menton, une housse qui s’enlève.',
        ),
        kind(
          'pet-bed_cat',
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
    made: pairs`
      faux-fur = en fausse fourrure; sherpa = en sherpa; memory-foam = en mousse mémoire; canvas = en toile;
      recycled felt = en feutre recyclé
    `,
    looks: pairs`
      orthopedic = orthopédique/; calming = apaisant/apaisante; waterproof = imperméable/; round = rond/ronde @round;
      self-warming = autochauffant/autochauffante
    `,
    features: pairs`
      with removable cover = à housse amovible; with non-slip bottom = à fond antidérapant;
      with bolster = à rebord coussiné; with blanket = avec couverture
    `,
    points: pairs`
      Cover is machine washable = Housse lavable à la machine;
      Zipper hidden from teeth = Fermeture éclair hors de portée des dents;
      Filling of recycled bottles = Garniture faite de bouteilles recyclées;
      Sizes by weight are in the details = Tailles selon le poids dans les détails
    `,
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
  groups: [...craftGroups, gourmet, travel, pets],
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
