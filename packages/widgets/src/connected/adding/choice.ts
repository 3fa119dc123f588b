import type { StyleCodes } from '@onair/core/catalogue/client'

/** A style and size that can be ordered. */
export type Edp = StyleCodes['edps'][number]

/** Whether it is in stock. */
export const canBeHad = (edp: Pick<Edp, 'stock'>): boolean => edp.stock !== 'out'

/** The product's default if it is in stock, else the first in stock, else the default. */
export function firstChoice({ edps }: StyleCodes, defaultEdp: number): Edp | undefined {
  const own = edps.find(({ edpNo }) => edpNo === defaultEdp)
  return own && canBeHad(own) ? own : (edps.find(canBeHad) ?? own ?? edps[0])
}

/** Another style, in the same size if that is in stock, else in its first size in stock. */
export function withStyle({ edps }: StyleCodes, chosen: Edp | undefined, styleCode: string): Edp | undefined {
  const inStyle = edps.filter((edp) => edp.styleCode === styleCode)
  const sameSize = inStyle.find((edp) => edp.sizeCode === chosen?.sizeCode)
  return (sameSize && canBeHad(sameSize) ? sameSize : inStyle.find(canBeHad)) ?? chosen
}

/** The combination of style and size, if it exists. */
export function pairOf({ edps }: StyleCodes, styleCode: string | null, sizeCode: string): Edp | undefined {
  return edps.find((edp) => edp.styleCode === styleCode && edp.sizeCode === sizeCode)
}
