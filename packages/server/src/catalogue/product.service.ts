import { easyPaymentPrice } from '@onair/core/easy-pay'
import { productPath } from '@onair/core/item-number'
import type { Language } from '@onair/core/language'
import { maxQuantity } from '@onair/core/limits'
import type { Clips } from '../kernel/extension.ts'
import type { Deps } from '../kernel/feature.ts'
import { unknownProduct, withdrawnProduct } from './availability.ts'
import { refuse } from './catalogue.messages.ts'
import { type ChoiceRow, productChoices, productDetail, productSection, productSections } from './detail.queries.ts'
import { productOf, stockWord } from './product.ts'
import { standardDelivery } from './ship-methods.rules.ts'
import { pathTo, type Taxonomy } from './taxonomy.ts'
import type { Tiles } from './tiles.ts'

/** The orderable pairs of style and size, with price, stock and picture. */
function choicesOf(row: ChoiceRow) {
  const imageOf = (styleCode: string | null) =>
    row.styleRows.find(({ code }) => code === styleCode)?.imageUrl || row.imageUrl
  return {
    styles: row.styleRows,
    sizes: row.sizeRows,
    edps: row.edpRows.map((edp) => ({
      ...edp,
      easyPaymentPrice: row.noOfPayments > 1 ? easyPaymentPrice(edp.price, row.noOfPayments) : null,
      priceUntil: edp.priceUntil === null ? null : new Date(edp.priceUntil),
      stock: stockWord(edp.quantity),
      quantity: Math.min(maxQuantity, edp.quantity),
      imageUrl: imageOf(edp.styleCode),
    })),
  }
}

/** A video without a clip is omitted: its title and duration are unknown. */
const videosOf = (names: readonly string[], clips: Clips, language: Language) =>
  names.flatMap((url) => {
    const clip = Object.hasOwn(clips, url) ? clips[url] : undefined
    return clip ? [{ ...clip, url, title: clip.title[language] }] : []
  })

/** One product in detail. An unknown one is 404, a withdrawn one 410. */
export function createProduct(
  parts: Pick<Deps, 'pool' | 'clock' | 'clips'> & { tiles: Tiles; taxonomy: () => Promise<Taxonomy> },
) {
  const { pool, clock, clips, tiles, taxonomy } = parts

  return {
    /** One statement, once the categories and the day's showstopper are known. */
    async detail(language: Language, itemNo: string) {
      const [row, now, tree] = await Promise.all([
        productDetail(pool, language, itemNo, clock()),
        tiles.highlights(),
        taxonomy(),
      ])
      if (!row) return unknownProduct(itemNo)
      if (row.withdrawn) return withdrawnProduct(itemNo)
      const noOfPayments = row.noOfPayments > 1 ? row.noOfPayments : undefined
      return {
        ...productOf(row, now),
        ...choicesOf(row),
        categoryId: row.categoryId,
        brandId: row.brandId,
        description: row.description,
        images: row.images,
        videos: videosOf(row.videos, clips, language),
        easyPay: noOfPayments ? { noOfPayments, payment: easyPaymentPrice(row.minPrice, noOfPayments) } : null,
        delivery:
          row.shippedGrams === null
            ? null
            : standardDelivery(row.shippedGrams, clock()).map(({ provinces, priceCents, freeFromCents, ...rest }) => ({
                provinces: [...provinces],
                price: priceCents,
                freeFrom: freeFromCents,
                ...rest,
              })),
        sections: row.sectionRows,
        breadcrumb: pathTo(tree.category(row.categoryId)).map(({ id, name }) => ({ id, name: name[language] })),
        airings: row.airingRows.map(({ start, ...airing }) => ({ ...airing, start: new Date(start) })),
        lastAired: row.lastAired,
        languages: { en: `/en${productPath(itemNo)}`, fr: `/fr${productPath(itemNo)}` },
      }
    },

    /** One statement. */
    async sections(language: Language, itemNo: string) {
      const [row] = await productSections[language](pool, { itemNo })
      if (!row) return unknownProduct(itemNo)
      return row.withdrawn ? withdrawnProduct(itemNo) : row.sectionRows
    },

    /** One statement. */
    async section(language: Language, itemNo: string, tabOrder: number) {
      const [row] = await productSection[language](pool, { itemNo, tabOrder })
      if (!row) return unknownProduct(itemNo)
      if (row.withdrawn) return withdrawnProduct(itemNo)
      const { title, html } = row
      if (title === null || html === null) {
        return refuse(404, { code: 'section-unknown', area: 'tabOrder', values: { itemNo, tabOrder } })
      }
      return { tabOrder, title, html }
    },

    /** One statement. */
    async styleCodes(language: Language, itemNo: string) {
      const [row] = await productChoices[language](pool, { itemNo, now: clock() })
      if (!row) return unknownProduct(itemNo)
      return row.withdrawn ? withdrawnProduct(itemNo) : choicesOf(row)
    },
  }
}
