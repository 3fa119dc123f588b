/**
 * `onair:before-checkout`: the shopper goes on to pay, at the checkout or by wallet. After a veto the widget does not navigate.
 */
export type BeforeCheckout = { count: number; href: string }

export type BagEvents = {
  /** Called before the checkout or the wallet opens; `false` vetoes it. */
  onBeforeCheckout?: (detail: BeforeCheckout) => boolean | undefined
}

/** `onair:bag-opened`: the bag opened as a dialog. */
export type BagOpened = { count: number }

/** `onair:bag-closed`: the dialog of the bag closed. */
export type BagClosed = { count: number }

export type BagDialogEvents = {
  onOpened?: (detail: BagOpened) => void
  onClosed?: (detail: BagClosed) => void
}
