import { readAll } from '@onair/widgets/generate/descriptions'
import { islands } from '@onair/widgets/islands'
import { describe, expect, test } from 'vitest'
import { sharedChunks } from './shared-chunks.ts'

/** A build's module graph: each module with what imports it. Islands are imported on demand. */
function graphOf(importers: Record<string, string[]>) {
  return {
    getModuleInfo: (id: string) => ({
      importers: importers[id] ?? [],
      dynamicImporters: id.includes('/widgets/exports/') ? ['islands.ts'] : [],
    }),
  }
}

const island = (name: string) => `/packages/widgets/exports/${name}.ts`
const chunkOf = (...names: string[]) =>
  sharedChunks()('part.tsx', graphOf({ 'part.tsx': ['widget.tsx'], 'widget.tsx': names.map(island) }))

describe('the chunk of a shared module', () => {
  test('1. is base, where browsing shares with the checkout or the account', () => {
    expect(chunkOf('product-list', 'checkout')).toBe('base')
    expect(chunkOf('product-list', 'product', 'order-status')).toBe('base')
  })

  test('1a. is base, where the counter of each page shares with others', () => {
    expect(chunkOf('bag-counter', 'schedule')).toBe('base')
  })

  test('2. is browse, where the pages for browsing share with each other, a product’s page and the bag at most', () => {
    expect(chunkOf('product-list', 'schedule')).toBe('browse')
    expect(chunkOf('product-list', 'product', 'bag')).toBe('browse')
  })

  test('3. is buy, where a product’s page shares with the bag, and no page for browsing', () => {
    expect(chunkOf('product', 'bag')).toBe('buy')
  })

  test('4. is order, where a product’s page shares with the checkout or the account, and no page for browsing', () => {
    expect(chunkOf('product', 'order-status')).toBe('order')
    expect(chunkOf('product', 'bag', 'checkout')).toBe('order')
  })

  test('5. is till, where the bag and the checkout share with each other or signing in, and no page before the bag', () => {
    expect(chunkOf('checkout', 'sign-in')).toBe('till')
    expect(chunkOf('bag', 'checkout')).toBe('till')
    expect(chunkOf('bag', 'quick-order')).toBe('till')
    expect(chunkOf('bag', 'sign-in')).toBe('till')
  })

  test('6. is desk, where the bag shares with the account', () => {
    expect(chunkOf('bag', 'order-status')).toBe('desk')
    expect(chunkOf('bag', 'checkout', 'order-status')).toBe('desk')
  })

  test('7. is forms, where the checkout shares with the account, and account, where the account’s islands share', () => {
    expect(chunkOf('checkout', 'address-form')).toBe('forms')
    expect(chunkOf('addresses', 'payment-cards')).toBe('account')
  })

  test('8. is none of them, where one island shares with its own code on demand', () => {
    const graph = graphOf({ 'texts.json': ['checkout.tsx', 'step.tsx'], 'checkout.tsx': [island('checkout')] })
    expect(sharedChunks()('texts.json', graph)).toBeUndefined()
  })

  test('9. is base for the code that hydrates islands', () => {
    const graph = graphOf({ 'react.js': ['/host/client/island.ts'] })
    expect(sharedChunks()('react.js', graph)).toBe('base')
  })

  test('10. depends on the pages that the description of an island names', async () => {
    const withCheckout = {
      every: 'base',
      browsing: 'base',
      product: 'order',
      bag: 'till',
      checkout: 'till',
      'signing-in': 'till',
      account: 'forms',
    }
    const descriptions = await readAll()
    expect(descriptions.map(({ name }) => name)).toEqual(Object.keys(islands))
    for (const { name, pages } of descriptions.filter((one) => one.name !== 'checkout'))
      expect([name, chunkOf('checkout', name)]).toEqual([name, withCheckout[pages]])
  })

  test('11. is the one of the account, where what shares is loaded on demand and is no widget', () => {
    expect(chunkOf('bag', 'analytics')).toBe('desk')
  })
})
