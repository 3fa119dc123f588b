import { cleanItemNumber, cleanLine } from '../typed-text.ts'
import { isItemNumber } from './item-number.ts'

/**
 * What a shopper typed or pasted, `123-456` or `123456`, as an item number; undefined if invalid. The hyphen may be any dash or
 * blank, and invisible characters do not count.
 */
export function parseItemNumber(text: string): string | undefined {
  const digits = cleanItemNumber(text)
  return isItemNumber(digits) ? digits : undefined
}

/** The item number in a product page's `nav` parameter, `R:123456`. */
export function itemNumberFromNav(nav: string | null | undefined): string | undefined {
  const itemNo = /^R:(.*)$/i.exec(cleanLine(nav ?? ''))?.[1]
  return itemNo === undefined ? undefined : parseItemNumber(itemNo)
}
