import type { Department } from '../pictures/names.ts'
import type { Random } from './random.ts'

/** A price in cents; `was` is the price before a sale. */
export type Price = { cents: number; was: number | null }

// The cents in which each department's prices end.
const endings: Record<Department, number> = {
  fashion: 99,
  jewellery: 99,
  beauty: 0,
  home: 99,
  kitchen: 95,
  electronics: 99,
  wellness: 95,
  outdoor: 99,
  hobby: 95,
}

/** Rounds to a price in the department's style: `134.99`, `38.00`, `1,299.99`. */
export function tagPrice(dollars: number, department: Department): number {
  const step = dollars < 100 ? 1 : dollars < 300 ? 5 : 10
  const ending = endings[department]
  const whole = Math.max(step, Math.round(dollars / step) * step)
  return ending === 0 ? whole * 100 : Math.max(1, whole - 1) * 100 + ending
}

/** Draws a regular price in dollars from a range; most lie near its lower end. */
export function usualDollars([low, high]: readonly [number, number], random: Random): number {
  return low * (high / low) ** random.next()
}

const reductions = [10, 15, 20, 20, 25, 30, 30, 40, 50] as const

/** Draws a reduction in percent. Two products in five are on sale. */
export const drawReduction = (random: Random): number => (random.chance(0.4) ? random.pick(reductions) : 0)

/** The price of a size after a reduction. It is no sale if rounding leaves the price as it was. */
export function priceOf(dollars: number, reduction: number, department: Department): Price {
  const usual = tagPrice(dollars, department)
  if (reduction === 0) return { cents: usual, was: null }
  const cents = tagPrice((dollars * (100 - reduction)) / 100, department)
  return cents < usual ? { cents, was: usual } : { cents: usual, was: null }
}

/** The number of Easy Pay instalments; 1 is none. One expensive product in ten offers none. */
export function paymentsFor(cents: number, random: Random): number {
  if (cents < 4_000 || random.chance(0.1)) return 1
  const most = cents < 6_000 ? 2 : cents < 10_000 ? 3 : cents < 20_000 ? 4 : cents < 35_000 ? 5 : 6
  return random.int(Math.max(2, most - 1), most)
}
