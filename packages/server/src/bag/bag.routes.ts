import { bagContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Routes } from '../kernel/feature.ts'
import { attachBag } from './attach.service.ts'
import { bagService } from './bag.service.ts'

/** The bag's calls (specification §7, anonymous cart and account cart). */
export const bagRoutes: Routes = (app, { pool, clock }) => {
  const bag = bagService({ pool, clock })
  mount(app, bagContract, {
    'POST /api/v2/{language}/carts': ({ body, language }) => bag.begin(body, { language }),
    'GET /api/v2/{language}/carts/{guid}': ({ params, language }) => bag.read(params.guid, { language }),
    'GET /api/v2/{language}/carts/{guid}/productcount': ({ params }) => bag.count(params.guid),
    'POST /api/v2/{language}/carts/{guid}/cartlines': ({ params, body, language }) =>
      bag.addLine(params.guid, body, { language }),
    'PUT /api/v2/{language}/carts/{guid}/cartlines/{id}': ({ params, body, language }) =>
      bag.changeLine(params.guid, params.id, body.quantity, { language }),
    'DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}': ({ params, language }) =>
      bag.removeLine(params.guid, params.id, { language }),
    'PUT /api/v2/{language}/carts/{guid}/promocode': ({ params, body, language }) =>
      bag.usePromo(params.guid, body.promoCode, { language }),
    'DELETE /api/v2/{language}/carts/{guid}/promocode': ({ params, query, language }) =>
      bag.dropPromo(params.guid, query.code, { language }),
    'PUT /api/v2/{language}/carts/{guid}/installment': ({ params, body, language }) =>
      bag.setInstallments(params.guid, body.noOfInstallments, { language }),
    'PUT /api/v2/{language}/carts/{guid}/provincialtaxes': ({ params, body, language }) =>
      bag.setProvince(params.guid, body.province, { language }),
    'GET /api/v2/{language}/accounts/{edp}/cart': ({ customer, language }) =>
      bag.ofCustomer(customer.edp, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart': async ({ customer, body, language }) => {
      const notices = await attachBag(pool, customer.edp, body.cartGuid, clock())
      return notices instanceof Refusal ? notices : bag.ofCustomer(customer.edp, { language }, notices)
    },
  })
}
