/** `onair:before-checkout`: the shopper asks to pay. Vetoed, the widget goes nowhere. */
export type BeforeCheckout = { count: number; href: string }

export type BagEvents = {
  /** Asked before the shopper goes to the checkout; `false` keeps them here. */
  onBeforeCheckout?: (detail: BeforeCheckout) => boolean | undefined
}
