/** The drawing of every archetype. */

import type { Archetype } from '../names.ts'
import { accessories } from './accessories.ts'
import { appliances } from './appliances.ts'
import { beautyTools } from './beauty-tools.ts'
import { bedroom } from './bedroom.ts'
import { bottoms } from './bottoms.ts'
import { camping } from './camping.ts'
import { cookware } from './cookware.ts'
import { cosmetics } from './cosmetics.ts'
import { crafts } from './crafts.ts'
import { decor } from './decor.ts'
import { electronics } from './electronics.ts'
import { garden } from './garden.ts'
import { household } from './household.ts'
import { jewellery } from './jewellery.ts'
import type { Sheet } from './sheet.ts'
import { shoes } from './shoes.ts'
import { tableware } from './tableware.ts'
import { tops } from './tops.ts'
import { travel } from './travel.ts'
import { treats } from './treats.ts'
import { wellness } from './wellness.ts'

/** Draws a thing in the middle of an 800 × 800 sheet, its shadow included, its backdrop not. */
type Drawing = (sheet: Sheet) => string

export const drawings: Readonly<Record<Archetype, Drawing>> = {
  ...tops,
  ...bottoms,
  ...shoes,
  ...accessories,
  ...jewellery,
  ...cosmetics,
  ...beautyTools,
  ...bedroom,
  ...decor,
  ...household,
  ...cookware,
  ...tableware,
  ...appliances,
  ...electronics,
  ...wellness,
  ...garden,
  ...camping,
  ...crafts,
  ...treats,
  ...travel,
}
