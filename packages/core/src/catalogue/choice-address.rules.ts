import { productPath } from '../shared/item-number/item-number.ts'

type Edp = { edpNo: number; styleCode: string | null; sizeCode: string | null; stock: 'in' | 'low' | 'out' }
type Choosable<E extends Edp> = { edps: readonly E[]; defaultEdp: number }

/** A style and size as an address names them. */
export type AskedChoice = { style?: string | undefined; size?: string | undefined }

/**
 * The style and size that a product's page shows first.
 *
 * 1. The address names both, and the product has them: these, even when sold out, because the link means exactly them.
 * 2. It names only a known style: that style's first size in stock. It names only a known size: that size's first style in stock.
 * 3. It names neither: the product's default, else the first in stock, else the first.
 */
export function choiceOf<E extends Edp>({ edps, defaultEdp }: Choosable<E>, asked: AskedChoice = {}): E | undefined {
  const inStyle = edps.filter(({ styleCode }) => styleCode === asked.style)
  const inBoth = (inStyle.length > 0 ? inStyle : edps).filter(({ sizeCode }) => sizeCode === asked.size)
  const named = inBoth.length > 0 ? inBoth : inStyle
  const firstOf = (some: readonly E[]) => some.find(({ stock }) => stock !== 'out') ?? some[0]
  return firstOf(named) ?? edps.find(({ edpNo }) => edpNo === defaultEdp) ?? firstOf(edps)
}

/**
 * The address of a product's page with a chosen style and size, for a reload, a link or an advertisement. It omits the choice that
 * the page shows anyway. The canonical address names the product alone.
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
