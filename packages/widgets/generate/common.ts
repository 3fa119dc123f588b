/** What every element takes and offers besides its description: for the types, the manifest and the editor's data. */

export type CommonAttribute = { description: string; values?: readonly string[]; property?: boolean }

/** Attributes of every element. `property`: also a property of its object. */
export const commonAttributes: Readonly<Record<string, CommonAttribute>> = {
  shop: { description: "The shop's address; the script's own origin if not given.", property: true },
  language: {
    description: "In any spelling: `fr`, `fr-CA`, `fr_CA`. The page's own language if not given.",
    property: true,
  },
  province: {
    description:
      'The province that prices and empty addresses begin with, by its two letters: `QC`. The shopper’s own choice goes before it; Ontario if neither is known.',
    property: true,
  },
  loading: {
    description: "`eager`: the script tag fetches the element's code at once, not when it comes near the screen.",
    values: ['eager', 'lazy'],
  },
  theme: {
    description:
      "The colours: `auto` follows the reader's preference. Those of the element's place in the page if not given.",
    values: ['auto', 'light', 'dark'],
  },
}

/** Methods of every element. */
export const commonMethods = {
  refresh: 'Mounts the widget again, which reads its data again.',
  focus: 'Focuses the first control of the widget.',
}

/** The named children of the elements with a shadow root; the page's other children have no name. */
export const shadowSlots = {
  '': 'Shows until the widget has its data, and when it cannot load.',
  loading: 'Replaces the widget’s text while it loads.',
  error: 'Replaces the widget’s text when it cannot load.',
  empty: 'Replaces the widget’s text when there is nothing to show.',
}

/** The children of the elements in light DOM. */
export const lightSlots = { '': 'Shows until the widget replaces it.' }

/** The pieces that a page may style with `::part()`, by the style sheet of their parts. */
export const sharedParts: Readonly<Record<string, { name: string; description: string }>> = {
  badge: { name: 'badge', description: 'A label on a picture or beside a title: live, showstopper, new.' },
  button: { name: 'button', description: 'A button, or a link that looks like one.' },
  field: { name: 'input', description: 'A text field, a select or a text area.' },
  notice: { name: 'notice', description: 'A message about a success or an error.' },
  picture: { name: 'picture', description: 'The picture of a product or a programme.' },
  price: { name: 'price', description: 'A price, with the previous price and its payments.' },
}
