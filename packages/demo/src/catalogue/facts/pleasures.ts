import { pairs } from '../types/kit.ts'
import type { FactsTable } from './kit.ts'

const guide = pairs`Guide in English and French = Guide en français et en anglais`

/** Beauty, crafts, treats, travel and pets. */
export const pleasureFacts: FactsTable = {
  'cream-jar': {
    measures: pairs`Contents = Contenu: {measure}; Keeps for 12 months once open = Se conserve 12 mois après l’ouverture`,
    box: pairs`Spatula = Spatule`,
  },
  'cream-jar_tube': { box: [] },
  'serum-bottle': {
    measures: pairs`Contents = Contenu: {measure}; Keeps for 6 months once open = Se conserve 6 mois après l’ouverture`,
  },
  lipstick: {
    measures: pairs`Contents = Contenu: {3.5 g}; Keeps for 18 months once open = Se conserve 18 mois après l’ouverture`,
  },
  palette: {
    measures: pairs`Each shade = Chaque teinte: {1.2 g}; Keeps for 24 months once open = Se conserve 24 mois après l’ouverture`,
  },
  palette_blush: {
    measures: pairs`Contents = Contenu: {6 g}; Keeps for 24 months once open = Se conserve 24 mois après l’ouverture`,
  },
  mascara: {
    measures: pairs`Contents = Contenu: {9 mL}; Keeps for 6 months once open = Se conserve 6 mois après l’ouverture`,
  },
  'brush-set': { measures: pairs`Length of the brushes = Longueur des pinceaux: {16..20 cm}` },
  perfume: { measures: pairs`Contents = Contenu: {measure}; Lasts {6..8 h} on the skin = Tient {6..8 h} sur la peau` },
  perfume_mist: {
    measures: pairs`Contents = Contenu: {measure}; Lasts {2..3 h} on the skin = Tient {2..3 h} sur la peau`,
  },
  shampoo: { measures: pairs`Contents = Contenu: {measure}; Free of sulphates = Sans sulfates` },
  shampoo_duo: { box: [] },
  'hair-dryer': {
    measures: pairs`Heats: 3 = Températures: 3; Speeds: 2 = Vitesses: 2; Weight = Poids: {480..620 g}; Cord = Fil: {240..270 cm}`,
    box: [...pairs`Concentrator = Concentrateur`, ...guide],
  },
  'hair-straightener': {
    measures: pairs`Plates = Plaques: {25..32 mm}; Temperature = Température: 130–230 °C; Cord = Fil: {240..270 cm}`,
    box: guide,
  },
  'nail-polish': { measures: pairs`Contents = Contenu: {11 mL}; Dries in {2..4 min} = Sèche en {2..4 min}` },
  'sewing-machine': {
    measures: pairs`Size = Dimensions: {38..42 x 16..19 x 29..31 cm}; Speed: up to 750 stitches a minute = Vitesse: jusqu’à 750 points la minute`,
    box: [
      ...pairs`4 presser feet = 4 pieds-de-biche; 4 bobbins = 4 canettes; Needles = Aiguilles; Foot pedal = Pédale`,
      ...guide,
    ],
  },
  yarn: {
    measures: pairs`Each = Chacune: {50 g}, {110..125 m}; Needles = Aiguilles: {3.5..4.5 mm}; Gauge: 22 stitches to 10 cm = Échantillon: 22 mailles pour 10 cm`,
  },
  yarn_cotton: {
    measures: pairs`Each = Chacune: {50 g}, {85..95 m}; Crochet hook = Crochet: {3.5..4.5 mm}; Gauge: 20 stitches to 10 cm = Échantillon: 20 mailles pour 10 cm`,
  },
  'paint-set': {
    measures: pairs`Each tube = Chaque tube: {12 mL}; Washes off with water while wet = Se lave à l’eau avant séchage`,
  },
  'paint-set_watercolour': {
    measures: pairs`Half pans = Demi-godets: {15 x 20 mm}`,
    box: pairs`Mixing tray = Plateau de mélange`,
  },
  puzzle: {
    measures: pairs`Finished = Terminé: {66..70 x 48..50 cm}; Box = Boîte: {27..30 x 19..21 x 5..6 cm}`,
    box: pairs`Picture to follow = Image modèle`,
  },
  plush: {
    measures: pairs`Height = Hauteur: {measure}; Filling: recycled polyester fibre = Garnissage: fibres de polyester recyclé`,
  },
  'chocolate-box': { measures: pairs`Net weight = Poids net: {180..400 g}; Keeps for 4 months = Se conserve 4 mois` },
  'cookie-tin': { measures: pairs`Net weight = Poids net: {measure}; Tin can be used again = Boîte réutilisable` },
  'coffee-bag': {
    measures: pairs`Net weight = Poids net: {measure}; Roast: medium = Torréfaction: moyenne; Grown at {1200..1700 m} = Cultivé à {1200..1700 m}`,
  },
  'gift-basket': { measures: pairs`Basket = Panier: {30..38 x 24..28 x 14..18 cm}`, box: pairs`Ribbon = Ruban` },
  suitcase: {
    measures: pairs`Height = Hauteur: {measure}; Weight = Poids: {2.6..4.2 kg}`,
    sets: {
      2: pairs`Cabin suitcase, 51 cm = Valise de cabine, 51 cm; Large suitcase, 71 cm = Grande valise, 71 cm`,
      3: pairs`
        Cabin suitcase, 51 cm = Valise de cabine, 51 cm; Medium suitcase, 61 cm = Valise moyenne, 61 cm;
        Large suitcase, 71 cm = Grande valise, 71 cm
      `,
    },
  },
  backpack: {
    measures: pairs`Holds {measure} = Contenance: {measure}; Size = Dimensions: {44..50 x 29..32 x 15..18 cm}; Weight = Poids: {600..1100 g}`,
  },
  'pet-bed': {
    measures: pairs`Height of the rim = Hauteur du rebord: {14..20 cm}`,
    sizes: ['60 x 50 cm', '80 x 60 cm', '100 x 75 cm'],
    materials: pairs`Filling: fibre of recycled bottles = Garnissage: fibres de bouteilles recyclées`,
  },
  'pet-bed_cat': {
    measures: pairs`Diameter = Diamètre: {45..50 cm}; Height of the rim = Hauteur du rebord: {14..18 cm}`,
  },
}
