import { expired } from '../kernel/db/expired.ts'

export const forgetPaymentLinks = expired('payment_link')
