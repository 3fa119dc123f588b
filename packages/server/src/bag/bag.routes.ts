import { bagContract } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { mount } from '../kernel/call/mount.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Routes } from '../kernel/feature.ts'
import { bagService } from './bag.service.ts'
import type { CartReply } from './bag.view.ts'
import { writeOnce } from './write-once.ts'

/** The request of a write to a bag. */
type Write = {
  params: { language: Language; guid?: string; id?: string }
  headers: { 'idempotency-key'?: string | undefined }
  query?: object
  body?: unknown
}
type BagService = ReturnType<typeof bagService>
type Change = (bag: BagService) => Promise<CartReply | Refusal>

/** The bag's calls (specification §7, anonymous cart and account cart). */
export const bagRoutes: Routes = (app, { pool, clock }) => {
  const bag = bagService({ pool, clock })
  /** Makes a change. A change with a key takes effect once. */
  const write = (call: string, { params: { guid = '', id }, headers, query, body }: Write, change: Change) => {
    const key = headers['idempotency-key']
    if (key === undefined) return change(bag)
    const request = [call, id, query, body]
    return writeOnce(pool, { key, scope: guid, request }, clock(), (on) => change(bagService({ pool: on, clock })))
  }
  mount(app, bagContract, {
    'POST /api/v2/{language}/carts': ({ language, ...input }) =>
      write('create', input, (on) => on.begin(input.body, { language })),
    'GET /api/v2/{language}/carts/{guid}': ({ params, language }) => bag.read(params.guid, { language }),
    'GET /api/v2/{language}/carts/{guid}/productcount': ({ params }) => bag.count(params.guid),
    'POST /api/v2/{language}/carts/{guid}/cartlines': ({ language, ...input }) =>
      write('add', input, (on) => on.addLine(input.params.guid, input.body, { language })),
    'PUT /api/v2/{language}/carts/{guid}/cartlines/{id}': ({ language, ...input }) =>
      write('change', input, (on) =>
        on.changeLine(input.params.guid, input.params.id, input.body.quantity, { language }),
      ),
    'DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}': ({ language, ...input }) =>
      write('remove', input, (on) => on.removeLine(input.params.guid, input.params.id, { language })),
    'PUT /api/v2/{language}/carts/{guid}/promocode': ({ language, ...input }) =>
      write('use-promo', input, (on) => on.usePromo(input.params.guid, input.body.promoCode, { language })),
    'DELETE /api/v2/{language}/carts/{guid}/promocode': ({ language, ...input }) =>
      write('drop-promo', input, (on) => on.dropPromo(input.params.guid, input.query.code, { language })),
    'PUT /api/v2/{language}/carts/{guid}/installment': ({ language, ...input }) =>
      write('installments', input, (on) =>
        on.setInstallments(input.params.guid, input.body.noOfInstallments, { language }),
      ),
    'PUT /api/v2/{language}/carts/{guid}/provincialtaxes': ({ language, ...input }) =>
      write('province', input, (on) => on.setProvince(input.params.guid, input.body.province, { language })),
    'GET /api/v2/{language}/accounts/{edp}/cart': ({ customer, language }) => bag.ofAccount(customer.edp, { language }),
  })
}
