import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopContext } from '../../kit/shop.tsx'
import { aKettle, shownKettle } from '../../testing/product.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aShop } from '../../testing/shop.ts'
import { productModel } from '../product.model.ts'
import { Delivery } from './delivery.tsx'

const noBag = { add: () => Promise.resolve(undefined) }

function show(of: Parameters<typeof shownKettle>[0] = {}, cookies = '', quantity = 1) {
  const product = shownKettle(of)
  const model = productModel(product, noBag)
  model.quantity.value = quantity
  renderIn(aShop({ cookies, language: of?.language ?? 'en' }), <Delivery product={product} model={model} />)
}

test('1. shows the arrival, the cost and the missing amount for free delivery, in the default province', () => {
  show()
  expect(screen.getByText('Get it by Friday, November 27')).toBeVisible()
  expect(screen.getByText(/in Ontario/)).toHaveTextContent('Delivery $9.95, or free with $39.01 more in your bag')
  expect(screen.getByRole('link', { name: 'Returns within 30 days of delivery' })).toHaveAttribute(
    'href',
    expect.stringMatching('/go/customerservice/returnspage$'),
  )
})

test('2. in the shopper’s province, above the threshold, in French', () => {
  show({ language: 'fr' }, 'cartProvince=QC', 2)
  expect(screen.getByText('Chez vous d’ici le vendredi 27 novembre')).toBeVisible()
  expect(screen.getByText(/\(Québec\)/)).toHaveTextContent('Livraison gratuite')
})

test.each([
  ['3. a zone without a threshold', 'cartProvince=NU', /Delivery \$24\.95$/],
  ['4. a province of no zone says nothing of a day', 'cartProvince=BC', undefined],
  ['5. a forged province is the default', 'cartProvince=constructor', /in Ontario/],
])('%s', (_, cookies, text) => {
  show({}, cookies)
  if (text) expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(text)
  else expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('6. shows nothing for an item that is not shipped or is sold out', () => {
  show({ Delivery: null })
  show({ Edps: shownKettleSoldOut() })
  expect(screen.queryByRole('list')).toBeNull()
})

test('7. the server’s page, which is cached for everyone, shows the default province whatever the cookie', () => {
  const product = shownKettle()
  const html = renderToString(
    <ShopContext.Provider value={aShop({ cookies: 'cartProvince=NU' })}>
      <Delivery product={product} model={productModel(product, noBag)} />
    </ShopContext.Provider>,
  )
  expect(html).toContain('in Ontario')
})

function shownKettleSoldOut() {
  return aKettle().Edps.map((edp) => ({ ...edp, Stock: 'out' as const, Quantity: 0 }))
}
