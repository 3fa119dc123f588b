import { aKettle } from '@onair/widgets/testing'
import { beforeAll, expect, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aSite } from '../../parts/testing/a-site.tsx'
import { productPage } from './product.page.tsx'

beforeAll(loadIslands)

test.each([
  ['en', 'scan the code to open it'],
  ['fr', 'balayez le code pour l’ouvrir'],
])('a printed product has its code and short address, in %s', async (language, words) => {
  const site = await aSite([productPage], [], ({ path }) =>
    path.endsWith('/products/412305')
      ? Response.json(aKettle({ Sections: [] }))
      : Response.json([{ Message: 'Not now.', Area: 'Path' }], { status: 404 }),
  )
  const reply = await site.inject(`/${language}/pages/productdetails?nav=R:412305`)
  await site.close()
  const code = new DOMParser().parseFromString(reply.body, 'text/html').querySelector('.product-code')
  const picture = code?.querySelector('img')
  expect([picture?.getAttribute('src'), picture?.getAttribute('loading')]).toEqual(['/i/412305/qr.svg', 'lazy'])
  expect(code?.textContent).toContain('/i/412-305')
  expect(code?.textContent).toContain(words)
})
