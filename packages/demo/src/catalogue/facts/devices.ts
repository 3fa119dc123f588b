import { pairs } from '../types/kit.ts'
import type { FactsTable } from './kit.ts'

const guide = pairs`Guide in English and French = Guide en français et en anglais`
const cable = [...pairs`USB-C cable = Câble USB-C`, ...guide]
const hardware = pairs`Mounting hardware = Quincaillerie de montage`

/** Electronics, fitness, garden and tools. */
export const deviceFacts: FactsTable = {
  tablet: {
    measures: pairs`Screen = Écran: {measure}; Battery lasts {9..12 h} = Autonomie: {9..12 h}; Weight = Poids: {340..560 g}; Wi-Fi and Bluetooth = Wi-Fi et Bluetooth`,
    materials: pairs`Back: recycled aluminum = Dos: aluminium recyclé`,
    box: [...pairs`Charger = Chargeur`, ...cable],
  },
  'tablet_e-reader': {
    measures: pairs`Screen = Écran: {measure}; Battery lasts {4..8} weeks = Autonomie: {4..8} semaines; Weight = Poids: {160..220 g}; Can get wet (IPX8) = Résiste à l’eau (IPX8)`,
    box: cable,
  },
  laptop: {
    measures: pairs`Screen = Écran: {measure}; Memory = Mémoire vive: {16 GB}; Battery lasts {8..12 h} = Autonomie: {8..12 h}; Weight = Poids: {1.3..1.9 kg}`,
    materials: pairs`Lid: recycled aluminum = Couvercle: aluminium recyclé`,
    box: [...pairs`Charger = Chargeur`, ...guide],
  },
  phone: {
    measures: pairs`Screen = Écran: {measure}; Battery = Pile: {4500..5000 mAh}; For all Canadian networks, 5G = Pour tous les réseaux canadiens, 5G`,
    materials: pairs`Front and back: hardened glass = Avant et dos: verre trempé`,
    box: [...pairs`SIM tool = Outil pour carte SIM`, ...cable],
  },
  'phone_big-button': {
    measures: pairs`Speakerphone = Mains libres; Works with hearing aids (M4/T4) = Compatible avec les appareils auditifs (M4/T4)`,
    materials: pairs`Handset: matte plastic = Combiné: plastique mat`,
    box: [...pairs`Charger = Chargeur`, ...guide],
  },
  headphones: {
    measures: pairs`Battery lasts {30..40 h} = Autonomie: {30..40 h}; Weight = Poids: {230..280 g}; Range = Portée: {10 m}`,
    materials: pairs`Ear cushions: vegan leather over foam = Coussinets: similicuir et mousse`,
    box: [...pairs`Audio cable = Câble audio`, ...cable],
  },
  speaker: {
    measures: pairs`Battery lasts {10..20 h} = Autonomie: {10..20 h}; Size = Dimensions: {18..24 x 8..11 x 8..11 cm}`,
    materials: pairs`Grille: recycled fabric = Grille: tissu recyclé`,
    box: cable,
  },
  'speaker_sound-bar': {
    measures: pairs`Size = Dimensions: {80..96 x 9..10 x 6..7 cm}; Inputs: HDMI ARC, optical, Bluetooth = Entrées: HDMI ARC, optique, Bluetooth`,
    box: [...pairs`HDMI cable = Câble HDMI; Optical cable = Câble optique`, ...guide],
  },
  smartwatch: {
    measures: pairs`Case = Boîtier: {measure}; Battery lasts {5..10} days = Autonomie: {5..10} jours; Water resistance: 5 ATM = Étanchéité: 5 ATM`,
    box: [...pairs`Charging cradle = Socle de recharge; Band in two lengths = Bracelet en deux longueurs`, ...guide],
  },
  camera: {
    measures: pairs`Screen = Écran: {3 in}; Takes SD cards = Accepte les cartes SD; Weight = Poids: {280..420 g}`,
    materials: pairs`Body: polycarbonate = Boîtier: polycarbonate`,
    box: [...pairs`Battery = Pile; Wrist strap = Dragonne`, ...cable],
  },
  camera_instant: {
    measures: pairs`Picture = Photo: {62 x 46 mm}; Develops in about 90 seconds = Se développe en 90 secondes environ`,
    box: [...pairs`Batteries = Piles; Neck strap = Courroie`, ...guide],
  },
  television: {
    measures: pairs`Screen = Écran: {measure}; Inputs: 3 HDMI, 2 USB = Entrées: 3 HDMI, 2 USB; Wall mount: VESA = Fixation murale: VESA`,
    materials: pairs`Feet: metal = Pieds: métal`,
    box: [
      ...pairs`Remote and batteries = Télécommande et piles; Two feet = Deux pieds; Power cord = Cordon d’alimentation`,
      ...guide,
    ],
  },
  'doorbell-camera': {
    measures: pairs`Field of view: 160° = Champ de vision: 160°; Works from −25 to 45 °C = Fonctionne de −25 à 45 °C`,
    materials: pairs`Housing: weatherproof polycarbonate = Boîtier: polycarbonate résistant aux intempéries`,
    box: [...hardware, ...guide],
  },
  charger: {
    measures: pairs`Size = Dimensions: {13..15 x 6..7 x 1..2 cm}; Weight = Poids: {220..380 g}`,
    box: cable,
    materials: pairs`Housing: recycled plastic = Boîtier: plastique recyclé`,
  },
  charger_wireless: {
    measures: pairs`Size = Dimensions: {10..11 x 10..11 x 1..2 cm}; Charges through a case = Recharge à travers un étui`,
    box: cable,
  },
  treadmill: {
    measures: pairs`Belt = Courroie: {122..140 x 43..51 cm}; Speed = Vitesse: 1–{12..16 km/h}; Holds up to {115..136 kg} = Supporte jusqu’à {115..136 kg}`,
    materials: pairs`Frame: steel = Cadre: acier`,
    box: [...pairs`Safety key = Clé de sécurité; Lubricant = Lubrifiant`, ...guide],
  },
  'treadmill_walking-pad': {
    measures: pairs`Belt = Courroie: {100..110 x 40..44 cm}; Speed = Vitesse: 1–{6 km/h}; Holds up to {100..115 kg} = Supporte jusqu’à {100..115 kg}; Folded = Pliée: {13 cm}`,
  },
  'exercise-bike': {
    measures: pairs`Holds up to {115..136 kg} = Supporte jusqu’à {115..136 kg}; Flywheel = Volant d’inertie: {10..15 kg}; For riders of {152..190 cm} = Pour une taille de {152..190 cm}`,
    materials: pairs`Frame: steel = Cadre: acier`,
    box: [...pairs`Pedals = Pédales; Tools = Outils`, ...guide],
  },
  dumbbell: { measures: pairs`Weight in all = Poids total: {measure}` },
  'yoga-mat': { measures: pairs`Size = Dimensions: {173..183 x 61..66 cm}; Thickness = Épaisseur: {measure}` },
  massager: {
    measures: pairs`Shuts off after {15..20 min} = S’éteint après {15..20 min}; Intensities: 3 = Intensités: 3; Cord = Fil: {180..220 cm}`,
    materials: pairs`Cover: polyester mesh = Housse: filet de polyester`,
    box: [...pairs`Power adapter = Adaptateur`, ...guide],
  },
  massager_gun: {
    measures: pairs`Runs for {3..5 h} = Autonomie: {3..5 h}; Weight = Poids: {480..780 g}; Speeds: 4 = Vitesses: 4`,
    box: cable,
  },
  scale: {
    measures: pairs`Weighs up to {180 kg} = Pèse jusqu’à {180 kg}; Steps of 100 g = Précision de 100 g; Platform = Plateau: {30..32 x 30..32 cm}`,
    materials: pairs`Platform: tempered glass = Plateau: verre trempé`,
    box: [...pairs`Batteries = Piles`, ...guide],
  },
  'water-bottle': { measures: pairs`Holds {measure} = Contenance: {measure}; Height = Hauteur: {22..30 cm}` },
  vitamins: {
    measures: pairs`Take one a day with a meal = Une par jour, au repas`,
    materials: pairs`Free of gluten and lactose = Sans gluten ni lactose`,
  },
  vitamins_powder: {
    measures: pairs`Net weight = Poids net: {measure}; One scoop = Une mesure: {30 g}`,
    materials: [],
    box: pairs`Scoop = Mesurette`,
  },
  plant: {
    measures: pairs`Hardiness zone: {3..5} = Zone de rusticité: {3..5}; Grown height = Hauteur à maturité: {90..150 cm}`,
    box: pairs`Planting guide in English and French = Guide de plantation en français et en anglais`,
  },
  plant_artificial: { measures: pairs`Height = Hauteur: {measure}`, box: [] },
  planter: { measures: pairs`Width = Largeur: {measure}; Depth = Profondeur: {26..34 cm}` },
  hose: {
    measures: pairs`Length = Longueur: {measure}; Inside diameter = Diamètre intérieur: {13..16 mm}; Bursts above {24..34 bar} = Résiste jusqu’à {24..34 bar}`,
  },
  'patio-chair': {
    measures: pairs`Seat = Siège: {48..54 x 44..50 cm}; Seat height = Hauteur du siège: {36..42 cm}; Holds up to {115..136 kg} = Supporte jusqu’à {115..136 kg}`,
  },
  parasol: {
    measures: pairs`Diameter = Diamètre: {measure}; Height = Hauteur: {230..250 cm}; Pole = Mât: {38 mm}; Opens with a crank = S’ouvre à manivelle`,
  },
  'solar-light': {
    measures: pairs`Height = Hauteur: {34..42 cm}; Shines for {8..10 h} = Éclaire pendant {8..10 h}`,
    box: pairs`Rechargeable batteries, installed = Piles rechargeables, installées`,
  },
  grill: {
    measures: pairs`Heat = Puissance: {30000..42000 BTU/h}; Cooking area = Surface de cuisson: {2600..3200 cm²}`,
    box: [...pairs`Hose and regulator = Tuyau et régulateur; Grates = Grilles`, ...guide],
  },
  grill_charcoal: {
    measures: pairs`Diameter = Diamètre: {measure}; Height = Hauteur: {70..98 cm}`,
    box: [...pairs`Grates = Grilles`, ...guide],
  },
  tent: {
    measures: pairs`Packed = Pliée: {60..66 x 20..24 cm}; Water column = Colonne d’eau: {1500..3000 mm}`,
    box: pairs`Poles = Arceaux; Pegs = Piquets; Carrying bag = Sac de transport`,
  },
  cooler: {
    measures: pairs`Holds {measure} = Contenance: {measure}; Keeps ice for {2..4} days = Garde la glace {2..4} jours`,
  },
  'bird-feeder': {
    measures: pairs`Holds {2 kg} of seed = Contient {2 kg} de graines; Height = Hauteur: {26..32 cm}`,
    box: pairs`Hanger = Crochet`,
  },
  'bird-feeder_hummingbird': {
    measures: pairs`Holds {350..700 mL} of nectar = Contient {350..700 mL} de nectar; Height = Hauteur: {20..26 cm}`,
  },
  'tool-set': { measures: pairs`Case = Coffret: {34..42 x 26..30 x 8..9 cm}`, box: pairs`Case = Coffret` },
  drill: {
    measures: pairs`Chuck = Mandrin: {10..13 mm}; Torque = Couple: {30..50 N·m}; Weight = Poids: {1.1..1.6 kg}`,
    materials: pairs`Housing: glass-fibre nylon = Boîtier: nylon et fibre de verre`,
    box: [...pairs`Battery = Pile; Charger = Chargeur`, ...guide],
  },
  flashlight: {
    measures: pairs`Brightness = Luminosité: {300..1000 lm}; Reaches {120..250 m} = Portée: {120..250 m}`,
    box: pairs`Batteries = Piles`,
  },
}
