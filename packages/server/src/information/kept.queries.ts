import { expired } from '../kernel/db/expired.ts'

export const forgetEmailLinks = expired('email_change')
