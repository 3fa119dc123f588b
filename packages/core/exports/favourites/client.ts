import type { favouritesClient } from '../../src/favourites/favourites.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { favouritesClient } from '../../src/favourites/favourites.client.ts'

/** A page of the customer's favourites. */
export type Favourites = ReplyOfClient<typeof favouritesClient, 'list'>
