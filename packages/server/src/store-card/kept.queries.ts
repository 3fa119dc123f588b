import { expired } from '../kernel/db/expired.ts'

export const forgetDeclined = expired('store_card_application', `state = 'declined' and decided_at <= $1`)
