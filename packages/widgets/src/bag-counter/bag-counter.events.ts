/**
 * `onair:before-open`: the shopper opens the bag. After a veto the widget does not navigate: the page may show its own
 * bag.
 */
export type BeforeOpenBag = { count: number; href: string }

/** `onair:count-changed`: the number of items in the bag changed. */
export type CountChanged = { count: number }
