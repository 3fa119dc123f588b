import { pairs } from '../types/kit.ts'
import type { FactsTable } from './kit.ts'

const guide = pairs`Guide in English and French = Guide en français et en anglais`

/** Cooking, appliances and the table. */
export const kitchenFacts: FactsTable = {
  'frying-pan': {
    measures: pairs`Diameter = Diamètre: {measure|28 cm}; Depth = Profondeur: {4..5 cm}; Oven-safe to 230 °C = Va au four jusqu’à 230 °C`,
  },
  'frying-pan_saute': {
    measures: pairs`Capacity = Capacité: {measure|3.8 L}; Diameter = Diamètre: {26..30 cm}; Oven-safe to 230 °C = Va au four jusqu’à 230 °C`,
    box: pairs`Second handle, fitted = Seconde poignée, posée`,
  },
  pot: { measures: pairs`Capacity = Capacité: {measure|4.7 L}; Oven-safe to 230 °C = Va au four jusqu’à 230 °C` },
  'pot_dutch-oven': { box: pairs`Lid = Couvercle` },
  pot_stockpot: {
    measures: pairs`Capacity = Capacité: {measure|7.6 L}; Diameter = Diamètre: {24..28 cm}; Oven-safe to 230 °C = Va au four jusqu’à 230 °C`,
  },
  pot_cookware: {
    measures: pairs`Frying pan = Poêle: {25 cm}; Stockpot = Marmite: {5.7 L}; Oven-safe to 230 °C = Va au four jusqu’à 230 °C`,
    sets: {
      8: pairs`
        Frying pan, 25 cm = Poêle, 25 cm; Frying pan, 20 cm = Poêle, 20 cm; 2 saucepans with lids = 2 casseroles avec couvercles;
        Stockpot with lid = Marmite avec couvercle
      `,
      10: pairs`
        2 frying pans = 2 poêles; 2 saucepans with lids = 2 casseroles avec couvercles; Sauté pan with lid = Sauteuse avec couvercle;
        Stockpot with lid = Marmite avec couvercle
      `,
      12: pairs`
        2 frying pans = 2 poêles; 3 saucepans with lids = 3 casseroles avec couvercles; Sauté pan with lid = Sauteuse avec couvercle;
        Stockpot with lid = Marmite avec couvercle
      `,
      15: pairs`
        3 frying pans = 3 poêles; 3 saucepans with lids = 3 casseroles avec couvercles; Sauté pan with lid = Sauteuse avec couvercle;
        Stockpot with lid = Marmite avec couvercle; 2 utensils = 2 ustensiles
      `,
    },
  },
  'baking-pan': {
    measures: pairs`Size = Dimensions: {measure}; Depth = Profondeur: {5..7 cm}; Oven-safe to 230 °C = Va au four jusqu’à 230 °C`,
  },
  'baking-pan_bakeware': {
    measures: pairs`Oven-safe to 230 °C = Va au four jusqu’à 230 °C`,
    sets: {
      5: pairs`
        Cookie sheet = Plaque à biscuits; Roasting pan = Plat à rôtir; Loaf pan = Moule à pain; Muffin pan = Moule à muffins;
        Square cake pan = Moule carré
      `,
      6: pairs`
        Cookie sheet = Plaque à biscuits; Roasting pan = Plat à rôtir; Loaf pan = Moule à pain; Muffin pan = Moule à muffins;
        2 round cake pans = 2 moules ronds
      `,
      10: pairs`
        2 cookie sheets = 2 plaques à biscuits; Roasting pan = Plat à rôtir; 2 loaf pans = 2 moules à pain;
        2 muffin pans = 2 moules à muffins; 2 round cake pans = 2 moules ronds; Square cake pan = Moule carré
      `,
    },
  },
  'air-fryer': {
    measures: pairs`Capacity = Capacité: {measure|5.5 L}; Temperature = Température: 80–205 °C; Cord = Fil: {85..100 cm}`,
    materials: pairs`Basket coating: ceramic, free of PFAS = Revêtement du panier: céramique, sans SPFA`,
    box: [...pairs`Basket with rack = Panier avec grille`, ...guide],
  },
  'air-fryer_dual-basket': {
    measures: pairs`Capacity of both = Capacité des deux: {measure|7.6 L}; Temperature = Température: 80–205 °C; Cord = Fil: {85..100 cm}`,
    box: [...pairs`2 baskets with racks = 2 paniers avec grilles`, ...guide],
  },
  blender: {
    measures: pairs`Power = Puissance: {measure|1000 W}; Jar = Récipient: {1400..1800 mL}; Height = Hauteur: {38..44 cm}`,
    materials: pairs`Blades: stainless steel = Lames: acier inoxydable; Parts that touch food: free of BPA = Pièces en contact avec les aliments: sans BPA`,
    box: [...pairs`Jar with lid = Récipient avec couvercle; Measuring cap = Bouchon doseur`, ...guide],
  },
  'stand-mixer': {
    measures: pairs`Bowl = Bol: {measure|4.3 L}; Height = Hauteur: {34..39 cm}; Cord = Fil: {100..120 cm}`,
    materials: pairs`Housing: die-cast metal = Boîtier: métal moulé`,
    box: [...pairs`Bowl = Bol; Whisk = Fouet; Flat beater = Batteur plat`, ...guide],
  },
  toaster: {
    measures: pairs`Slot width = Largeur des fentes: {35..38 mm}; Shades: 7 = Degrés de brunissage: 7; Cord = Fil: {80..95 cm}`,
    materials: pairs`Crumb tray: steel = Tiroir à miettes: acier`,
    box: guide,
  },
  'slow-cooker': {
    measures: pairs`Capacity = Capacité: {measure|5.7 L}; Settings: low, high, warm = Réglages: doux, fort, réchaud; Cord = Fil: {80..95 cm}`,
    materials: pairs`Lid: tempered glass = Couvercle: verre trempé`,
    box: [...pairs`Pot = Récipient; Lid = Couvercle`, ...guide],
  },
  'coffee-maker': {
    measures: pairs`Height = Hauteur: {34..38 cm}; Cord = Fil: {85..100 cm}; Shuts off after {2..4 h} = S’éteint après {2..4 h}`,
    materials: pairs`Filter basket: free of BPA = Porte-filtre: sans BPA`,
    box: [...pairs`Carafe = Carafe; Scoop = Mesure`, ...guide],
  },
  'coffee-maker_espresso': {
    measures: pairs`Pressure: 15 bars = Pression: 15 bars; Tank = Réservoir: {1..2 L}; Height = Hauteur: {31..36 cm}`,
    materials: pairs`Portafilter: stainless steel = Porte-filtre: acier inoxydable`,
    box: [
      ...pairs`Portafilter = Porte-filtre; Filters for one and two cups = Filtres pour une et deux tasses; Tamper = Tasseur`,
      ...guide,
    ],
  },
  kettle: {
    measures: pairs`Capacity = Capacité: {measure|1.7 L}; Power = Puissance: {1500 W}; Height = Hauteur: {22..26 cm}; Base = Socle: {15..17 cm}; Cord = Fil: {70..85 cm}; Shuts off when it boils = S’éteint à l’ébullition`,
    materials: pairs`Spout filter: stainless steel = Filtre du bec: acier inoxydable; Parts that touch water: free of BPA = Pièces en contact avec l’eau: sans BPA`,
    box: [...pairs`Base = Socle`, ...guide],
  },
  mug: {
    measures: pairs`Each holds {330..400 mL} = Contenance de chacune: {330..400 mL}; Height = Hauteur: {9..11 cm}`,
  },
  'dinner-set': {
    measures: pairs`Dinner plate = Grande assiette: {26..28 cm}; Salad plate = Petite assiette: {19..21 cm}; Bowl = Bol: {15..16 cm}`,
    sets: {
      12: pairs`4 dinner plates = 4 grandes assiettes; 4 salad plates = 4 petites assiettes; 4 bowls = 4 bols`,
      16: pairs`4 dinner plates = 4 grandes assiettes; 4 salad plates = 4 petites assiettes; 4 bowls = 4 bols; 4 mugs = 4 tasses`,
      20: pairs`
        4 dinner plates = 4 grandes assiettes; 4 salad plates = 4 petites assiettes; 4 bowls = 4 bols; 4 mugs = 4 tasses;
        4 saucers = 4 soucoupes
      `,
    },
  },
  'dinner-set_bowls': {
    measures: pairs`Diameters = Diamètres: 18, 23, 28 cm`,
    sets: { 3: pairs`Small, medium and large bowl = Petit, moyen et grand bol` },
  },
  'glass-set': {
    measures: pairs`Each holds {380..450 mL} = Contenance de chacun: {380..450 mL}; Height = Hauteur: {11..14 cm}`,
  },
  'glass-set_wine-glass': {
    measures: pairs`Each holds {420..540 mL} = Contenance de chacun: {420..540 mL}; Height = Hauteur: {21..24 cm}`,
  },
  'knife-set': {
    measures: pairs`Chef’s knife = Couteau du chef: {20 cm}; Edge: 15° = Angle du tranchant: 15°`,
    sets: {
      5: pairs`Chef’s knife = Couteau du chef; Bread knife = Couteau à pain; Carving knife = Couteau à trancher; Utility knife = Couteau universel; Paring knife = Couteau d’office`,
      8: pairs`
        Chef’s knife = Couteau du chef; Bread knife = Couteau à pain; Carving knife = Couteau à trancher; Utility knife = Couteau universel;
        2 paring knives = 2 couteaux d’office; Sharpening steel = Fusil à aiguiser; Scissors = Ciseaux
      `,
      12: pairs`
        Chef’s knife = Couteau du chef; Bread knife = Couteau à pain; Carving knife = Couteau à trancher; Utility knife = Couteau universel;
        Paring knife = Couteau d’office; 6 steak knives = 6 couteaux à steak; Sharpening steel = Fusil à aiguiser
      `,
      15: pairs`
        Chef’s knife = Couteau du chef; Bread knife = Couteau à pain; Carving knife = Couteau à trancher; Utility knife = Couteau universel;
        2 paring knives = 2 couteaux d’office; 8 steak knives = 8 couteaux à steak; Scissors = Ciseaux
      `,
    },
  },
  'cutting-board': {
    measures: pairs`Largest = La plus grande: {38..42 x 26..30 cm}; Thickness = Épaisseur: {15..20 mm}`,
  },
  'food-container': {
    measures: pairs`From 180 mL to 1.9 L = De 180 mL à 1,9 L; Freezer-safe = Vont au congélateur`,
    sets: {
      10: pairs`5 containers = 5 contenants; 5 lids = 5 couvercles`,
      16: pairs`8 containers = 8 contenants; 8 lids = 8 couvercles`,
      24: pairs`12 containers = 12 contenants; 12 lids = 12 couvercles`,
      36: pairs`18 containers = 18 contenants; 18 lids = 18 couvercles`,
    },
  },
}
