import { expired } from '../kernel/db/expired.ts'

export const forgetReplies = expired('idempotency')
