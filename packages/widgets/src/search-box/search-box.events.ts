/**
 * `onair:before-search`: the shopper searches, or picks a suggestion. After a veto the widget does not navigate: the page may
 * show its own results. `term` is the search term, absent for a category, brand or product.
 */
export type BeforeSearch = { href: string; term?: string }
