import { pictureName } from './picture-name.ts'
import type { ProductRow } from './products.format.ts'

/**
 * Converts the URLs of pictures to names, and leaves out those of other sites, because the pages show no foreign pictures. A field
 * that loses all of its pictures counts as absent.
 * @param base the address below which the shop's pictures are
 */
export function ownPictures(base: string) {
  let products = 0

  function own(fields: ProductRow): ProductRow {
    let isLeftOut = false
    function named(written: string): string | null {
      const name = pictureName(written, base)
      isLeftOut ||= name === undefined
      return name ?? null
    }
    const one = (written: string | null) => (written ? named(written) : written)
    const { imageUrl, images, styles } = fields
    const names = images?.flatMap((written) => named(written) ?? [])
    const result = {
      ...fields,
      imageUrl: one(imageUrl),
      images: names?.length || !images?.length ? (names ?? null) : null,
      styles: styles?.map((style) => ({ ...style, imageUrl: one(style.imageUrl) })) ?? null,
    }
    if (isLeftOut) products += 1
    return result
  }

  return {
    own,
    /** Remarks for the operator after the last row. */
    remarks: (): string[] =>
      products === 0
        ? []
        : [
            `${products === 1 ? 'One product has' : `${products.toLocaleString('en-CA')} products have`} pictures elsewhere than the shop’s (${base}); they are left out, because pages show no pictures of other sites.`,
          ],
  }
}
