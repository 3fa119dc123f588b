import { expired } from '../kernel/db/expired.ts'

export const forgetTries = expired('gift_card_tries', `since <= :before::timestamptz - interval '1 hour'`)
