import type { StyleCodes } from '@onair/core/catalogue/client'

/** A style and size that can be ordered. */
export type Edp = StyleCodes['edps'][number]

/** Whether any of it is left. */
export const canBeHad = (edp: Pick<Edp, 'stock'>): boolean => edp.stock !== 'out'

/** The product's own default if it can be had, else the first that can, else the default all the same. */
export function firstChoice({ edps }: StyleCodes, defaultEdp: number): Edp | undefined {
  const own = edps.find(({ edpNo }) => edpNo === defaultEdp)
  return own && canBeHad(own) ? own : (edps.find(canBeHad) ?? own ?? edps[0])
}

/** Another style in the same size, where it is made and can be had; else in its first size that can be. */
export function withStyle({ edps }: StyleCodes, chosen: Edp | undefined, styleCode: string): Edp | undefined {
  const inStyle = edps.filter((edp) => edp.styleCode === styleCode)
  const sameSize = inStyle.find((edp) => edp.sizeCode === chosen?.sizeCode)
  return (sameSize && canBeHad(sameSize) ? sameSize : inStyle.find(canBeHad)) ?? chosen
}

/** The style and size, if it is made. */
export function pairOf({ edps }: StyleCodes, styleCode: string | null, sizeCode: string): Edp | undefined {
  return edps.find((edp) => edp.styleCode === styleCode && edp.sizeCode === sizeCode)
}
