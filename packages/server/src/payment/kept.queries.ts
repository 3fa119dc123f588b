import { expired } from '../kernel/db/expired.ts'

export const forgetDeclines = expired('payment_declines', `last_at <= $1::timestamptz - interval '1 hour'`)
