/** Six to nine digits, as text: an item number on the wire, in addresses and in storage. */
export function isItemNumber(text: string): boolean {
  return /^\d{6,9}$/.test(text)
}

/** As shoppers see it and hear it on air: a hyphen after the third digit (specification §5 and §9). */
export function displayItemNumber(itemNo: string): string {
  return isItemNumber(itemNo) ? `${itemNo.slice(0, 3)}-${itemNo.slice(3)}` : itemNo
}

/** What a shopper typed, `123-456` or `123456`, as an item number; undefined if invalid. */
export function parseItemNumber(text: string): string | undefined {
  const digits = text.trim().replace(/^(\d{3})[-\s](?=\d)/, '$1')
  return isItemNumber(digits) ? digits : undefined
}

/** The item number in a product page's `nav` parameter, `R:123456`. */
export function itemNumberFromNav(nav: string | null | undefined): string | undefined {
  const itemNo = /^R:(.*)$/i.exec(nav?.trim() ?? '')?.[1]
  return itemNo === undefined ? undefined : parseItemNumber(itemNo)
}

/** The product page of an item (specification §2). */
export function productPath(itemNo: string): string {
  return `/pages/productdetails?nav=R:${encodeURIComponent(itemNo)}`
}
