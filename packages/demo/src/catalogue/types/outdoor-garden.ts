import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const garden = group(
  {
    id: 'garden',
    en: 'Garden',
    fr: 'Jardin',
    share: 3,
    leaves: [
      leaf('plants', 'Plants & Bulbs', 'Plantes et bulbes', [
        kind(
          'plant_hydrangea',
          'hydrangea',
          'f hydrangée',
          'Hardy to zone 3, in bloom from July to the first frost.',
          'Rustique en zone 3, en fleurs de juillet au premier gel.',
          { looks: pairs`dwarf = nain/naine; climbing = grimpant/grimpante; ever-blooming = remontant/remontante` },
        ),
        kind(
          'plant_rose',
          'rose bush',
          'm rosier',
          'Own-root, disease-resistant, and scented as roses should be.',
          'Franc de pied, résistant aux maladies et parfumé comme il se doit.',
          {
            looks: pairs`
              climbing = grimpant/grimpante; shrub = arbustif/arbustive; ever-blooming = remontant/remontante
            `,
          },
        ),
        kind(
          'plant_artificial',
          'artificial plant',
          'f plante artificielle',
          'The one that nobody forgets to water.',
          'Celle que personne n’oublie d’arroser.',
          {
            looks: pairs`lifelike = d’aspect naturel; hanging = suspendu/suspendue; frosted = givré/givrée`,
            measures: pairs`12-inch = de 30 cm; 24-inch = de 60 cm; 4-foot = de 1,2 m`,
            features: pairs`in ceramic pot = en pot de céramique; in woven basket = en panier tissé`,
            price: [24, 99],
            points: pairs`
              No light or water needed = Ni lumière ni eau; Dust with a soft cloth = S’époussette avec un linge doux;
              Leaves do not fade indoors = Feuillage qui ne pâlit pas à l’intérieur
            `,
          },
        ),
      ]),
      leaf('planters', 'Planters', 'Pots et jardinières', [
        kind(
          'planter',
          'planter',
          'f jardinière',
          'A reservoir below that waters for a week.',
          'Une réserve d’eau au fond qui arrose pendant une semaine.',
          {
            made: pairs`
              resin = en résine; terracotta = en terre cuite @brown; cedar = en cèdre @tan;
              galvanized steel = en acier galvanisé @silver; fibrestone = en fibre de pierre
            `,
            looks: pairs`
              self-watering = à réserve d’eau; hanging = suspendu/suspendue; raised = surélevé/surélevée;
              stackable = empilable/
            `,
            measures: pairs`12-inch = de 30 cm; 16-inch = de 40 cm; 24-inch = de 60 cm; , set of 3 = , ensemble de 3 @x3`,
            features: pairs`
              with trellis = avec treillis; with wheels = à roulettes; with drainage tray = avec soucoupe
            `,
            points: pairs`
              Frost-proof to −30 °C = Résiste au gel jusqu’à −30 °C;
              Drainage holes with plugs = Trous de drainage avec bouchons; Light to move = Facile à déplacer;
              Colour goes all the way through = Teinté/Teintée dans la masse
            `,
          },
        ),
      ]),
      leaf('hoses', 'Hoses & Watering', 'Boyaux et arrosage', [
        kind(
          'hose',
          'garden hose',
          "m boyau d'arrosage",
          'It does not kink, and it drains itself when you turn off the tap.',
          'Il ne se plie pas et se vide quand on ferme le robinet.',
          {
            made: pairs`latex = en latex; rubber = en caoutchouc; fabric-covered = à gaine textile`,
            looks: pairs`expandable = extensible/; kink-free = antitorsion; coiled = spiralé/spiralée`,
            measures: pairs`25-foot = de 7,5 m; 50-foot = de 15 m; 75-foot = de 23 m; 100-foot = de 30 m`,
            features: pairs`
              with nozzle = avec pistolet; with brass fittings = à raccords de laiton;
              with wall hanger = avec support mural
            `,
            price: [34, 99],
            points: pairs`
              Safe for drinking water = Convient à l’eau potable;
              Ten spray patterns where a nozzle is included = Pistolet à dix jets, s’il est inclus;
              Drains itself for the winter = Se vide pour l’hiver; Two-year warranty = Garantie de deux ans
            `,
          },
        ),
      ]),
    ],
  },
  {
    features: pairs`in 10-inch pot = en pot de 25 cm; in 6-inch pot = en pot de 15 cm`,
    measures: pairs`, set of 2 = , ensemble de 2 @x2; , set of 3 = , ensemble de 3 @x3`,
    points: pairs`
      Shipped in spring, at planting time for your region = Expédié/Expédiée au printemps, au bon moment pour votre région;
      Guaranteed to grow for one year = Reprise garantie un an; Grown in Canada = Cultivé/Cultivée au Canada;
      Planting guide in both languages = Guide de plantation dans les deux langues
    `,
    colours: ['green', 'pink', 'white', 'purple', 'red', 'blue'],
    price: [24, 89],
    grams: [900, 5200],
    care: 'outdoors',
  },
)

const patio = group(
  {
    id: 'patio',
    en: 'Patio',
    fr: 'Patio',
    share: 3,
    leaves: [
      leaf('patio-chairs', 'Patio Chairs', 'Chaises de patio', [
        kind(
          'patio-chair_lounge-chair',
          'patio chair',
          'f chaise de patio',
          'Dry ten minutes after the rain.',
          'Sèche dix minutes après la pluie.',
          { measures: pairs`, set of 2 = , ensemble de 2 @x2; , set of 4 = , ensemble de 4 @x4` },
        ),
        kind(
          'patio-chair_muskoka',
          'Muskoka chair',
          'f chaise Adirondack',
          'Wide arms: one for the coffee, one for the book.',
          'De larges bras: un pour le café, un pour le livre.',
          {
            made: pairs`
              cedar = en cèdre @tan @brown; recycled plastic = en plastique recyclé;
              eucalyptus = en eucalyptus @brown
            `,
            looks: pairs`
              folding = pliant/pliante; rocking = berçant/berçante; weatherproof = à l’épreuve des intempéries
            `,
            features: pairs`with cup holder = à porte-gobelet; with footrest = avec repose-pieds`,
          },
        ),
      ]),
      leaf('parasols', 'Umbrellas & Shade', 'Parasols et ombre', [
        kind(
          'parasol',
          'patio umbrella',
          'm parasol',
          'Shade that follows the sun, and a crank that turns.',
          'De l’ombre qui suit le soleil et une manivelle qui tourne bien.',
          {
            made: pairs`aluminum = en aluminium; olefin = en oléfine; wood-pole = à mât de bois`,
            looks: pairs`cantilever = déporté/déportée; tilting = inclinable/; striped = rayé/rayée @stripes`,
            measures: pairs`9-foot = de 2,7 m; 10-foot = de 3 m; 11-foot = de 3,4 m`,
            features: pairs`
              with solar lights = à lumières solaires; with base = avec base; with protective cover = avec housse
            `,
            price: [79, 349],
            grams: [6200, 16000],
          },
        ),
      ]),
      leaf('outdoor-lights', 'Outdoor Lights', 'Lumières extérieures', [
        kind(
          'solar-light_path-light_x4',
          'solar path lights',
          "fp lumières solaires d'allée",
          'They find the path at dusk and leave the bill alone.',
          'Elles trouvent l’allée au crépuscule sans toucher à la facture.',
          {
            made: pairs`stainless steel = en acier inoxydable; bronze-finish = au fini bronze; glass = en verre`,
            looks: pairs`
              warm-white = à lumière chaude; motion-activated = à détecteur de mouvement;
              colour-changing = à couleurs changeantes
            `,
            measures: pairs`, set of 4 = , ensemble de 4 @x4; , set of 8 = , ensemble de 8 @x8; , set of 12 = , ensemble de 12 @x12`,
            features: pairs`with ground stakes = à piquets; with remote = avec télécommande`,
            price: [29, 89],
            colours: ['black', 'silver', 'brown'],
          },
        ),
        kind(
          'solar-light_lantern',
          'solar lantern',
          'f lanterne solaire',
          'A glow for the table that lasts until the guests leave.',
          'Une lueur sur la table jusqu’au départ des invités.',
          {
            made: pairs`metal = en métal; rattan-look = d’aspect rotin; glass = en verre`,
            looks: pairs`
              hanging = suspendu/suspendue; flickering = à flamme vacillante; Moroccan-style = de style marocain
            `,
            measures: pairs`, set of 2 = , ensemble de 2 @x2`,
            features: pairs`with handle = à anse; with timer = avec minuterie`,
            price: [24, 69],
            colours: ['black', 'gold', 'white', 'teal'],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      steel = en acier; aluminum = en aluminium; all-weather wicker = en osier synthétique; resin = en résine
    `,
    looks: pairs`
      folding = pliant/pliante; zero-gravity = zéro gravité; stackable = empilable/; reclining = inclinable/;
      swivel = pivotant/pivotante
    `,
    features: pairs`
      with cushion = avec coussin; with cup holder = à porte-gobelet; with headrest = à appuie-tête;
      with canopy = à auvent
    `,
    points: pairs`
      Does not rust = Ne rouille pas;
      Colour tested for 1,000 hours of sun = Couleur testée pour 1000 heures de soleil;
      Folds away for the winter = Se range pour l’hiver; Three-year warranty = Garantie de trois ans
    `,
    colours: palettes.garden,
    price: [49, 199],
    grams: [1800, 9800],
    care: 'outdoors',
  },
)

/** The garden and the patio. */
export const gardenGroups = [garden, patio]
