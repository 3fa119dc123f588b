import { pairs } from './kit.ts'

export const precious = pairs`
  sterling silver = en argent sterling @silver; 10K yellow gold = en or jaune 10 carats @gold @1.8;
  14K yellow gold = en or jaune 14 carats @gold @2.5; 14K white gold = en or blanc 14 carats @silver @2.5;
  14K rose gold = en or rose 14 carats @rose-gold @2.5; gold-plated silver = en argent plaqué or @gold @1.1
`
export const metals = [...precious, ...pairs`stainless steel = en acier inoxydable @silver @gold @rose-gold @0.6`]
export const stones = pairs`
  diamond = à diamants @2 @diamond; sapphire = à saphirs @1.4 @sapphire; emerald = à émeraudes @1.5 @emerald; ruby = à rubis @1.4 @ruby;
  amethyst = à améthystes @amethyst; blue topaz = à topazes bleues @blue-topaz; cubic zirconia = à zircons cubiques @0.6 @zirconia;
  moissanite = à moissanites @1.3 @moissanite; opal = à opales @opal; tanzanite = à tanzanites @1.4 @tanzanite; garnet = à grenats @garnet;
  peridot = à péridots @peridot
`
/** One stone instead of several; French says how many. */
export const stone = stones.map(({ fr, ...words }) => ({
  ...words,
  fr: fr === 'à rubis' ? fr : fr.replace(/s(?= |$)/g, ''),
}))
export const label = { en: 'Metal', fr: 'Métal' }
