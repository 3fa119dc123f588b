import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const skinCare = group(
  {
    id: 'skin-care',
    en: 'Skin Care',
    fr: 'Soins de la peau',
    share: 5,
    madeLabel: { en: 'Key ingredient', fr: 'Ingrédient vedette' },
    leaves: [
      leaf('moisturizers', 'Moisturizers', 'Hydratants', [
        kind(
          'cream-jar',
          'day cream',
          'f crème de jour',
          'Sinks in before the coffee is ready, and sits well under makeup.',
          'Elle pénètre avant que le café soit prêt et se tient bien sous le maquillage.',
        ),
        kind(
          'cream-jar',
          'night cream',
          'f crème de nuit',
          'A richer texture that works while you do not.',
          'Une texture plus riche, qui travaille pendant que vous dormez.',
          { price: [34, 119] },
        ),
        kind(
          'cream-jar',
          'gel cream',
          'm gel-crème',
          'The moisture of a cream, as fresh as water.',
          'L’hydratation d’une crème, la fraîcheur de l’eau.',
        ),
      ]),
      leaf('serums', 'Serums & Oils', 'Sérums et huiles', [
        kind(
          'serum-bottle',
          'serum',
          'm sérum',
          'Two drops in the morning, before the cream.',
          'Deux gouttes le matin, avant la crème.',
          { measures: pairs`, 30 mL = , 30 mL; , 50 mL = , 50 mL`, price: [39, 149] },
        ),
        kind(
          'serum-bottle',
          'facial oil',
          'f huile pour le visage',
          'A dry oil that leaves a glow and no film.',
          'Une huile sèche qui laisse de l’éclat, jamais de film.',
          {
            made: pairs`rosehip = à la rose musquée; argan = à l’argan; sea buckthorn = à l’argousier; squalane = au squalane; jojoba = au jojoba; camelina = à la caméline`,
            measures: pairs`, 30 mL = , 30 mL`,
            features: [],
          },
        ),
      ]),
      leaf('eye-care', 'Eye Care', 'Soins des yeux', [
        kind(
          'cream-jar',
          'eye cream',
          'f crème contour des yeux',
          'For the thinnest skin of the face, morning and night.',
          'Pour la peau la plus fine du visage, matin et soir.',
          { measures: pairs`, 15 mL = , 15 mL; , 20 mL = , 20 mL`, price: [29, 99] },
        ),
      ]),
      leaf('cleansers-masks', 'Cleansers & Masks', 'Nettoyants et masques', [
        kind(
          'cream-jar',
          'cleansing balm',
          'm baume nettoyant',
          'Melts the day away, mascara included.',
          'Il fait fondre la journée, mascara compris.',
          { price: [24, 69] },
        ),
        kind(
          'cream-jar',
          'face mask',
          'm masque pour le visage',
          'Ten minutes on Sunday, and Monday looks better.',
          'Dix minutes le dimanche, et le lundi s’annonce mieux.',
          { price: [22, 64] },
        ),
      ]),
    ],
  },
  {
    made: pairs`hyaluronic acid = à l’acide hyaluronique; vitamin C = à la vitamine C; retinol = au rétinol; peptide = aux peptides; niacinamide = à la niacinamide; collagen = au collagène; maple water = à l’eau d’érable; ceramide = aux céramides; aloe = à l’aloès`,
    looks: pairs`hydrating = hydratant/hydratante; firming = raffermissant/raffermissante; brightening = éclat; soothing = apaisant/apaisante; nourishing = nourrissant/nourrissante; anti-wrinkle = antirides; restorative = réparateur/réparatrice`,
    features: pairs`for sensitive skin = pour peau sensible; for dry skin = pour peau sèche; for mature skin = pour peau mature; , fragrance-free = , sans parfum`,
    measures: pairs`, 50 mL = , 50 mL; , 75 mL = , 75 mL; , 100 mL = , 100 mL; , duo = , duo`,
    points: pairs`Fragrance-free and non-comedogenic = Sans parfum et non comédogène; Not tested on animals = Non testé/testée sur les animaux; Made in Canada = Fabriqué/Fabriquée au Canada; Use within 12 months of opening = À utiliser dans les 12 mois suivant l’ouverture; Recyclable jar = Pot recyclable`,
    colours: ['white', 'pink', 'teal', 'ivory', 'gold', 'green'],
    plain: true,
    price: [29, 99],
    grams: [90, 280],
    care: 'cosmetics',
  },
)

const makeup = group(
  {
    id: 'makeup',
    en: 'Makeup',
    fr: 'Maquillage',
    share: 4,
    madeLabel: { en: 'Formula', fr: 'Formule' },
    leaves: [
      leaf('lips', 'Lips', 'Lèvres', [
        kind(
          'lipstick',
          'lipstick',
          'm rouge à lèvres',
          'Full colour in one pass, and it stays through lunch.',
          'Une couleur franche en un seul passage, qui tient jusqu’après le dîner.',
        ),
        kind(
          'lipstick',
          'tinted lip balm',
          'm baume à lèvres teinté',
          'A balm first, a colour second.',
          'D’abord un baume, ensuite une couleur.',
          {
            price: [14, 29],
            looks: pairs`hydrating = hydratant/hydratante; plumping = repulpant/repulpante; shimmering = irisé/irisée`,
          },
        ),
      ]),
      leaf('face-eyes', 'Face & Eyes', 'Teint et yeux', [
        kind(
          'palette',
          'eyeshadow palette',
          'f palette de fards à paupières',
          'Mattes and shimmers that were chosen to go together.',
          'Des mats et des irisés choisis pour aller ensemble.',
          {
            measures: pairs`9-shade = de 9 teintes; 12-shade = de 12 teintes; 16-shade = de 16 teintes`,
            shades: {},
            features: pairs`with mirror = avec miroir; with double-ended brush = avec pinceau double`,
            price: [29, 64],
          },
        ),
        kind(
          'palette',
          'blush',
          'm fard à joues',
          'A touch on the cheek, and you have slept eight hours.',
          'Une touche sur la joue, et vous avez dormi huit heures.',
          {
            features: pairs`with mirror = avec miroir; with brush = avec pinceau`,
            looks: pairs`baked = cuit/cuite; cream = crème; shimmering = irisé/irisée; matte = mat/mate`,
          },
        ),
      ]),
      leaf('mascara', 'Mascara', 'Mascaras', [
        kind(
          'mascara',
          'mascara',
          'm mascara',
          'Length at the first coat, volume at the second, no clumps at the third.',
          'De la longueur à la première couche, du volume à la deuxième, aucun paquet à la troisième.',
          {
            colours: ['black', 'brown', 'navy'],
            shades: {},
            looks: pairs`lengthening = allongeant/allongeante; volumizing = volumateur/volumatrice; curling = recourbant/recourbante; waterproof = hydrofuge/; tubing = à tubes`,
            features: pairs`with fibre brush = à brosse en fibres; with curved brush = à brosse courbée; , duo = , duo`,
          },
        ),
      ]),
      leaf('makeup-brushes', 'Brushes & Tools', 'Pinceaux et accessoires', [
        kind(
          'brush-set',
          'makeup brush set',
          'm/mp ensemble de pinceaux',
          'Soft, dense, and they come back from the wash as new.',
          'Doux, denses, et comme neufs après le lavage.',
          {
            made: pairs`bamboo-handle = à manches de bambou; vegan-bristle = à poils végétaliens`,
            looks: pairs`professional = professionnel/professionnelle; travel = de voyage; antibacterial = antibactérien/antibactérienne`,
            measures: pairs`5-piece = , 5 pièces; 8-piece = , 8 pièces; 12-piece = , 12 pièces`,
            features: pairs`with case = avec étui; with cleaning mat = avec tapis nettoyant; with stand = avec support`,
            colours: ['pink', 'black', 'white', 'rose-gold', 'teal'],
            shades: {},
            price: [29, 89],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`vitamin E = à la vitamine E; shea butter = au beurre de karité; mineral = minéral/minérale; plant-oil = aux huiles végétales`,
    looks: pairs`matte = mat/mate; satin-finish = au fini satiné; long-wear = longue tenue; creamy = crémeux/crémeuse; sheer = translucide/`,
    features: pairs`with mirror cap = à capuchon miroir; with applicator = avec applicateur; , trio = , trio; , duo = , duo`,
    points: pairs`Not tested on animals = Non testé/testée sur les animaux; Paraben-free = Sans parabènes; Tested by dermatologists = Testé/Testée par des dermatologues; Easy to remove with warm water = Facile à enlever à l’eau tiède`,
    colours: ['red', 'pink', 'burgundy', 'brown', 'tan', 'purple', 'orange', 'rose-gold'],
    shades: {
      red: { en: 'Ruby', fr: 'Rubis' },
      pink: { en: 'Rosewood', fr: 'Bois de rose' },
      burgundy: { en: 'Black Cherry', fr: 'Cerise noire' },
      brown: { en: 'Cocoa', fr: 'Cacao' },
      tan: { en: 'Honey', fr: 'Miel' },
      purple: { en: 'Plum', fr: 'Prune' },
      orange: { en: 'Coral', fr: 'Corail' },
      'rose-gold': { en: 'Champagne Rose', fr: 'Rose champagne' },
    },
    price: [18, 44],
    grams: [20, 90],
    care: 'cosmetics',
  },
)

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
          'perfume',
          'eau de parfum',
          'f eau de parfum',
          'It opens bright, settles by noon and is still there at supper.',
          'Elle s’ouvre avec éclat, se pose à midi et reste là au souper.',
        ),
      ]),
      leaf('mens-fragrance', 'For Him', 'Pour lui', [
        kind(
          'perfume',
          'eau de cologne',
          'f eau de Cologne',
          'Clean at the neck, never in the next room.',
          'Nette dans le cou, jamais dans la pièce d’à côté.',
          {
            made: pairs`cedar = au cèdre; vetiver = au vétiver; bergamot = à la bergamote; juniper = au genièvre; leather and tobacco = au cuir et au tabac`,
            colours: ['navy', 'black', 'grey', 'green'],
          },
        ),
      ]),
      leaf('body-mists', 'Body Mists', 'Brumes pour le corps', [
        kind(
          'perfume',
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
    made: pairs`wild rose = à la rose sauvage; peony = à la pivoine; white musk = au musc blanc; vanilla and amber = à la vanille et à l’ambre; orange blossom = à la fleur d’oranger; lilac = au lilas; blackcurrant = au cassis; fig and cedar = à la figue et au cèdre`,
    looks: pairs`floral = floral/florale; woody = boisé/boisée; citrus = hespéridé/hespéridée; spicy = épicé/épicée; powdery = poudré/poudrée; marine = aux notes marines`,
    features: pairs`with travel spray = avec vaporisateur de voyage; in gift box = en coffret-cadeau`,
    measures: pairs`, 50 mL = , 50 mL; , 75 mL = , 75 mL; , 100 mL = , 100 mL`,
    points: pairs`Blended in Canada = Mélangé/Mélangée au Canada; Made with grain alcohol = À base d’alcool de grain; Lasts up to eight hours = Tient jusqu’à huit heures; No dyes = Sans colorants`,
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
          'shampoo',
          'shampoo',
          'm shampoing',
          'A soft lather that cleans the scalp and leaves the colour alone.',
          'Une mousse douce qui nettoie le cuir chevelu sans toucher à la couleur.',
        ),
        kind(
          'shampoo',
          'shampoo and conditioner duo',
          'm duo shampoing et revitalisant',
          'The two large bottles that the whole house ends up using.',
          'Les deux grands flacons que toute la maisonnée finit par adopter.',
          { price: [39, 79], measures: pairs`, 500 mL each = , 500 mL chacun; , 1 L each = , 1 L chacun` },
        ),
      ]),
      leaf('hair-treatments', 'Treatments', 'Traitements', [
        kind(
          'serum-bottle',
          'hair oil',
          'f huile capillaire',
          'Three drops on the ends, and the brush glides.',
          'Trois gouttes sur les pointes, et la brosse glisse.',
          { measures: pairs`, 60 mL = , 60 mL; , 100 mL = , 100 mL` },
        ),
        kind(
          'cream-jar',
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
            looks: pairs`ionic = ionique/; foldable = pliant/pliante; cordless = sans fil; quiet = silencieux/silencieuse`,
            features: pairs`with diffuser = avec diffuseur; with three attachments = avec trois embouts; with cool shot = à jet d’air froid`,
            measures: [],
            colours: ['black', 'white', 'pink', 'purple', 'teal', 'rose-gold'],
            plain: false,
            price: [49, 229],
            grams: [450, 900],
            care: 'electronics',
            points: pairs`Three heat and two speed settings = Trois températures et deux vitesses; 2.7 m swivel cord = Cordon pivotant de 2,7 m; Automatic shut-off = Arrêt automatique; One-year warranty = Garantie d’un an`,
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
            looks: pairs`ionic = ionique/; wide-plate = à plaques larges; cordless = sans fil; mini = mini; steam = à vapeur`,
            features: pairs`with heat mat = avec tapis thermique; with digital display = à affichage numérique; with travel lock = à verrou de voyage`,
            measures: [],
            colours: ['black', 'white', 'pink', 'purple', 'teal', 'rose-gold'],
            plain: false,
            price: [39, 189],
            grams: [350, 700],
            care: 'electronics',
            points: pairs`Ready in 30 seconds = Prêt en 30 secondes; Up to 230 °C = Jusqu’à 230 °C; Automatic shut-off after 60 minutes = Arrêt automatique après 60 minutes; One-year warranty = Garantie d’un an`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`argan oil = à l’huile d’argan; keratin = à la kératine; maple sap = à la sève d’érable; biotin = à la biotine; coconut = à la noix de coco; rosemary = au romarin; oat milk = au lait d’avoine`,
    looks: pairs`repairing = réparateur/réparatrice; volumizing = volumateur/volumatrice; smoothing = lissant/lissante; moisturizing = hydratant/hydratante; strengthening = fortifiant/fortifiante; colour-protecting = protecteur/protectrice de couleur`,
    features: pairs`for fine hair = pour cheveux fins; for dry hair = pour cheveux secs; for curly hair = pour cheveux bouclés; for coloured hair = pour cheveux colorés`,
    measures: pairs`, 350 mL = , 350 mL; , 500 mL = , 500 mL; , 1 L = , 1 L`,
    points: pairs`No sulphates or silicones = Sans sulfates ni silicones; Safe for coloured hair = Convient aux cheveux colorés; Not tested on animals = Non testé/testée sur les animaux; Made in Canada = Fabriqué/Fabriquée au Canada; Bottle of recycled plastic = Flacon de plastique recyclé`,
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
          'cream-jar',
          'body butter',
          'm beurre corporel',
          'Thick in the jar, gone in a minute on the skin.',
          'Épais dans le pot, absorbé en une minute sur la peau.',
          { measures: pairs`, 200 mL = , 200 mL; , 350 mL = , 350 mL` },
        ),
        kind(
          'cream-jar',
          'hand cream',
          'f crème pour les mains',
          'For hands that do the dishes and shovel the walk.',
          'Pour les mains qui font la vaisselle et pellettent l’entrée.',
          { price: [14, 34], measures: pairs`, 75 mL = , 75 mL; , set of 3 = , ensemble de 3` },
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
            made: [],
            looks: pairs`gel-effect = effet gel; quick-dry = à séchage rapide; shimmering = irisé/irisée; creamy = crémeux/crémeuse; breathable = respirant/respirante`,
            features: pairs`, set of 3 = , ensemble de 3; with top coat = avec couche de finition`,
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
    made: pairs`shea butter = au karité; lavender = à la lavande; goat milk = au lait de chèvre; maple sugar = au sucre d’érable; oat = à l’avoine; cranberry = à la canneberge; sweet almond = à l’amande douce`,
    looks: pairs`nourishing = nourrissant/nourrissante; whipped = fouetté/fouettée; soothing = apaisant/apaisante; intensive = intensif/intensive`,
    features: pairs`for very dry skin = pour peau très sèche; for sensitive skin = pour peau sensible; , unscented = , non parfumé/parfumée`,
    points: pairs`Absorbs without a greasy film = Pénètre sans laisser de film gras; No parabens = Sans parabènes; Made in Canada = Fabriqué/Fabriquée au Canada; Not tested on animals = Non testé/testée sur les animaux`,
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
  groups: [skinCare, makeup, fragrance, hair, bathNails],
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
    {
      en: 'Begin with a small amount; you can always add.',
      fr: 'Commencez avec une petite quantité: on peut toujours en rajouter.',
    },
    {
      en: 'Our hosts keep one in the dressing room and one at home.',
      fr: 'Nos animatrices en ont toujours à portée de main, dans la loge comme à la maison.',
    },
    {
      en: 'If it is not for you, send it back, even opened, within 30 days.',
      fr: 'Si ce n’est pas pour vous, le retour est possible pendant 30 jours, même après l’essai.',
    },
    {
      en: 'The list of ingredients is printed in both languages on the box.',
      fr: 'La liste des ingrédients figure dans les deux langues sur la boîte.',
    },
  ],
}
