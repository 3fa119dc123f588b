/**
 * `onair:before-return`: the account is created and the widget is about to open the next page. After a veto the page
 * stays.
 */
export type BeforeReturn = { href: string }

export type CreateAccountEvents = {
  /** Called before the page is left; `false` vetoes it. */
  onBeforeReturn?: (detail: BeforeReturn) => boolean | undefined
}
