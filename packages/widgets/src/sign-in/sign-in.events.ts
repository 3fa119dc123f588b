/** `onair:before-return`: signed in, and about to go to where the shopper was going. Vetoed, the page stays. */
export type BeforeReturn = { href: string }

export type SignInEvents = {
  /** Asked before the page is left; `false` stays here. */
  onBeforeReturn?: (detail: BeforeReturn) => boolean | undefined
}
