import { informationContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { informationService } from './information.service.ts'

/** E-mail, password, security question and sessions of a member (specification §7, Account). */
export const informationRoutes: Routes = (app, { pool, clock }) => {
  const information = informationService({ pool, clock })
  mount(app, informationContract, {
    'PUT /api/v2/{language}/accounts/{edp}/emailaddress': ({ body, ...asker }) => information.changeEmail(asker, body),
    'POST /api/v2/{language}/emailaddressverify': ({ body }) => information.verifyEmail(body.token),
    'PUT /api/v2/{language}/accounts/{edp}/password': ({ body, ...asker }) => information.changePassword(asker, body),
    'POST /api/v2/{language}/accounts/{edp}/securityquestion': ({ body, ...asker }) =>
      information.setQuestion(asker, body),
    'PUT /api/v2/{language}/accounts/{edp}/securityquestion': ({ body, ...asker }) =>
      information.setQuestion(asker, body),
    'GET /api/v2/{language}/accounts/{edp}/sessions': ({ customer }) => information.sessions(customer),
    'DELETE /api/v2/{language}/accounts/{edp}/sessions': ({ customer }) => information.endOtherSessions(customer),
    'DELETE /api/v2/{language}/accounts/{edp}/sessions/{id}': ({ customer, params }) =>
      information.endSession(customer, params.id),
  })
}
