import type { CookieRule } from './cookie-rule.ts'
import { trimmed } from './kinds.ts'

// For the next page alone
export const signOutMessageCookie: CookieRule<string> = {
  name: 'signOutMessage',
  lifetime: { seconds: 20 },
  kind: trimmed,
}
export const typedFormCookie: CookieRule<string> = {
  name: 'typedForm',
  lifetime: { seconds: 60 },
  sameSite: 'strict',
  kind: trimmed,
}
