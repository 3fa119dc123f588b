import type { Words } from './words.ts'

const care = {
  'machine-wash': {
    en: 'Machine wash cold with like colours, inside out. Tumble dry low. Warm iron if needed. Do not bleach.',
    fr: 'Laver à la machine à l’eau froide, à l’envers, avec des couleurs semblables. Sécher à basse température. Repasser à fer tiède au besoin. Ne pas javelliser.',
  },
  delicate: {
    en: 'Wash by hand or on the delicate cycle in a net, in cold water. Dry flat, away from heat. Do not wring.',
    fr: 'Laver à la main ou au cycle délicat dans un filet, à l’eau froide. Sécher à plat, loin de la chaleur. Ne pas tordre.',
  },
  outerwear: {
    en: 'Close all zippers and wash cold on the gentle cycle with a mild soap. Tumble dry low with two clean tennis balls. Remove trim before washing.',
    fr: 'Fermer toutes les glissières et laver à l’eau froide au cycle délicat avec un savon doux. Sécher à basse température avec deux balles de tennis propres. Retirer les garnitures avant le lavage.',
  },
  leather: {
    en: 'Wipe with a soft, dry cloth. Keep away from rain and direct sun. Nourish leather twice a year with a colourless cream.',
    fr: 'Essuyer avec un linge doux et sec. Protéger de la pluie et du soleil. Nourrir le cuir deux fois par an avec une crème incolore.',
  },
  footwear: {
    en: 'Protect before the first wear. Wipe off salt with a damp cloth the same day, and dry away from heaters.',
    fr: 'Imperméabiliser avant la première sortie. Essuyer le sel le jour même avec un linge humide et faire sécher loin des calorifères.',
  },
  jewellery: {
    en: 'Put it on after perfume and cream. Take it off to swim or to clean. Wipe with the cloth provided and keep in its box.',
    fr: 'À mettre après le parfum et la crème, à retirer pour la baignade et le ménage. Essuyer avec le chiffon fourni et garder dans l’écrin.',
  },
  cosmetics: {
    en: 'For external use only. Avoid the eyes. Try a little on the arm first. Keep below 25 °C and out of the sun. The full list of ingredients is on the box.',
    fr: 'Pour usage externe seulement. Éviter les yeux. Faire d’abord un essai sur le bras. Conserver à moins de 25 °C, à l’abri du soleil. La liste complète des ingrédients figure sur la boîte.',
  },
  bedding: {
    en: 'Machine wash warm on the gentle cycle. Tumble dry low and remove while slightly damp. Do not use softener.',
    fr: 'Laver à la machine à l’eau tiède, au cycle délicat. Sécher à basse température et retirer encore un peu humide. Ne pas utiliser d’assouplissant.',
  },
  'wipe-clean': {
    en: 'Wipe with a soft, damp cloth. Do not use abrasive cleaners.',
    fr: 'Essuyer avec un linge doux et humide. Ne pas utiliser de nettoyant abrasif.',
  },
  dishwasher: {
    en: 'Dishwasher safe, top rack. Let hot dishes cool before washing.',
    fr: 'Va au lave-vaisselle, panier supérieur. Laisser refroidir avant de laver.',
  },
  cookware: {
    en: 'Wash before the first use. Let it cool, then wash by hand with a soft sponge. Use wooden or silicone utensils.',
    fr: 'Laver avant la première utilisation. Laisser refroidir, puis laver à la main avec une éponge douce. Utiliser des ustensiles de bois ou de silicone.',
  },
  electronics: {
    en: 'Unplug before cleaning. Wipe with a dry cloth; never put it in water. For 120 V, 60 Hz, or the charger supplied. Keep the box for the length of the warranty.',
    fr: 'Débrancher avant le nettoyage. Essuyer avec un linge sec; ne jamais plonger dans l’eau. Pour 120 V, 60 Hz, ou avec le chargeur fourni. Garder la boîte pendant la durée de la garantie.',
  },
  outdoors: {
    en: 'Rinse with water and let dry. Store under cover from November to April where winters are hard.',
    fr: 'Rincer à l’eau et laisser sécher. Ranger à l’abri de novembre à avril là où l’hiver est rude.',
  },
  food: {
    en: 'Keep in a cool, dry place. May contain milk, nuts, wheat and soy; see the label. Best before the date on the bottom.',
    fr: 'Garder au frais et au sec. Peut contenir du lait, des noix, du blé et du soja; voir l’étiquette. Meilleur avant la date indiquée sous l’emballage.',
  },
  supplements: {
    en: 'Read the label and follow the recommended dose. Keep out of reach of children. Store tightly closed, at room temperature.',
    fr: 'Lire l’étiquette et respecter la dose recommandée. Garder hors de la portée des enfants. Conserver bien fermé, à la température de la pièce.',
  },
  crafts: {
    en: 'Keep dry and out of the sun. Small parts: not for children under three unless stated.',
    fr: 'Garder au sec, à l’abri du soleil. Petites pièces: ne convient pas aux enfants de moins de trois ans, sauf indication contraire.',
  },
} as const satisfies Record<string, Words>

/** Care instructions. */
export type CareName = keyof typeof care

export const careText: Record<CareName, Words> = care

export type SellerType = 'Marketplace' | 'OAPartner' | null

const standard: Words = {
  en: '<p>Ships from our warehouse within two business days. Return it within 30 days of delivery, with the label enclosed, for a full refund of the item.</p>',
  fr: '<p>Expédié de notre entrepôt dans les deux jours ouvrables. Retour possible dans les 30 jours suivant la livraison, avec l’étiquette jointe, pour le remboursement complet de l’article.</p>',
}

/** The section about shipping and returns; for a Marketplace product it names the seller. */
export function shippingText(seller: SellerType, sellerName: string): Words {
  if (seller === null) return standard
  if (seller === 'OAPartner') {
    return {
      en: `<p>Sold by our partner ${sellerName} and shipped from its own warehouse within three to five business days. To return it, follow our partner’s instructions in your order.</p>`,
      fr: `<p>Vendu par notre partenaire ${sellerName} et expédié de son entrepôt en trois à cinq jours ouvrables. Pour un retour, suivez les directives du partenaire dans votre commande.</p>`,
    }
  }
  return {
    en: `<p>Sold and shipped by ${sellerName}, a Marketplace seller, within five business days. Returns within 30 days of delivery go to the seller; your order shows how.</p>`,
    fr: `<p>Vendu et expédié par ${sellerName}, vendeur tiers, dans les cinq jours ouvrables. Les retours se font auprès du vendeur dans les 30 jours suivant la livraison; votre commande indique comment.</p>`,
  }
}

// Invented sellers.
const sellers =
  'Boutique Les Trouvailles; Northshore Traders; Comptoir du Fleuve; Blue Paddle Supply; La Réserve de Marthe; Harbour & Main; Entrepôt Sainte-Foy; Prairie Post Goods; Atelier des Cantons; Cobalt Street Market; Magasin du Coin; Loonie Lane; Distribution Vaudreuil; Islander Mercantile; Chez Ti-Paul; Maple Row Outlet; Place Rosemère; Fraser Valley Finds; Cargo Outaouais; Tidewater Shop; Le Grand Étalage; Summerside Sellers; Marché Mauricie; Birch & Barrel; Les Importations Lévis; Copper Cliff Goods; Dépôt Laurentien; Sunny Lethbridge; Au Fil de l’Eau; Gimli Dry Goods; Bazar Rimbaud; Thunder Bay Traders; Société Belœil; Whistlepost; La Malle Bleue; Acadian Way; Coop du Plateau; Peace River Supply; Réseau Estrie; Kootenay Corner; Bric-à-Brac Vanier; Confederation Goods; Le Quai 14; Moose Jaw Mercantile; Vitrine Saint-Roch; Yellowhead Depot; Rive-Sud Direct; Cabot Trail Crafts; Aux Deux Érables; Bonavista Bay Co.; Bois-Franc; Okanagan Orchard Shop; Griffintown Goods; La Boîte à Surprises; Arctic Char Trading; Filière Gatineau; Huron Shores; Les Belles Affaires; Mille-Îles Marchands; Wascana Wares; Portneuf Express; Sable Island Sundries; Trois-Pistoles et Cie; Zone Abitibi'

/** The names of Marketplace sellers. */
export const sellerNames = (): string[] => sellers.split('; ')
