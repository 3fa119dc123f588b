import JsBarcode from 'jsbarcode'

/** A barcode as an SVG path, in modules, one unit high. */
export type Barcode = { symbology: 'Code 128'; width: number; path: string }

/** The barcode of a text: Code 128 (ISO/IEC 15417), without its quiet zones. */
export function barcode(text: string): Barcode {
  // Given an object instead of an element, the library only writes the modules to it: a bar as 1, a space as 0.
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const path = [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v1h-${bar.length}z`)
    .join('')
  return { symbology: 'Code 128', width: modules.length, path }
}
