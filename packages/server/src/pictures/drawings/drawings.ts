/** The drawing of every archetype. */

import type { Archetype } from '../names.ts'
import { accessories } from './accessories.ts'
import { appliances } from './appliances.ts'
import { beauty } from './beauty.ts'
import { bedroom } from './bedroom.ts'
import { clothes } from './clothes.ts'
import { cooking } from './cooking.ts'
import { electronics } from './electronics.ts'
import { hobby } from './hobby.ts'
import { jewellery } from './jewellery.ts'
import { outdoor } from './outdoor.ts'
import { rooms } from './rooms.ts'
import type { Sheet } from './sheet.ts'
import { shoes } from './shoes.ts'
import { wellness } from './wellness.ts'

/** Draws a thing in the middle of an 800 × 800 sheet, its shadow included, its backdrop not. */
export type Drawing = (sheet: Sheet) => string

export const drawings: Readonly<Record<Archetype, Drawing>> = {
  ...clothes,
  ...shoes,
  ...accessories,
  ...jewellery,
  ...beauty,
  ...bedroom,
  ...rooms,
  ...cooking,
  ...appliances,
  ...electronics,
  ...wellness,
  ...outdoor,
  ...hobby,
}
