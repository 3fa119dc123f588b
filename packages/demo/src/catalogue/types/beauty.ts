import { palettes } from '../palettes.ts'
import { faceGroups } from './beauty-face.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const fragrance = group(
  {
    id: 'fragrance',
    en: 'Fragrance',
    fr: 'Parfums',
    share: 2,
    madeLabel: { en: 'Heart notes', fr: 'Notes de cœur' },
    leaves: [
      leaf('womens-fragrance', 'For Her', 'Pour elle', [
        kind(
          'perfume_parfum',
          'eau de parfum',
          'f eau de parfum',
          'It opens bright, settles by noon and is still there at supper.',
          'Elle s’ouvre avec éclat, se pose à midi et reste là au souper.',
        ),
      ]),
      leaf('mens-fragrance', 'For Him', 'Pour lui', [
        kind(
          'perfume_cologne',
          'eau de cologne',
          'f eau de Cologne',
          'Clean at the neck, never in the next room.',
          'Nette dans le cou, jamais dans la pièce d’à côté.',
          {
            made: pairs`
              cedar = au cèdre; vetiver = au vétiver; bergamot = à la bergamote; juniper = au genièvre;
              leather and tobacco = au cuir et au tabac
            `,
            colours: ['navy', 'black', 'grey', 'green'],
          },
        ),
      ]),
      leaf('body-mists', 'Body Mists', 'Brumes pour le corps', [
        kind(
          'perfume_mist',
          'body mist',
          'f brume pour le corps',
          'Light enough for the office and for a second helping at four.',
          'Assez légère pour le bureau et pour une seconde fois à seize heures.',
          { price: [16, 34], measures: pairs`, 100 mL = , 100 mL; , 200 mL = , 200 mL` },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      wild rose = à la rose sauvage; peony = à la pivoine; white musk = au musc blanc;
      vanilla and amber = à la vanille et à l’ambre; orange blossom = à la fleur d’oranger; lilac = au lilas;
      blackcurrant = au cassis; fig and cedar = à la figue et au cèdre
    `,
    looks: pairs`
      floral = floral/florale @floral; woody = boisé/boisée; citrus = hespéridé/hespéridée; spicy = épicé/épicée;
      powdery = poudré/poudrée; marine = aux notes marines
    `,
    features: pairs`with travel spray = avec vaporisateur de voyage; in gift box = en coffret-cadeau`,
    measures: pairs`, 50 mL = , 50 mL; , 75 mL = , 75 mL; , 100 mL = , 100 mL`,
    points: pairs`
      Blended in Canada = Mélangé/Mélangée au Canada; Made with grain alcohol = À base d’alcool de grain;
      Lasts up to eight hours = Tient jusqu’à huit heures; No dyes = Sans colorants
    `,
    colours: ['pink', 'gold', 'purple', 'blue', 'rose-gold', 'teal'],
    plain: true,
    price: [39, 119],
    grams: [180, 380],
    care: 'cosmetics',
  },
)

const hair = group(
  {
    id: 'hair-care',
    en: 'Hair Care',
    fr: 'Soins capillaires',
    share: 4,
    madeLabel: { en: 'Key ingredient', fr: 'Ingrédient vedette' },
    leaves: [
      leaf('shampoo', 'Shampoo & Conditioner', 'Shampoings et revitalisants', [
        kind(
          'shampoo_single',
          'shampoo',
          'm shampoing',
          'A soft lather that cleans the scalp and leaves the colour alone.',
          'Une mousse douce qui nettoie le cuir chevelu sans toucher à la couleur.',
        ),
        kind(
          'shampoo_duo',
          'shampoo and conditioner duo',
          'm duo shampoing et revitalisant',
          'The two large bottles that the whole house ends up using.',
          'Les deux grands flacons que toute la maisonnée finit par adopter.',
          { price: [39, 79], measures: pairs`, 500 mL each = , 500 mL chacun; , 1 L each = , 1 L chacun` },
        ),
      ]),
      leaf('hair-treatments', 'Treatments', 'Traitements', [
        kind(
          'serum-bottle_pump',
          'hair oil',
          'f huile capillaire',
          'Three drops on the ends, and the brush glides.',
          'Trois gouttes sur les pointes, et la brosse glisse.',
          { measures: pairs`, 60 mL = , 60 mL; , 100 mL = , 100 mL` },
        ),
        kind(
          'cream-jar_tub',
          'hair mask',
          'm masque capillaire',
          'Once a week, five minutes, rinse.',
          'Une fois par semaine, cinq minutes, rincez.',
          { measures: pairs`, 250 mL = , 250 mL; , 500 mL = , 500 mL` },
        ),
      ]),
      leaf('hair-dryers', 'Hair Dryers', 'Séchoirs à cheveux', [
        kind(
          'hair-dryer',
          'hair dryer',
          'm séchoir à cheveux',
          'Strong air, gentle heat, and a motor that lets you hear the radio.',
          'Un souffle puissant, une chaleur douce et un moteur qui laisse entendre la radio.',
          {
            made: pairs`1800 W = de 1 800 W; 1600 W = de 1 600 W`,
            looks: pairs`
              ionic = ionique/; foldable = pliant/pliante; cordless = sans fil; quiet = silencieux/silencieuse
            `,
            features: pairs`
              with diffuser = avec diffuseur; with three attachments = avec trois embouts;
              with cool shot = à jet d’air froid
            `,
            measures: [],
            colours: ['black', 'white', 'pink', 'purple', 'teal', 'rose-gold'],
            plain: false,
            price: [49, 229],
            grams: [450, 900],
            care: 'electronics',
            points: pairs`
              Three heat and two speed settings = Trois températures et deux vitesses;
              2.7 m swivel cord = Cordon pivotant de 2,7 m; Automatic shut-off = Arrêt automatique;
              One-year warranty = Garantie d’un an
            `,
          },
        ),
      ]),
      leaf('straighteners', 'Straighteners & Curlers', 'Fers à cheveux', [
        kind(
          'hair-straightener',
          'hair straightener',
          'm fer plat',
          'One slow pass instead of three quick ones.',
          'Un seul passage lent au lieu de trois rapides.',
          {
            made: pairs`ceramic = en céramique; titanium = en titane; tourmaline = en tourmaline`,
            looks: pairs`
              ionic = ionique/; wide-plate = à plaques larges; cordless = sans fil; mini = mini; steam = à vapeur
            `,
            features: pairs`
              with heat mat = avec tapis thermique; with digital display = à affichage numérique;
              with travel lock = à verrou de voyage
            `,
            measures: [],
            colours: ['black', 'white', 'pink', 'purple', 'teal', 'rose-gold'],
            plain: false,
            price: [39, 189],
            grams: [350, 700],
            care: 'electronics',
            points: pairs`
              Ready in 30 seconds = Prêt en 30 secondes; Up to 230 °C = Jusqu’à 230 °C;
              Automatic shut-off after 60 minutes = Arrêt automatique après 60 minutes;
              One-year warranty = Garantie d’un an
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      argan oil = à l’huile d’argan; keratin = à la kératine; maple sap = à la sève d’érable; biotin = à la biotine;
      coconut = à la noix de coco; rosemary = au romarin; oat milk = au lait d’avoine
    `,
    looks: pairs`
      repairing = réparateur/réparatrice; volumizing = volumateur/volumatrice; smoothing = lissant/lissante;
      moisturizing = hydratant/hydratante; strengthening = fortifiant/fortifiante;
      colour-protecting = protecteur/protectrice de couleur
    `,
    features: pairs`
      for fine hair = pour cheveux fins; for dry hair = pour cheveux secs; for curly hair = pour cheveux bouclés;
      for coloured hair = pour cheveux colorés
    `,
    measures: pairs`, 350 mL = , 350 mL; , 500 mL = , 500 mL; , 1 L = , 1 L`,
    points: pairs`
      No sulphates or silicones = Sans sulfates ni silicones; Safe for coloured hair = Convient aux cheveux colorés;
      Not tested on animals = Non testé/testée sur les animaux; Made in Canada = Fabriqué/Fabriquée au Canada;
      Bottle of recycled plastic = Flacon de plastique recyclé
    `,
    colours: ['white', 'teal', 'pink', 'gold', 'green', 'purple'],
    plain: true,
    price: [19, 54],
    grams: [300, 1100],
    care: 'cosmetics',
  },
)

const bathNails = group(
  {
    id: 'bath-nails',
    en: 'Body & Nails',
    fr: 'Corps et ongles',
    share: 2,
    madeLabel: { en: 'Key ingredient', fr: 'Ingrédient vedette' },
    leaves: [
      leaf('body-care', 'Body Care', 'Soins du corps', [
        kind(
          'cream-jar_tub',
          'body butter',
          'm beurre corporel',
          'Thick in the jar, gone in a minute on the skin.',
          'Épais dans le pot, absorbé en une minute sur la peau.',
          { measures: pairs`, 200 mL = , 200 mL; , 350 mL = , 350 mL` },
        ),
        kind(
          'cream-jar_tube',
          'hand cream',
          'f crème pour les mains',
          'For hands that do the dishes and shovel the walk.',
          'Pour les mains qui font la vaisselle et pellettent l’entrée.',
          { price: [14, 34], measures: pairs`, 75 mL = , 75 mL; , set of 3 = , ensemble de 3 @x3` },
        ),
      ]),
      leaf('nails', 'Nails', 'Ongles', [
        kind(
          'nail-polish',
          'nail polish',
          'm vernis à ongles',
          'Two coats, eight days, and it leaves with one wipe.',
          'Deux couches, huit jours, et il s’enlève d’un seul geste.',
          {
            points: pairs`
              Free of ten harsh ingredients = Formule sans dix ingrédients indésirables;
              Wide, flat brush = Pinceau plat et large; Dries in four minutes = Sèche en quatre minutes;
              Not tested on animals = Non testé/testée sur les animaux
            `,
            made: [],
            looks: pairs`
              gel-effect = effet gel; quick-dry = à séchage rapide; shimmering = irisé/irisée;
              creamy = crémeux/crémeuse; breathable = respirant/respirante
            `,
            features: pairs`, set of 3 = , ensemble de 3 @x3; with top coat = avec couche de finition`,
            measures: [],
            colours: ['red', 'pink', 'burgundy', 'navy', 'teal', 'purple', 'orange', 'silver', 'gold'],
            plain: false,
            price: [12, 29],
            grams: [40, 160],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      shea butter = au karité; lavender = à la lavande; goat milk = au lait de chèvre;
      maple sugar = au sucre d’érable; oat = à l’avoine; cranberry = à la canneberge;
      sweet almond = à l’amande douce
    `,
    looks: pairs`
      nourishing = nourrissant/nourrissante; whipped = fouetté/fouettée; soothing = apaisant/apaisante;
      intensive = intensif/intensive
    `,
    features: pairs`
      for very dry skin = pour peau très sèche; for sensitive skin = pour peau sensible;
      , unscented = , non parfumé/parfumée
    `,
    points: pairs`
      Absorbs without a greasy film = Pénètre sans laisser de film gras; No parabens = Sans parabènes;
      Made in Canada = Fabriqué/Fabriquée au Canada; Not tested on animals = Non testé/testée sur les animaux
    `,
    colours: palettes.brights,
    plain: true,
    price: [19, 49],
    grams: [120, 480],
    care: 'cosmetics',
  },
)

/** Skin, makeup, fragrance, hair, body and nails. */
export const beauty: DepartmentData = {
  id: 'beauty',
  en: 'Beauty',
  fr: 'Beauté',
  share: 13,
  groups: [...faceGroups, fragrance, hair, bathNails],
  openings: [
    {
      en: 'We tried {this} on real skin and real hair, under studio lights that forgive nothing.',
      fr: 'Nous avons essayé {ce} pour vrai, sous un éclairage de studio qui ne pardonne rien.',
    },
    {
      en: 'No ten-step routine here: {this} [does|do] the job in one gesture.',
      fr: 'Pas besoin d’une routine en dix étapes: {ce} [fait|font] le travail en un seul geste.',
    },
    {
      en: 'The cold outside, the heating inside: {this} [was|were] made for what our winters do.',
      fr: 'Le froid dehors, le chauffage dedans: {ce} [a été conçu/conçue|ont été conçu/conçue] pour nos hivers.',
    },
    {
      en: 'Sold out twice in one show, {this} [is|are] back.',
      fr: 'Épuisé/Épuisée deux fois en une seule émission, {ce} [est|sont] de retour.',
    },
  ],
  closings: [
    { en: 'It travels well and asks for little room.', fr: 'Facile à emporter, et peu encombrant/encombrante.' },
    {
      en: 'Our hosts keep one in the dressing room and one at home.',
      fr: 'Nos animatrices en ont toujours à portée de main, dans la loge comme à la maison.',
    },
    {
      en: 'If it is not for you, send it back, even opened, within 30 days.',
      fr: 'Si ce n’est pas pour vous, le retour est possible pendant 30 jours, même après l’essai.',
    },
    {
      en: 'A question before you buy? Our beauty line answers seven days a week.',
      fr: 'Une question avant d’acheter? Notre ligne beauté répond sept jours sur sept.',
    },
  ],
}
