/**
 * `onair:before-search`: the shopper searches, or takes a suggestion. Vetoed, the widget goes nowhere: a page may show
 * results of its own. `term` is what is searched for, absent where a category, brand or product was chosen.
 */
export type BeforeSearch = { href: string; term?: string }
