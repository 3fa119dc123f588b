/** `onair:before-return`: the account is open, and the shopper about to go to where they were going. Vetoed, the page stays. */
export type BeforeReturn = { href: string }

export type CreateAccountEvents = {
  /** Asked before the page is left; `false` stays here. */
  onBeforeReturn?: (detail: BeforeReturn) => boolean | undefined
}
