let origin: string | undefined

/** Sets the shop's origin for elements without a `shop` attribute. The loader derives it from its own URL. */
export function setShopOrigin(shop: string): void {
  origin = shop
}

/** The origin of an element's shop. An attribute that is not a URL is ignored. */
export function shopOrigin(attribute: string | undefined): string {
  if (attribute && URL.canParse(attribute, location.href)) return new URL(attribute, location.href).origin
  return origin ?? location.origin
}
