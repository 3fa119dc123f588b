import { pairs } from '../types/kit.ts'
import type { FactsTable } from './kit.ts'

const jewelBox = pairs`Gift box = Écrin; Polishing cloth = Chiffon à polir`
const shoeMaterials = pairs`Outsole: rubber = Semelle d’usure: caoutchouc; Lining: textile = Doublure: textile`

/** Clothes, shoes, bags, accessories, jewellery and watches. */
export const wearFacts: FactsTable = {
  dress: { measures: pairs`Length from the shoulder, size M = Longueur depuis l’épaule, taille M: {98..106 cm}` },
  dress_maxi: { measures: pairs`Length from the shoulder, size M = Longueur depuis l’épaule, taille M: {138..146 cm}` },
  skirt: { measures: pairs`Length, size M = Longueur, taille M: {58..66 cm}` },
  skirt_pleated: { measures: pairs`Length, size M = Longueur, taille M: {76..82 cm}` },
  blouse: {
    measures: pairs`
      Length at the back, size M = Longueur du dos, taille M: {66..72 cm}; Bust, size M = Tour de poitrine, taille M: {102..110 cm}
    `,
  },
  't-shirt': {
    measures: pairs`
      Length at the back, size M = Longueur du dos, taille M: {64..69 cm}; Bust, size M = Tour de poitrine, taille M: {98..106 cm}
    `,
  },
  't-shirt_tunic': {
    measures: pairs`
      Length at the back, size M = Longueur du dos, taille M: {76..84 cm}; Bust, size M = Tour de poitrine, taille M: {104..112 cm}
    `,
  },
  sweater: {
    measures: pairs`
      Length at the back, size M = Longueur du dos, taille M: {60..66 cm}; Bust, size M = Tour de poitrine, taille M: {104..114 cm}
    `,
  },
  cardigan: {
    measures: pairs`
      Length at the back, size M = Longueur du dos, taille M: {64..74 cm}; Bust, size M = Tour de poitrine, taille M: {106..116 cm}
    `,
  },
  jeans: { measures: pairs`Leg opening, size 8 = Ouverture de jambe, taille 8: {30..44 cm}` },
  trousers: { measures: pairs`Rise, size 8 = Montant, taille 8: {26..30 cm}` },
  trousers_leggings: { measures: pairs`Rise, size M = Montant, taille M: {26..30 cm}` },
  coat: { materials: pairs`Lining: 100% polyester = Doublure: 100 % polyester` },
  coat_parka: {
    measures: pairs`Comfortable down to −30 °C = Confortable jusqu’à −30 °C; Length, size M = Longueur, taille M: {84..92 cm}`,
    materials: pairs`Filling: 100% polyester fibre = Garnissage: 100 % fibres de polyester`,
  },
  coat_puffer: {
    measures: pairs`Comfortable down to −20 °C = Confortable jusqu’à −20 °C; Length, size M = Longueur, taille M: {86..94 cm}`,
    materials: pairs`Filling: 100% recycled polyester = Garnissage: 100 % polyester recyclé`,
  },
  coat_overcoat: { measures: pairs`Length, size M = Longueur, taille M: {92..104 cm}` },
  coat_raincoat: {
    measures: pairs`Length, size M = Longueur, taille M: {84..92 cm}; Seams: sealed = Coutures: scellées`,
  },
  coat_trench: { measures: pairs`Length, size M = Longueur, taille M: {98..106 cm}` },
  vest: {
    measures: pairs`Length, size M = Longueur, taille M: {62..68 cm}`,
    materials: pairs`Filling: 100% recycled polyester = Garnissage: 100 % polyester recyclé`,
  },
  pyjamas: { sets: { 1: pairs`Top = Haut; Pants = Pantalon` } },
  'pyjamas_short-set': { sets: { 1: pairs`Top = Haut; Shorts = Short` } },
  scarf: { measures: pairs`Size = Dimensions: {180..200 x 28..36 cm}` },
  scarf_shawl: { measures: pairs`Size = Dimensions: {180..200 x 60..70 cm}` },
  hat: { measures: pairs`Fits a head of 54 to 60 cm = Convient à un tour de tête de 54 à 60 cm` },
  gloves: {
    measures: pairs`Palm, small to medium = Paume, petit à moyen: {8..9 cm}; Palm, large to extra large = Paume, grand à très grand: {10..11 cm}`,
  },
  socks: { measures: pairs`Fits women’s shoe sizes 6 to 10 = Convient aux pointures 6 à 10 pour femme` },
  sneaker: {
    measures: pairs`Sole height = Hauteur de la semelle: {3..4 cm}; Width: medium = Largeur: moyenne`,
    materials: shoeMaterials,
    box: pairs`Spare laces = Lacets de rechange; Shoe box = Boîte à chaussures`,
  },
  'sneaker_slip-on': { box: pairs`Shoe box = Boîte à chaussures` },
  boot: {
    measures: pairs`Shaft height, size 8 = Hauteur de la tige, pointure 8: {12..15 cm}; Heel = Talon: {3..5 cm}`,
    materials: shoeMaterials,
    box: pairs`Shoe box = Boîte à chaussures`,
  },
  'boot_winter-boot': {
    measures: pairs`Shaft height, size 8 = Hauteur de la tige, pointure 8: {22..28 cm}; Tested to −32 °C = Testées à −32 °C`,
    materials: pairs`Outsole: cold-flexible rubber = Semelle d’usure: caoutchouc souple au froid; Lining: wool-blend felt = Doublure: feutre de laine mélangée`,
  },
  'boot_rain-boot': {
    measures: pairs`Shaft height, size 8 = Hauteur de la tige, pointure 8: {26..34 cm}; Calf, size 8 = Tour de mollet, pointure 8: {37..39 cm}`,
    materials: pairs`Lining: cotton = Doublure: coton`,
  },
  sandal: {
    measures: pairs`Sole height = Hauteur de la semelle: {2..3 cm}; Width: medium = Largeur: moyenne`,
    materials: shoeMaterials,
    box: pairs`Shoe box = Boîte à chaussures`,
  },
  sandal_wedge: {
    measures: pairs`Wedge height = Hauteur du talon compensé: {5..7 cm}; Width: medium = Largeur: moyenne`,
  },
  pump: {
    measures: pairs`Heel = Talon: {5..8 cm}; Width: medium = Largeur: moyenne`,
    materials: shoeMaterials,
    box: pairs`Spare heel tips = Bonbouts de rechange; Shoe box = Boîte à chaussures`,
  },
  pump_ballet: {
    measures: pairs`Heel = Talon: {1..2 cm}; Width: medium = Largeur: moyenne`,
    box: pairs`Shoe box = Boîte à chaussures`,
  },
  handbag: {
    measures: pairs`Size = Dimensions: {26..32 x 20..24 x 9..12 cm}; Strap drop = Hauteur de la bandoulière: {52..60 cm}`,
    materials: pairs`Lining: recycled polyester = Doublure: polyester recyclé`,
    box: pairs`Cotton dust bag = Housse de coton`,
  },
  handbag_crossbody: {
    measures: pairs`Size = Dimensions: {20..24 x 15..18 x 6..8 cm}; Strap drop = Hauteur de la bandoulière: {54..62 cm}`,
  },
  tote: {
    measures: pairs`Size = Dimensions: {34..40 x 28..32 x 13..16 cm}; Handle drop = Hauteur des poignées: {24..28 cm}`,
    box: pairs`Cotton dust bag = Housse de coton`,
  },
  wallet: {
    measures: pairs`Size = Dimensions: {18..20 x 9..10 x 2..3 cm}`,
    box: pairs`Presentation box = Boîte de présentation`,
  },
  'wallet_card-holder': { measures: pairs`Size = Dimensions: {9..10 x 7..8 x 1 cm}` },
  belt: { measures: pairs`Width = Largeur: {3..4 cm}; Length, size M = Longueur, taille M: {94..98 cm}` },
  sunglasses: {
    measures: pairs`Lens width = Largeur des verres: {52..57 mm}; Bridge = Pont: {16..20 mm}; Temples = Branches: {138..145 mm}; UV 400, category 3 = UV 400, catégorie 3`,
    box: pairs`Soft pouch = Pochette souple; Lens cloth = Chiffon pour les verres`,
  },
  ring: { measures: pairs`Band width = Largeur de l’anneau: {2..3 mm}`, box: jewelBox },
  ring_cocktail: { measures: pairs`Setting = Monture: {12..16 mm}; Band width = Largeur de l’anneau: {3..4 mm}` },
  ring_bridal: { sets: { 2: pairs`Engagement ring = Bague de fiançailles; Wedding band = Alliance` } },
  necklace: { measures: pairs`Pendant height = Hauteur du pendentif: {14..22 mm}`, box: jewelBox },
  necklace_paperclip: {
    measures: pairs`Length = Longueur: {measure}; Width of the links = Largeur des maillons: {3..5 mm}`,
  },
  necklace_rope: { measures: pairs`Length = Longueur: {measure}; Width = Largeur: {2..3 mm}` },
  necklace_pearls: {
    measures: pairs`Length = Longueur: {measure}; Pearls = Perles: {6..8 mm}`,
    materials: pairs`Cultured freshwater pearls = Perles d’eau douce de culture; Thread: silk = Fil: soie`,
  },
  earrings: {
    measures: pairs`Height = Hauteur: {6..9 mm}`,
    box: [...jewelBox, ...pairs`Spare backs = Fermoirs de rechange`],
  },
  earrings_hoop: { measures: pairs`Diameter = Diamètre: {measure}; Tube = Tube: {2..3 mm}`, box: jewelBox },
  earrings_drop: { measures: pairs`Drop = Hauteur: {24..38 mm}`, box: jewelBox },
  'earrings_pearl-drop': {
    measures: pairs`Drop = Hauteur: {22..32 mm}; Pearls = Perles: {7..9 mm}`,
    materials: pairs`Cultured freshwater pearls = Perles d’eau douce de culture`,
    box: jewelBox,
  },
  bracelet: { measures: pairs`Length = Longueur: {measure}; Width = Largeur: {3..5 mm}`, box: jewelBox },
  bracelet_bangle: { measures: pairs`Inside diameter = Diamètre intérieur: {60..64 mm}; Width = Largeur: {3..6 mm}` },
  bracelet_charm: { measures: pairs`Length = Longueur: {18..20 cm}` },
  watch: {
    measures: pairs`Case = Boîtier: {32..34 mm}; Water resistance: 3 bars = Étanchéité: 3 bars; Movement: Japanese quartz = Mouvement: quartz japonais`,
    materials: pairs`Crystal: mineral = Verre: minéral; Case back: stainless steel = Fond: acier inoxydable`,
    box: pairs`Gift box = Écrin; Battery, installed = Pile, installée; Guide in English and French = Guide en français et en anglais`,
  },
  watch_mens: {
    measures: pairs`Case = Boîtier: {40..43 mm}; Water resistance: 5 bars = Étanchéité: 5 bars; Movement: Japanese quartz = Mouvement: quartz japonais`,
  },
  brooch: { measures: pairs`Size = Dimensions: {38..46 x 30..36 mm}`, box: jewelBox },
}
