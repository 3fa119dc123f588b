import type { CookieRule } from './cookie-rule.ts'
import { trimmed } from './kinds.ts'

// The bag's province, apart from the bag: every element reads it.
export const cartProvinceCookie: CookieRule<string> = { name: 'cartProvince', lifetime: { days: 21 }, kind: trimmed }
