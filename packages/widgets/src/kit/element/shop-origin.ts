let origin: string | undefined

/** Says where the shop is for elements without a `shop` attribute: the loader knows it from its own address. */
export function setShopOrigin(shop: string): void {
  origin = shop
}

/** Where an element's shop is. An attribute that is no address counts as none. */
export function shopOrigin(attribute: string | undefined): string {
  if (attribute && URL.canParse(attribute, location.href)) return new URL(attribute, location.href).origin
  return origin ?? location.origin
}
