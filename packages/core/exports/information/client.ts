import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { informationClient } from '../../src/information/information.client.ts'

export { informationClient } from '../../src/information/information.client.ts'

/** A device that is signed in. */
export type AccountSession = ReplyOfClient<typeof informationClient, 'sessions'>['sessions'][number]
