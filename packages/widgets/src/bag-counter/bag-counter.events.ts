/** `onair:before-open`: the shopper asks for the bag. Vetoed, the widget goes nowhere: a page may show a bag of its own. */
export type BeforeOpenBag = { count: number; href: string }

/** `onair:count-changed`: another number of things is in the bag. */
export type CountChanged = { count: number }
