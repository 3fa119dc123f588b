/**
 * `onair:before-return`: the shopper is signed in and the widget is about to open the next page. After a veto the page
 * stays.
 */
export type BeforeReturn = { href: string }

export type SignInEvents = {
  /** Called before the page is left; `false` vetoes it. */
  onBeforeReturn?: (detail: BeforeReturn) => boolean | undefined
}
