import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { type ProductModel, productModel } from './product.model.ts'

/** A price announced on air; null: one that depends on the style. */
const priced = (itemNo: string, isPrice: number | null, wasPrice: number | null = null) => ({
  name: 'price' as const,
  data: {
    at: '2026-11-21T00:00:00Z',
    itemNo,
    isPrice,
    wasPrice,
    showIsPrice: wasPrice !== null,
    isPriceRange: isPrice === null ? { min: 4000, max: 5000 } : null,
    wasPriceRange: null,
    easyPaymentPrice: null,
    noOfEasyPays: 0,
    priceUntil: null,
  },
})

describe('choosing', () => {
  const noBag = { add: () => Promise.resolve(undefined) }
  const chosen = (model: ProductModel) => model.edp.peek()?.edpNo

  test('1. begins with the default, else with the first in stock', () => {
    expect(chosen(productModel(shownKettle({ DefaultEdp: 9004 }), noBag))).toBe(9004)
    expect(chosen(productModel(shownKettle({ DefaultEdp: 1 }), noBag))).toBe(9001)
  })
  test('1. begins with the choice in the address', () => {
    const named = (style?: string, size?: string) =>
      chosen(productModel(shownCardigan(), noBag, undefined, { style, size }))
    expect([named('IVO', 'L'), named('IVO', 'no'), named('no', 'no')]).toEqual([8013, 8010, 8001])
    expect(productModel(shownKettle(), noBag, undefined, { style: 'NVY' }).served.picture).toBe('p/kettle-navy-1')
  })
  test('2. another style keeps the size if it has it', () => {
    const model = productModel(shownCardigan(), noBag)
    model.chooseSize('L')
    model.chooseStyle('IVO')
    expect(chosen(model)).toBe(8013)
  })
  test('2. else it takes the first size in stock', () => {
    const model = productModel(shownCardigan(), noBag)
    model.chooseSize('XL')
    model.chooseStyle('IVO')
    expect(chosen(model)).toBe(8010)
  })
  test('3. the picture follows the style', () => {
    const model = productModel(shownKettle(), noBag)
    model.picture.value = 'p/kettle-red-2'
    model.chooseStyle('NVY')
    expect(model.picture.peek()).toBe('p/kettle-navy-1')
  })
  test('4. the quantity never exceeds the stock', () => {
    const model = productModel(shownKettle(), noBag)
    model.quantity.value = 9
    model.chooseStyle('NVY')
    expect(model.quantity.peek()).toBe(3)
    model.hear({
      name: 'stock',
      data: { at: '2026-11-21T00:00:00Z', itemNo: '412305', edpNo: 9002, stock: 'low', quantity: 1 },
    })
    expect([model.quantity.peek(), model.news.peek()]).toEqual([1, 'stock'])
  })
  test('5. a price announced on air is the price of every style, with its Easy Pay payment', () => {
    const model = productModel(shownKettle(), noBag)
    model.hear(priced('412305', 4999, 8999))
    expect(model.price.peek()).toEqual({
      price: 4999,
      was: 8999,
      saved: 44,
      easyPay: { count: 4, first: 1252, each: 1249 },
      until: null,
    })
  })
  test('6. an event about another item changes nothing', () => {
    const model = productModel(shownKettle(), noBag)
    const before = model.price.peek()
    model.hear(priced('999999', 1))
    expect([model.price.peek(), model.news.peek()]).toEqual([before, undefined])
  })
  test('6. the end of a price window appears and disappears with its price', () => {
    const model = productModel(shownKettle(), noBag)
    const { data, name } = priced('412305', 4999, 8999)
    const priceUntil = '2026-11-21T18:30:00.000Z'
    model.hear({ name, data: { ...data, priceUntil } })
    expect(model.price.peek()).toMatchObject({ price: 4999, until: priceUntil })
    model.hear(priced('412305', 5999, 8999))
    expect(model.price.peek()).toMatchObject({ price: 5999, until: null })
  })
  test('6b. a price event of an item whose styles have different prices reads them again', async () => {
    const cheaper = shownKettle().edps.map((edp) => ({ ...edp, price: 4500 }))
    const product = { ...shownKettle(), isPriceRange: { min: 5000, max: 6000 } }
    const model = productModel(product, noBag, async () => cheaper)
    model.hear(priced('412305', null))
    await waitFor(() => expect(model.price.peek().price).toBe(4500))
    expect(model.news.peek()).toBe('price')
  })
  test('6c. a typed amount is the price until a fixed one is chosen', () => {
    const model = productModel(shownKettle({ IsDonation: true }), noBag)
    model.typeAmount('37,50 $')
    expect([model.amount.peek(), model.price.peek()]).toEqual([
      3750,
      { price: 3750, was: null, saved: 0, easyPay: null, until: null },
    ])
    model.typeAmount('1')
    expect(model.amount.peek()).toBe('wrong')
    model.chooseStyle('NVY')
    expect(model.amount.peek()).toBeUndefined()
  })
  test('7. choices made before hydration stay', () => {
    const model = productModel(shownCardigan(), noBag)
    const form = new FormData()
    form.set('edpNo', '8003')
    form.set('styleCode', 'IVO')
    form.set('quantity', '2')
    model.restore(form)
    expect([chosen(model), model.quantity.peek()]).toEqual([8013, 2])
  })
})
