import type { Language } from '@onair/core/language'
import { http, type RequestHandler } from 'msw'
import type { WireBag } from './bag.fixtures.ts'
import { aCheckoutServer, type CheckoutServer } from './checkout.fixtures.ts'
import { cannedReplies } from './handlers.ts'

/**
 * Canned replies for one checkout, which store the shopper's actions while the story is open. The card frame is the sandbox’s.
 */
export function checkoutReplies(
  bag: WireBag,
  { language = 'en' as Language, prepare = (_: CheckoutServer): void => {} } = {},
): RequestHandler[] {
  const server = aCheckoutServer(bag, { language })
  prepare(server)
  const [, ...others] = cannedReplies()
  return [
    http.all(/\/api\/(token|semafone|v2\/\w\w\/(token|carts|accounts))/, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form') ?? false
      const text = await request.text()
      try {
        return await server.fetch(request.url, {
          method: request.method,
          headers: request.headers,
          body: isForm || text === '' ? undefined : text,
        })
      } catch {
        return Response.error()
      }
    }),
    ...others,
  ]
}
