import { type DemoProduct, demoProducts } from '../catalogue/products.ts'

/** The day on which the newest product was added. */
export const until = new Date('2026-11-20T12:00:00Z')

let all: readonly DemoProduct[] | undefined

/** All products of the demonstration channel, generated once for the test files of a worker: it takes seconds. */
export function everyProduct(): readonly DemoProduct[] {
  all ??= [...demoProducts({ until })]
  return all
}
