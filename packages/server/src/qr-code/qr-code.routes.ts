import { isItemNumber } from '@onair/core/item-number'
import { sendRefusal } from '../kernel/errors/error-handler.ts'
import { refuse } from '../kernel/errors/kernel.messages.ts'
import type { Routes } from '../kernel/feature.ts'
import { qrCodeOf } from './qr-code.ts'

/** A code depends on the shop's address and the number alone. */
const maxAgeSeconds = 86_400

/** `GET /i/{itemNo}/qr.svg`: the code for a product's short address, for air and print. */
export const qrCodeRoutes: Routes = (app, { config }) => {
  app.get<{ Params: { itemNo: string } }>('/i/:itemNo/qr.svg', (request, reply) => {
    // A program writes this address, with the number plain or as printed: it is not cleaned as typed text is.
    const itemNo = request.params.itemNo.replace(/^(\d{3})-/, '$1')
    if (!isItemNumber(itemNo)) return sendRefusal(request, reply, refuse(404, { code: 'route-unknown', area: 'path' }))
    return reply
      .headers({
        'cache-control': `public, max-age=${maxAgeSeconds}`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(qrCodeOf(`${config.shopOrigin}/i/${itemNo}`))
  })
}
