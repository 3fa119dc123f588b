/** Six to nine digits, as text: an item number on the wire, in addresses and in storage. */
export function isItemNumber(text: string): boolean {
  return /^\d{6,9}$/.test(text)
}

/** As shoppers see it and hear it on air: a hyphen after the third digit (specification §5 and §9). */
export function displayItemNumber(itemNo: string): string {
  return isItemNumber(itemNo) ? `${itemNo.slice(0, 3)}-${itemNo.slice(3)}` : itemNo
}

/** The product page of an item (specification §2). */
export function productPath(itemNo: string): string {
  return `/pages/productdetails?nav=R:${encodeURIComponent(itemNo)}`
}
