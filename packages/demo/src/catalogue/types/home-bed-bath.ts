import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const bedding = group(
  {
    id: 'bedding',
    en: 'Bedding',
    fr: 'Literie',
    share: 6,
    leaves: [
      leaf('duvets', 'Duvets & Comforters', 'Couettes et édredons', [
        kind(
          'duvet_insert',
          'duvet',
          'f couette',
          'Stitched in squares so that the filling stays where you sleep.',
          'Piquée en carrés, pour que la garniture reste là où vous dormez.',
          {
            sizes: 'bed',
            price: [89, 329],
            made: pairs`
              goose down = en duvet d’oie; wool-filled = garni/garnie de laine;
              down-alternative = en fibres synthétiques; bamboo-filled = garni/garnie de bambou
            `,
            looks: pairs`
              all-season = quatre saisons; lightweight = léger/légère; extra-warm = extra-chaud/extra-chaude;
              hypoallergenic = hypoallergénique/
            `,
            colours: ['white', 'ivory', 'grey'],
            features: pairs`with corner loops = à ganses aux coins; with cotton shell = à enveloppe de coton`,
          },
        ),
        kind(
          'duvet_quilt',
          'quilt set',
          'm/f ensemble de courtepointe',
          'A quilt and two shams that make the bed in one minute.',
          'Une courtepointe et deux couvre-oreillers: le lit se fait en une minute.',
          { sizes: 'bed', price: [69, 219], measures: pairs`3-piece = , 3 pièces @x3` },
        ),
        kind(
          'duvet_cover',
          'duvet cover set',
          'm/f ensemble de housse de couette',
          'Hidden ties hold the corners; buttons close the end.',
          'Des attaches cachées retiennent les coins; des boutons ferment le bout.',
          { sizes: 'bed', price: [59, 179], measures: pairs`3-piece = , 3 pièces @x3` },
        ),
      ]),
      leaf('sheets', 'Sheet Sets', 'Ensembles de draps', [
        kind(
          'sheet-set_x4',
          'sheet set',
          'm/mp ensemble de draps',
          'Deep pockets that hold on to a thick mattress.',
          'Des coins profonds qui tiennent sur un matelas épais.',
          { sizes: 'bed', price: [49, 169], measures: pairs`4-piece = , 4 pièces @x4; 6-piece = , 6 pièces @x6` },
        ),
      ]),
      leaf('pillows', 'Pillows', 'Oreillers', [
        kind(
          'pillow',
          'pillow',
          'm oreiller',
          'Full at the edge, soft at the centre, and it comes back into shape.',
          'Ferme sur les bords, moelleux au centre, et il reprend sa forme.',
          {
            sizes: 'pillow',
            price: [29, 109],
            made: pairs`
              memory-foam = en mousse mémoire; goose-down = en duvet d’oie; latex = en latex;
              buckwheat = en sarrasin; microfibre = en microfibre
            `,
            looks: pairs`
              cooling = rafraîchissant/rafraîchissante; contoured = ergonomique/; adjustable = réglable/;
              hypoallergenic = hypoallergénique/
            `,
            colours: ['white', 'ivory'],
            features: pairs`with bamboo cover = à housse de bambou; with washable cover = à housse lavable`,
            measures: pairs`, set of 2 = , ensemble de 2 @x2`,
          },
        ),
      ]),
      leaf('throws', 'Blankets & Throws', 'Couvertures et jetés', [
        kind(
          'throw',
          'throw',
          'm jeté',
          'For the arm of the sofa, until someone steals it.',
          'Pour le bras du divan, jusqu’à ce que quelqu’un le vole.',
          {
            price: [29, 99],
            made: pairs`
              faux-fur = en fausse fourrure; sherpa = en sherpa; chunky-knit = en grosses mailles; wool = en laine;
              cotton-gauze = en gaze de coton; recycled-yarn = en fil recyclé
            `,
            features: pairs`with fringe = à franges @fringe; with tassels = à glands; with pompoms = à pompons @pompom`,
            looks: pairs`
              plaid = à carreaux @plaid; reversible = réversible/; heated = chauffant/chauffante; striped = rayé/rayée @stripes
            `,
          },
        ),
      ]),
      leaf('mattresses', 'Mattresses & Toppers', 'Matelas et surmatelas', [
        kind(
          'mattress_topper',
          'mattress topper',
          'm surmatelas',
          'A few centimetres that make an old bed new.',
          'Quelques centimètres qui remettent un vieux lit à neuf.',
          {
            sizes: 'bed',
            price: [99, 349],
            colours: ['white'],
            made: pairs`memory-foam = en mousse mémoire; gel-foam = en mousse à gel; latex = en latex; wool = en laine`,
            looks: pairs`
              cooling = rafraîchissant/rafraîchissante; quilted = matelassé/matelassée @quilted;
              ventilated = ventilé/ventilée
            `,
            measures: pairs`2-inch = de 5 cm; 3-inch = de 8 cm; 4-inch = de 10 cm`,
            features: pairs`with washable cover = à housse lavable; with elastic straps = à sangles élastiques`,
            grams: [4000, 12000],
          },
        ),
        kind(
          'mattress_mattress',
          'mattress',
          'm matelas',
          'It comes rolled in a box and breathes out overnight.',
          'Il arrive roulé dans une boîte et se déploie en une nuit.',
          {
            sizes: 'bed',
            price: [349, 1199],
            colours: ['white'],
            made: pairs`
              memory-foam = en mousse mémoire; pocket-coil = à ressorts ensachés; hybrid = hybride/;
              latex = en latex
            `,
            looks: pairs`medium-firm = mi-ferme; cooling = rafraîchissant/rafraîchissante; reversible = réversible/`,
            measures: pairs`10-inch = de 25 cm; 12-inch = de 30 cm`,
            features: pairs`with washable cover = à housse lavable; with reinforced edge = à bords renforcés`,
            grams: [18000, 42000],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      cotton percale = en percale de coton; bamboo = en bambou; washed linen = en lin lavé;
      cotton sateen = en satin de coton; cotton flannel = en flanelle de coton; microfibre = en microfibre
    `,
    looks: pairs`
      striped = rayé/rayée @stripes; floral = fleuri/fleurie @floral; embroidered = brodé/brodée @embroidered; quilted = matelassé/matelassée @quilted;
      reversible = réversible/; waffle = gaufré/gaufrée
    `,
    features: pairs`
      with piped edges = à passepoil; with button closure = à boutons; with deep pockets = à coins profonds
    `,
    points: pairs`
      Machine washable = Lavable/ à la machine;
      Certified free of harmful substances = Certifié/Certifiée sans substances nocives;
      Softer with every wash = Plus doux/douce à chaque lavage;
      Comes in a reusable cloth bag = Livré/Livrée dans un sac de tissu réutilisable
    `,
    colours: palettes.linens,
    price: [49, 189],
    grams: [900, 3200],
    care: 'bedding',
  },
)

const bathWindow = group(
  {
    id: 'bath-window',
    en: 'Bath & Window',
    fr: 'Bain et fenêtres',
    share: 3,
    leaves: [
      leaf('towels', 'Towels', 'Serviettes', [
        kind(
          'towel_towels_x6',
          'towel set',
          'm/fp ensemble de serviettes',
          'Thick loops that drink, and a border that does not shrink.',
          'Des bouclettes épaisses qui absorbent et une bordure qui ne rétrécit pas.',
          { measures: pairs`6-piece = , 6 pièces @x6; 8-piece = , 8 pièces @x8; 12-piece = , 12 pièces @x12` },
        ),
        kind(
          'towel_bath-sheet',
          'bath sheet',
          'f serviette géante',
          'Half again as large as a towel; you will not go back.',
          'Une fois et demie la taille d’une serviette: on n’en revient pas.',
          { measures: pairs`, set of 2 = , ensemble de 2 @x2`, price: [29, 79] },
        ),
      ]),
      leaf('curtains', 'Curtains', 'Rideaux', [
        kind(
          'curtain',
          'curtain panels',
          'mp rideaux',
          'They keep out the street lamp, the draft and some of the noise.',
          'Ils arrêtent le lampadaire, le courant d’air et une partie du bruit.',
          {
            sizes: 'curtain',
            price: [39, 119],
            made: pairs`
              linen-look = d’aspect lin; velvet = en velours; cotton = en coton;
              recycled polyester = en polyester recyclé
            `,
            looks: pairs`
              blackout = opaque/; thermal = isolant/isolante; sheer = voilage; striped = rayé/rayée @stripes;
              embroidered = brodé/brodée @embroidered
            `,
            features: pairs`
              with grommets = à œillets; with rod pocket = à fourreau; with back tabs = à passants cachés
            `,
            measures: pairs`, set of 2 = , ensemble de 2 @x2`,
            grams: [900, 2400],
          },
        ),
      ]),
      leaf('bath-mats', 'Bath Mats', 'Tapis de bain', [
        kind(
          'rug_bath-mat',
          'bath mat',
          'm tapis de bain',
          'Warm feet at seven in the morning.',
          'Les pieds au chaud à sept heures du matin.',
          {
            price: [19, 49],
            made: pairs`chenille = en chenille; cotton = en coton; memory-foam = en mousse mémoire; bamboo = en bambou`,
            looks: pairs`
              quick-dry = à séchage rapide; striped = rayé/rayée @stripes; tufted = touffeté/touffetée;
              reversible = réversible/
            `,
            features: pairs`with non-slip backing = à endos antidérapant; with fringe = à franges @fringe`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      Turkish cotton = en coton turc; Egyptian cotton = en coton égyptien; bamboo = en bambou;
      organic cotton = en coton biologique; zero-twist cotton = en coton sans torsion
    `,
    looks: pairs`
      striped = rayé/rayée @stripes; waffle = gaufré/gaufrée; quick-dry = à séchage rapide; jacquard = jacquard;
      embroidered = brodé/brodée @embroidered
    `,
    features: pairs`with hanging loop = à ganse; with fringe = à franges @fringe; with dobby border = à bordure tissée`,
    points: pairs`
      Machine washable = Lavable/ à la machine;
      Colour that holds in chlorine-free washing = Couleur qui tient aux lavages sans chlore;
      Lint-free after the first wash = Sans peluches après le premier lavage;
      Certified free of harmful substances = Certifié/Certifiée sans substances nocives
    `,
    colours: palettes.linens,
    price: [39, 119],
    grams: [500, 3200],
    care: 'bedding',
  },
)

/** For the bedroom, the bathroom and the windows. */
export const bedAndBath = [bedding, bathWindow]
