/** The drawing of every archetype. */

import type { Archetype } from '../archetypes.ts'
import { accessories } from './accessories.ts'
import { appliances } from './appliances.ts'
import { bags } from './bags.ts'
import { bakewares } from './bakeware.ts'
import { beautyTools } from './beauty-tools.ts'
import { bedroom } from './bedroom.ts'
import { bottoms } from './bottoms.ts'
import { bracelet } from './bracelets.ts'
import { brooch } from './brooches.ts'
import { cameras } from './cameras.ts'
import { camping } from './camping.ts'
import { care } from './care.ts'
import { coat } from './coats.ts'
import { coffeeMaker } from './coffee.ts'
import { cookware } from './cookware.ts'
import { cosmetics } from './cosmetics.ts'
import { crafts } from './crafts.ts'
import { creams } from './creams.ts'
import { decor } from './decor.ts'
import { dresses } from './dresses.ts'
import { earrings } from './earrings.ts'
import { electronics } from './electronics.ts'
import { garden } from './garden.ts'
import { hosiery } from './hosiery.ts'
import { household } from './household.ts'
import { knits } from './knits.ts'
import { makeup } from './makeup.ts'
import { necklace } from './necklaces.ts'
import { pyjamas } from './nightwear.ts'
import { patio } from './patio.ts'
import { ring } from './rings.ts'
import type { Sheet } from './sheet.ts'
import { shoes } from './shoes.ts'
import { sound } from './sound.ts'
import { tableware } from './tableware.ts'
import { textiles } from './textiles.ts'
import { tops } from './tops.ts'
import { toys } from './toys.ts'
import { travel } from './travel.ts'
import { treats } from './treats.ts'
import { watch } from './watches.ts'
import { wellness } from './wellness.ts'

/** Draws a thing in the middle of an 800 × 800 sheet, its shadow included, its backdrop not. */
type Drawing = (sheet: Sheet) => string

export const drawings: Readonly<Record<Archetype, Drawing>> = {
  ...tops,
  ...knits,
  pyjamas,
  ...dresses,
  coat,
  ...bottoms,
  ...shoes,
  ...hosiery,
  ...bags,
  ...accessories,
  ring,
  necklace,
  earrings,
  bracelet,
  brooch,
  watch,
  ...cosmetics,
  ...creams,
  ...makeup,
  ...beautyTools,
  ...bedroom,
  ...textiles,
  ...decor,
  ...household,
  ...cookware,
  ...bakewares,
  'coffee-maker': coffeeMaker,
  ...tableware,
  ...appliances,
  ...electronics,
  ...sound,
  ...cameras,
  ...wellness,
  ...care,
  ...garden,
  ...patio,
  ...camping,
  ...crafts,
  ...toys,
  ...treats,
  ...travel,
}
