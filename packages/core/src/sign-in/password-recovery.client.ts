import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { PasswordRecoveryContract } from './password-recovery.contract.ts'

/** A new password with the token from the mail’s link. */
export type PasswordUpdate = BodyOf<PasswordRecoveryContract['POST /api/v2/{language}/passwordupdate']>

/** Calls of password recovery: a mail with a link, and the form behind the link. */
export function passwordRecoveryClient(http: Http) {
  const call = http.calls<PasswordRecoveryContract>()
  return {
    ask: (email: string) => call('POST /api/v2/{language}/passwordreset', 'app', { body: { email } }),
    verify: (token: string) => call('POST /api/v2/{language}/passwordverify', 'app', { body: { token } }),
    info: (token: string) => call('POST /api/v2/{language}/passwordinfo', 'app', { body: { token } }),
    update: (body: PasswordUpdate) => call('POST /api/v2/{language}/passwordupdate', 'app', { body }),
  }
}
