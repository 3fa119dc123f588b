import { expect, test } from 'vitest'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { readReviews } from './read-reviews.ts'

const visit = (respond: () => Promise<Response>) =>
  createVisit(aHost({ fetchFor: () => respond }), {
    url: '/en/pages/productdetails?nav=R:412305&reviewPage=1e300&reviewSort=highest',
    ip: '127.0.0.1',
    params: {},
    headers: {},
  })

test('1. a product page does not wait for a review service that never replies', async () => {
  const never = visit(() => new Promise<never>(() => {}))
  expect(await readReviews(never, '412305')).toEqual({ sort: 'highest', initial: undefined })
})

test('2. an unavailable service means a page without reviews', async () => {
  const away = visit(async () => Response.json([{ Message: 'Away.', Area: 'Reviews' }], { status: 503 }))
  expect(await readReviews(away, '412305')).toEqual({ sort: 'highest', initial: null })
})
