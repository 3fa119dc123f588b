import { group, kind, leaf, pairs } from './kit.ts'

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
          'cream-jar_jar',
          'day cream',
          'f crème de jour',
          'Sinks in before the coffee is ready, and sits well under makeup.',
          'Elle pénètre avant que le café soit prêt et se tient bien sous le maquillage.',
        ),
        kind(
          'cream-jar_jar',
          'night cream',
          'f crème de nuit',
          'A richer texture that works while you do not.',
          'Une texture plus riche, qui travaille pendant que vous dormez.',
          { price: [34, 119] },
        ),
        kind(
          'cream-jar_jar',
          'gel cream',
          'm gel-crème',
          'The moisture of a cream, as fresh as water.',
          'L’hydratation d’une crème, la fraîcheur de l’eau.',
        ),
      ]),
      leaf('serums', 'Serums & Oils', 'Sérums et huiles', [
        kind(
          'serum-bottle_dropper',
          'serum',
          'm sérum',
          'Two drops in the morning, before the cream.',
          'Deux gouttes le matin, avant la crème.',
          { measures: pairs`, 30 mL = , 30 mL; , 50 mL = , 50 mL`, price: [39, 149] },
        ),
        kind(
          'serum-bottle_dropper',
          'facial oil',
          'f huile pour le visage',
          'A dry oil that leaves a glow and no film.',
          'Une huile sèche qui laisse de l’éclat, jamais de film.',
          {
            made: pairs`
              rosehip = à la rose musquée; argan = à l’argan; sea buckthorn = à l’argousier; squalane = au squalane;
              jojoba = au jojoba; camelina = à la caméline
            `,
            measures: pairs`, 30 mL = , 30 mL`,
            features: [],
          },
        ),
      ]),
      leaf('eye-care', 'Eye Care', 'Soins des yeux', [
        kind(
          'cream-jar_tube',
          'eye cream',
          'f crème contour des yeux',
          'For the thinnest skin of the face, morning and night.',
          'Pour la peau la plus fine du visage, matin et soir.',
          { measures: pairs`, 15 mL = , 15 mL; , 20 mL = , 20 mL`, price: [29, 99] },
        ),
      ]),
      leaf('cleansers-masks', 'Cleansers & Masks', 'Nettoyants et masques', [
        kind(
          'cream-jar_tub',
          'cleansing balm',
          'm baume nettoyant',
          'Melts the day away, mascara included.',
          'Il fait fondre la journée, mascara compris.',
          { price: [24, 69] },
        ),
        kind(
          'cream-jar_tub',
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
    made: pairs`
      hyaluronic acid = à l’acide hyaluronique; vitamin C = à la vitamine C; retinol = au rétinol;
      peptide = aux peptides; niacinamide = à la niacinamide; collagen = au collagène;
      maple water = à l’eau d’érable; ceramide = aux céramides; aloe = à l’aloès
    `,
    looks: pairs`
      hydrating = hydratant/hydratante; firming = raffermissant/raffermissante; brightening = éclat;
      soothing = apaisant/apaisante; nourishing = nourrissant/nourrissante; anti-wrinkle = antirides;
      restorative = réparateur/réparatrice
    `,
    features: pairs`
      for sensitive skin = pour peau sensible; for dry skin = pour peau sèche; for mature skin = pour peau mature;
      , fragrance-free = , sans parfum
    `,
    measures: pairs`, 50 mL = , 50 mL; , 75 mL = , 75 mL; , 100 mL = , 100 mL; , duo = , duo @x2`,
    points: pairs`
      Fragrance-free and non-comedogenic = Sans parfum et non comédogène;
      Not tested on animals = Non testé/testée sur les animaux; Made in Canada = Fabriqué/Fabriquée au Canada;
      Use within 12 months of opening = À utiliser dans les 12 mois suivant l’ouverture;
      Recyclable jar = Pot recyclable
    `,
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
          'lipstick_bullet',
          'lipstick',
          'm rouge à lèvres',
          'Full colour in one pass, and it stays through lunch.',
          'Une couleur franche en un seul passage, qui tient jusqu’après le dîner.',
        ),
        kind(
          'lipstick_balm',
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
          'palette_palette',
          'eyeshadow palette',
          'f palette de fards à paupières',
          'Mattes and shimmers that were chosen to go together.',
          'Des mats et des irisés choisis pour aller ensemble.',
          {
            measures: pairs`9-shade = de 9 teintes @pans9; 12-shade = de 12 teintes @pans12; 16-shade = de 16 teintes @pans16`,
            shades: {},
            features: pairs`with mirror = avec miroir; with double-ended brush = avec pinceau double`,
            price: [29, 64],
          },
        ),
        kind(
          'palette_blush',
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
            looks: pairs`
              lengthening = allongeant/allongeante; volumizing = volumateur/volumatrice;
              curling = recourbant/recourbante; waterproof = hydrofuge/; tubing = à tubes
            `,
            features: pairs`with fibre brush = à brosse en fibres; with curved brush = à brosse courbée; , duo = , duo @x2`,
          },
        ),
      ]),
      leaf('makeup-brushes', 'Brushes & Tools', 'Pinceaux et accessoires', [
        kind(
          'brush-set_x8',
          'makeup brush set',
          'm/mp ensemble de pinceaux',
          'Soft, dense, and they come back from the wash as new.',
          'Doux, denses, et comme neufs après le lavage.',
          {
            points: pairs`
              Vegan, not tested on animals = Végétalien, non testé sur les animaux;
              Bristles that do not shed = Poils qui ne tombent pas; Washes with mild soap = Se nettoie au savon doux;
              Weighted, balanced handles = Manches bien équilibrés
            `,
            made: pairs`bamboo-handle = à manches de bambou; vegan-bristle = à poils végétaliens`,
            looks: pairs`
              professional = professionnel/professionnelle; travel = de voyage;
              antibacterial = antibactérien/antibactérienne
            `,
            measures: pairs`5-piece = , 5 pièces @x5; 8-piece = , 8 pièces @x8; 12-piece = , 12 pièces @x12`,
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
    made: pairs`
      vitamin E = à la vitamine E; shea butter = au beurre de karité; mineral = minéral/minérale;
      plant-oil = aux huiles végétales
    `,
    looks: pairs`
      matte = mat/mate; satin-finish = au fini satiné; long-wear = longue tenue; creamy = crémeux/crémeuse;
      sheer = translucide/
    `,
    features: pairs`
      with mirror cap = à capuchon miroir; with applicator = avec applicateur; , trio = , trio @x3; , duo = , duo @x2
    `,
    points: pairs`
      Not tested on animals = Non testé/testée sur les animaux; Paraben-free = Sans parabènes;
      Tested by dermatologists = Testé/Testée par des dermatologues;
      Easy to remove with warm water = Facile à enlever à l’eau tiède
    `,
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

/** Skin care and makeup. */
export const faceGroups = [skinCare, makeup]
