import { handoverContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { handoverService } from './handover.service.ts'

/** The calls that hand a bag over from another site's page to the shop's checkout. */
export const handoverRoutes: Routes = (app, deps) => {
  const handover = handoverService(deps)
  mount(app, handoverContract, {
    'POST /api/v2/{language}/carts/{guid}/handover': ({ params }) => handover.handOver(params.guid),
    'POST /api/v2/{language}/carthandover': ({ body }) => handover.redeem(body.code),
  })
}
