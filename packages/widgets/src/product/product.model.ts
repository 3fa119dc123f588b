import { isDonationAmount, isQuantity, parseAmount } from '@onair/core/bag'
import { type AskedChoice, choiceOf, priceDisplay } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { type EasyPayOffer, easyPaymentPrice } from '@onair/core/easy-pay'
import { maxQuantity } from '@onair/core/limits'
import type { ShowEvent } from '@onair/core/live/client'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { BagModel } from '../models/bag.model.ts'

/** A style and size that can be ordered. */
export type Edp = ProductDetail['edps'][number]
type Cents = number

/** The result of the last attempt to add the item. */
export type AddState =
  | { kind: 'none' | 'adding' | 'unreachable' }
  /** The shop no longer has the item, or the typed amount is invalid. */
  | { kind: 'gone' | 'wrong-amount' }
  | { kind: 'added'; quantity: number }
  | { kind: 'refused'; message: string }

/** What changed on air while the shopper watched. */
export type News = 'price' | 'stock'

/** The price of the chosen style and size, in cents. */
export type ShownPrice = {
  price: Cents | null
  was: Cents | null
  /** The saving in whole percent, rounded down; 0 if there is none. */
  saved: number
  easyPay: EasyPayOffer | null
  /** When the price window that lowers the price ends. */
  until: string | null
}

export type ProductModel = {
  edps: ReadonlySignal<readonly Edp[]>
  /** The chosen style and size; undefined only for a product without any. */
  edp: ReadonlySignal<Edp | undefined>
  price: ReadonlySignal<ShownPrice>
  /** The large picture, or the video. */
  picture: Signal<string>
  quantity: Signal<number>
  /** The amount that the shopper typed; `wrong` if it is out of range. */
  amount: ReadonlySignal<Cents | 'wrong' | undefined>
  /** The largest quantity that can be ordered now. */
  most: ReadonlySignal<number>
  outcome: ReadonlySignal<AddState>
  news: ReadonlySignal<News | undefined>
  /** The initial values, which the server rendered: a part may hydrate after the shopper has chosen in another. */
  served: {
    edp: Edp | undefined
    price: ShownPrice
    picture: string
    quantity: number
    most: number
    outcome: AddState
  }
  chooseStyle(code: string): void
  chooseSize(code: string): void
  /** Sets the typed amount. If it is empty, the chosen style's amount counts. */
  typeAmount(text: string): void
  /** Uses choices that were made before hydration: a style, an edp number, a quantity. */
  restore(form: FormData): void
  /** Applies a price or stock that changed on air. */
  hear(event: ShowEvent): void
  /**
   * Adds the chosen style and size to the bag. @returns the number of items in the bag; undefined if it was not added
   */
  add(): Promise<number | undefined>
}

/**
 * The choice of style, size and quantity, and its price.
 *
 * 1. The first choice is the address's, else the product's default, else the first in stock.
 * 2. Another style keeps the size if that is in stock, else takes its first size in stock.
 * 3. The picture follows the style.
 * 4. The quantity never exceeds the stock.
 * 5. A price event of a product whose styles have different prices makes the model read them again.
 * 6. The end of a price window shows with the price that it lowers.
 */
export function productModel(
  product: ProductDetail,
  bag: Pick<BagModel, 'add'>,
  readEdps: () => Promise<readonly Edp[] | undefined> = async () => undefined,
  asked: AskedChoice = {},
): ProductModel {
  const edps = signal<readonly Edp[]>(product.edps)
  const first = choiceOf(product, asked)
  const chosen = signal(first?.edpNo)
  const edp = computed(() => edps.value.find(({ edpNo }) => edpNo === chosen.value))
  const picture = signal(first?.imageUrl ?? product.imageUrl)
  const quantity = signal(1)
  const amount = signal<Cents | 'wrong' | undefined>(undefined)
  const outcome = signal<AddState>({ kind: 'none' })
  const news = signal<News | undefined>(undefined)
  const price = computed(() =>
    typeof amount.value === 'number'
      ? { price: amount.value, was: null, saved: 0, easyPay: null, until: null }
      : shownPrice(product, edp.value),
  )
  const most = computed(() => Math.max(1, Math.min(maxQuantity, edp.value?.quantity ?? maxQuantity)))

  function choose(next: Edp | undefined) {
    if (!next) return
    batch(() => {
      const previous = edp.value
      chosen.value = next.edpNo
      amount.value = undefined
      if (previous?.styleCode !== next.styleCode) picture.value = next.imageUrl
      quantity.value = Math.min(quantity.value, most.value)
      outcome.value = { kind: 'none' }
      news.value = undefined
    })
  }

  const chooseStyle = (code: string) => {
    const inStyle = edps.peek().filter(({ styleCode }) => styleCode === code)
    const size = edp.peek()?.sizeCode
    choose(inStyle.find(({ sizeCode }) => sizeCode === size) ?? inStyle.find(canBeHad) ?? inStyle[0])
  }
  const chooseSize = (code: string) => {
    const style = edp.peek()?.styleCode
    choose(edps.peek().find(({ styleCode, sizeCode }) => styleCode === style && sizeCode === code))
  }

  function change(applies: (edp: Edp) => boolean, changed: Partial<Edp>, what: News) {
    batch(() => {
      const previous = edp.value
      edps.value = edps.value.map((one) => (applies(one) ? { ...one, ...changed } : one))
      const after = edp.value
      if (
        previous?.price !== after?.price ||
        previous?.stock !== after?.stock ||
        previous?.quantity !== after?.quantity
      )
        news.value = what
      quantity.value = Math.min(quantity.value, most.value)
    })
  }

  async function reread() {
    const read = await readEdps()
    if (!read || read.length === 0) return
    batch(() => {
      const previous = edp.value
      edps.value = read
      if (previous && edp.value?.price !== previous.price) news.value = 'price'
      quantity.value = Math.min(quantity.value, most.value)
    })
  }

  const typeAmount = (text: string) => {
    const cents = parseAmount(text)
    batch(() => {
      amount.value = text.trim() === '' ? undefined : cents !== undefined && isDonationAmount(cents) ? cents : 'wrong'
      outcome.value = { kind: 'none' }
    })
  }

  return {
    edps,
    edp,
    price,
    picture,
    quantity,
    most,
    amount,
    outcome,
    news,
    served: {
      edp: edp.peek(),
      price: price.peek(),
      picture: picture.peek(),
      quantity: quantity.peek(),
      most: most.peek(),
      outcome: outcome.peek(),
    },
    chooseStyle,
    chooseSize,
    typeAmount,
    restore(form) {
      const style = form.get('styleCode')
      const asked = edps.peek().find(({ edpNo }) => String(edpNo) === form.get('edpNo'))
      batch(() => {
        if (asked && asked.edpNo !== chosen.peek()) choose(asked)
        if (typeof style === 'string' && style !== edp.peek()?.styleCode) chooseStyle(style)
        const typed = Number(form.get('quantity'))
        if (isQuantity(typed)) quantity.value = Math.min(typed, most.value)
        const given = form.get('amount')
        if (typeof given === 'string' && given !== '') typeAmount(given)
      })
    },
    hear({ name, data }) {
      if (name === 'stock' && data.itemNo === product.itemNo)
        change(({ edpNo }) => edpNo === data.edpNo, { stock: data.stock, quantity: data.quantity }, 'stock')
      if (name !== 'price' || data.itemNo !== product.itemNo) return
      // If styles have different prices, one price does not say which style changed.
      if (data.isPrice === null || product.isPriceRange) void reread()
      else
        change(
          () => true,
          {
            price: data.isPrice,
            wasPrice: data.wasPrice,
            priceUntil: data.priceUntil,
            easyPaymentPrice: product.easyPay && easyPaymentPrice(data.isPrice, product.easyPay.noOfPayments),
          },
          'price',
        )
    },
    async add() {
      const chosenEdp = edp.peek()
      if (!chosenEdp || outcome.peek().kind === 'adding') return undefined
      const given = amount.peek()
      if (given === 'wrong') {
        outcome.value = { kind: 'wrong-amount' }
        return undefined
      }
      const asked = quantity.peek()
      outcome.value = { kind: 'adding' }
      const result = await bag.add({
        itemNo: product.itemNo,
        edpNo: chosenEdp.edpNo,
        quantity: asked,
        ...(given !== undefined && { amount: given }),
      })
      if (!result) outcome.value = { kind: 'unreachable' }
      else if (result.ok) outcome.value = { kind: 'added', quantity: asked }
      else if (result.status === 404 || result.status === 410) outcome.value = { kind: 'gone' }
      else outcome.value = { kind: 'refused', message: result.items[0]?.message ?? '' }
      return result?.ok ? result.value.productCount : undefined
    },
  }
}

/** Whether it is in stock. */
export const canBeHad = (edp: Pick<Edp, 'stock'>): boolean => edp.stock !== 'out'

/** The price of a style and size; without one, the product's price. */
function shownPrice(product: ProductDetail, edp: Edp | undefined): ShownPrice {
  const display = priceDisplay(
    edp
      ? {
          isPrice: edp.price,
          wasPrice: edp.wasPrice,
          isPriceRange: null,
          wasPriceRange: null,
          showIsPrice: edp.wasPrice !== null && edp.wasPrice > edp.price,
          easyPaymentPrice: edp.easyPaymentPrice,
          noOfEasyPays: product.noOfEasyPays,
        }
      : product,
  )
  const price = display.price?.min ?? null
  const was = display.was?.min ?? null
  return {
    price,
    was,
    saved: price !== null && was ? Math.floor(((was - price) * 100) / was) : 0,
    easyPay: display.easyPayment,
    until: edp?.priceUntil ?? null,
  }
}
