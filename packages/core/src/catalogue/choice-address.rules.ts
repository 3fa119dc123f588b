import { productPath } from '../shared/item-number/item-number.ts'

type Edp = { edpNo: number; styleCode: string | null; sizeCode: string | null; stock: 'in' | 'low' | 'out' }
type Choosable<E extends Edp> = { edps: readonly E[]; defaultEdp: number }

/** A style and size as an address names them. */
export type AskedChoice = { style?: string | undefined; size?: string | undefined }

/**
 * The style and size with which a product's page begins.
 *
 * 1. Those of its address, if the product has them: also sold out, because a link means just these.
 * 2. A style alone begins with its first size that is in stock, and so does a style whose size is unknown; a size alone, with its
 *    first style in stock.
 * 3. Without any known one: the product's default, else the first in stock, else the first.
 */
export function choiceOf<E extends Edp>({ edps, defaultEdp }: Choosable<E>, asked: AskedChoice = {}): E | undefined {
  const inStyle = edps.filter(({ styleCode }) => styleCode === asked.style)
  const inBoth = (inStyle.length > 0 ? inStyle : edps).filter(({ sizeCode }) => sizeCode === asked.size)
  const named = inBoth.length > 0 ? inBoth : inStyle
  const firstOf = (some: readonly E[]) => some.find(({ stock }) => stock !== 'out') ?? some[0]
  return firstOf(named) ?? edps.find(({ edpNo }) => edpNo === defaultEdp) ?? firstOf(edps)
}

/**
 * The product's page with a chosen style and size in its address, for a reload, a link or an advertisement. The choice with which
 * the page begins anyway is left out. It is no page of its own: the canonical address names the product alone.
 */
export function choicePath<E extends Edp>(product: Choosable<E> & { itemNo: string }, chosen: E | undefined): string {
  const path = productPath(product.itemNo)
  if (!chosen || chosen.edpNo === choiceOf(product)?.edpNo) return path
  const several = (of: (edp: E) => string | null) => new Set(product.edps.map(of)).size > 1
  const { styleCode, sizeCode } = chosen
  const query = new URLSearchParams({
    ...(styleCode !== null && several((edp) => edp.styleCode) && { style: styleCode }),
    ...(sizeCode !== null && several((edp) => edp.sizeCode) && { size: sizeCode }),
  })
  return query.size > 0 ? `${path}&${query}` : path
}
