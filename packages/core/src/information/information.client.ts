import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { InformationContract } from './information.contract.ts'

type Body<Name extends keyof InformationContract> = BodyOf<InformationContract[Name]>
type Question = Body<'PUT /api/v2/{language}/accounts/{edp}/securityquestion'>

/** The calls that change how a customer signs in, and that end their sessions. */
export function informationClient(http: Http) {
  const call = http.calls<InformationContract>()
  return {
    changeEmail: (body: Body<'PUT /api/v2/{language}/accounts/{edp}/emailaddress'>) =>
      call('PUT /api/v2/{language}/accounts/{edp}/emailaddress', 'customer', { body }),
    /** Changes the e-mail by the token of a mailed link. */
    verifyEmail: (token: string) => call('POST /api/v2/{language}/emailaddressverify', 'app', { body: { token } }),
    changePassword: (body: Body<'PUT /api/v2/{language}/accounts/{edp}/password'>) =>
      call('PUT /api/v2/{language}/accounts/{edp}/password', 'customer', { body }),
    /** Sets the first question, or replaces it. */
    setQuestion: (body: Question, replaces: boolean) =>
      call(`${replaces ? 'PUT' : 'POST'} /api/v2/{language}/accounts/{edp}/securityquestion`, 'customer', { body }),
    sessions: () => call('GET /api/v2/{language}/accounts/{edp}/sessions', 'customer'),
    endSession: (id: string) =>
      call('DELETE /api/v2/{language}/accounts/{edp}/sessions/{id}', 'customer', { params: { id } }),
    endOtherSessions: () => call('DELETE /api/v2/{language}/accounts/{edp}/sessions', 'customer'),
  }
}
