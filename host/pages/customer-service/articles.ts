import { contact } from './articles/contact.ts'
import { easyPay } from './articles/easy-pay.ts'
import { privacy } from './articles/privacy.ts'
import { returns } from './articles/returns.ts'
import { shipping } from './articles/shipping.ts'
import { terms } from './articles/terms.ts'

/** The customer service pages, in the order of their list. */
export const articles = [contact, shipping, returns, easyPay, privacy, terms]
