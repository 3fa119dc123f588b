import { pairs } from '../types/kit.ts'
import type { FactsTable } from './kit.ts'

const guide = pairs`Guide in English and French = Guide en français et en anglais`
const cloth = pairs`Reusable cloth bag = Sac de tissu réutilisable`

/** For the bedroom, the bathroom, the rooms and their cleaning. */
export const houseFacts: FactsTable = {
  duvet: { box: cloth },
  duvet_insert: { sizes: ['168 x 218 cm', '198 x 218 cm', '223 x 223 cm', '259 x 223 cm'] },
  duvet_quilt: {
    sizes: ['173 x 218 cm', '203 x 224 cm', '229 x 229 cm', '264 x 234 cm'],
    sets: { 3: pairs`1 quilt = 1 courtepointe; 2 shams (1 in Twin) = 2 couvre-oreillers (1 pour le lit simple)` },
  },
  duvet_cover: {
    sizes: ['173 x 218 cm', '203 x 224 cm', '229 x 229 cm', '264 x 234 cm'],
    sets: {
      3: pairs`1 duvet cover = 1 housse de couette; 2 shams (1 in Twin) = 2 couvre-oreillers (1 pour le lit simple)`,
    },
  },
  'sheet-set': {
    measures: pairs`Depth of the fitted sheet = Profondeur du drap-housse: {38..43 cm}`,
    sizes: ['99 x 190 cm', '137 x 190 cm', '152 x 203 cm', '193 x 203 cm'],
    sets: {
      4: pairs`
        1 flat sheet = 1 drap plat; 1 fitted sheet = 1 drap-housse;
        2 pillowcases (1 in Twin) = 2 taies d’oreiller (1 pour le lit simple)
      `,
      6: pairs`
        1 flat sheet = 1 drap plat; 1 fitted sheet = 1 drap-housse;
        4 pillowcases (2 in Twin) = 4 taies d’oreiller (2 pour le lit simple)
      `,
    },
    box: cloth,
  },
  pillow: { sizes: ['51 x 66 cm', '51 x 76 cm', '51 x 91 cm'], measures: pairs`Loft = Épaisseur: {12..16 cm}` },
  throw: { measures: pairs`Size = Dimensions: {127..130 x 152..170 cm}` },
  mattress: {
    sizes: ['99 x 190 cm', '137 x 190 cm', '152 x 203 cm', '193 x 203 cm'],
    measures: pairs`Height = Épaisseur: {measure}`,
  },
  mattress_mattress: {
    materials: pairs`Cover: polyester and bamboo viscose = Housse: polyester et viscose de bambou`,
    box: pairs`Opener for the wrapping = Coupe-emballage; Guide in English and French = Guide en français et en anglais`,
  },
  towel: {
    measures: pairs`Bath towel = Serviette de bain: {70 x 137 cm}; Weight = Grammage: {550..700 g/m²}`,
    sets: {
      6: pairs`2 bath towels = 2 serviettes de bain; 2 hand towels = 2 essuie-mains; 2 washcloths = 2 débarbouillettes`,
      8: pairs`2 bath towels = 2 serviettes de bain; 2 hand towels = 2 essuie-mains; 4 washcloths = 4 débarbouillettes`,
      12: pairs`4 bath towels = 4 serviettes de bain; 4 hand towels = 4 essuie-mains; 4 washcloths = 4 débarbouillettes`,
    },
  },
  'towel_bath-sheet': { measures: pairs`Size = Dimensions: {89 x 168 cm}; Weight = Grammage: {550..700 g/m²}` },
  curtain: {
    measures: pairs`Width of each panel = Largeur de chaque panneau: {127..137 cm}`,
    sizes: ['127 x 213 cm', '127 x 241 cm', '127 x 274 cm'],
  },
  rug: {
    sizes: ['91 x 152 cm', '152 x 213 cm', '244 x 305 cm'],
    measures: pairs`Pile height = Hauteur du velours: {6..12 mm}`,
  },
  'rug_bath-mat': {
    measures: pairs`Size = Dimensions: {76..80 x 50..52 cm}; Pile height = Hauteur du velours: {15..25 mm}`,
  },
  lamp: {
    measures: pairs`
      Height = Hauteur: {56..66 cm}; Shade = Abat-jour: {36..40 cm}; Cord = Fil: {150..180 cm};
      Takes one E26 bulb, 60 W at most = Pour une ampoule E26 de 60 W au plus
    `,
    box: pairs`Shade = Abat-jour`,
  },
  'lamp_bedside-lamp': {
    measures: pairs`
      Height = Hauteur: {38..46 cm}; Shade = Abat-jour: {22..26 cm}; Cord = Fil: {150..180 cm};
      Takes one E26 bulb, 60 W at most = Pour une ampoule E26 de 60 W au plus
    `,
  },
  candle: {
    measures: pairs`Burns for {40..55 h} = Brûle pendant {40..55 h}; Diameter = Diamètre: {8..10 cm}`,
    materials: pairs`Wick: cotton = Mèche: coton`,
  },
  candle_flameless: {
    measures: pairs`Heights: 10, 13 and 15 cm = Hauteurs: 10, 13 et 15 cm`,
    materials: pairs`Light: LED = Lumière: DEL`,
    box: pairs`Batteries = Piles`,
  },
  vase: {
    measures: pairs`Height = Hauteur: {measure|25 cm}; Opening = Ouverture: {7..11 cm}; Holds water = Étanche à l’eau`,
  },
  'picture-frame': {
    measures: pairs`For a picture of {measure} = Pour une photo de {measure}; Hangs either way = Se suspend dans les deux sens`,
    box: pairs`Hanging hook = Crochet`,
  },
  clock: {
    measures: pairs`Diameter = Diamètre: {measure|30 cm}; Movement: silent quartz = Mouvement: quartz silencieux; Takes one AA battery = Fonctionne avec une pile AA`,
    box: pairs`AA battery = Pile AA; Screw and anchor = Vis et cheville`,
  },
  'storage-box': { measures: pairs`Each = Chacun: {28..33 x 28..33 x 28..33 cm}` },
  vacuum: {
    measures: pairs`Dustbin = Bac à poussière: {1..2 L}; Noise = Bruit: {72..78 dB}`,
    materials: pairs`Housing: impact-resistant plastic = Boîtier: plastique résistant aux chocs`,
    box: [...pairs`Crevice tool = Suceur plat; Upholstery brush = Brosse à meubles`, ...guide],
  },
  vacuum_stick: {
    measures: pairs`Runs for {40..60 min} = Autonomie: {40..60 min}; Dustbin = Bac à poussière: {500..800 mL}; Noise = Bruit: {70..76 dB}`,
    box: [...pairs`Crevice tool = Suceur plat; Charger = Chargeur`, ...guide],
  },
  'steam-mop': {
    measures: pairs`Tank = Réservoir: {350..450 mL}; Steam in {20..30 s} = Vapeur en {20..30 s}; Cord = Fil: {600..750 cm}`,
    materials: pairs`Pad: microfibre = Tampon: microfibre`,
    box: [...pairs`Washable pad = Tampon lavable; Measuring cup = Tasse à mesurer`, ...guide],
  },
  iron: {
    measures: pairs`Tank = Réservoir: {300..380 mL}; Steam = Vapeur: {35..50 g/min}; Cord = Fil: {240..300 cm}`,
    materials: pairs`Housing: heat-resistant plastic = Boîtier: plastique résistant à la chaleur`,
    box: [...pairs`Measuring cup = Tasse à mesurer`, ...guide],
  },
  fan: {
    measures: pairs`Height = Hauteur: {measure|102 cm}; Speeds: 3 = Vitesses: 3; Noise = Bruit: {42..54 dB}`,
    materials: pairs`Housing: flame-retardant plastic = Boîtier: plastique ignifuge`,
    box: guide,
  },
  fan_pedestal: {
    measures: pairs`Blades = Pales: {measure|40 cm}; Height = Hauteur: {110..130 cm}; Speeds: 3 = Vitesses: 3; Noise = Bruit: {46..56 dB}`,
  },
  heater: {
    measures: pairs`Heats a room of {12..16 m²} = Chauffe une pièce de {12..16 m²}; Size = Dimensions: {20..24 x 16..19 x 38..46 cm}; Shuts off if it tips over = S’éteint si on la renverse`,
    materials: pairs`Housing: flame-retardant plastic = Boîtier: plastique ignifuge`,
    box: guide,
  },
  'air-purifier': {
    measures: pairs`Cleans a room of {25..45 m²} = Purifie une pièce de {25..45 m²}; Noise = Bruit: {24..30 dB}; Filter lasts {6..9} months = Durée du filtre: {6..9} mois`,
    materials: pairs`Filter: HEPA and activated carbon = Filtre: HEPA et charbon actif`,
    box: [...pairs`Filter, installed = Filtre, installé`, ...guide],
  },
}
