import { expect, test } from 'vitest'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { productPage } from './product.page.tsx'

const product = {
  ItemNo: '412305',
  Name: 'Kettle',
  Brand: 'Boreal',
  CategoryId: 'kitchen',
  Description: 'It boils water.',
  IsShowstopper: false,
  Sections: [],
  Breadcrumb: [],
  Edps: [],
  Images: [],
}

test('a product page does not wait for a review service that never answers', async () => {
  const asked: string[] = []
  const host = aHost({
    fetchFor: () => async (url) => {
      const { pathname } = new URL(String(url), 'http://shop.test')
      asked.push(pathname)
      if (pathname.endsWith('/reviews')) return new Promise<never>(() => {})
      return Response.json(pathname.endsWith('/412305') ? product : { Products: [] })
    },
  })
  const visit = createVisit(host, {
    url: '/en/pages/productdetails?nav=R:412305',
    ip: '127.0.0.1',
    params: {},
    headers: {},
  })
  const shown = await productPage.load?.(visit)
  expect(shown).toMatchObject({ title: 'Kettle · Boreal' })
  expect(asked).toContain('/api/v3/en/products/412305/reviews')
})
