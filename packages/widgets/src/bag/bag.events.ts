/** `onair:before-checkout`: the shopper asks to pay, at the checkout or by wallet. Vetoed, the widget goes nowhere. */
export type BeforeCheckout = { count: number; href: string }

export type BagEvents = {
  /** Asked before the shopper goes to the checkout or to the wallet; `false` keeps them here. */
  onBeforeCheckout?: (detail: BeforeCheckout) => boolean | undefined
}
