import type { bagClient } from '../../src/bag/bag.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { addToBag } from '../../src/bag/add.client.ts'
export { bagClient, type LineRequest } from '../../src/bag/bag.client.ts'
export { type ChangedBag, changeBag } from '../../src/bag/change.client.ts'
export { handoverClient } from '../../src/bag/handover.client.ts'
export { bagToMerge, mergeBag } from '../../src/bag/merge.client.ts'
export { readShopperBag } from '../../src/bag/read.client.ts'

/** The bag with its totals: camelCase, amounts in cents. */
export type Bag = ReplyOfClient<typeof bagClient, 'read'>
/** A line of the bag. */
export type BagLine = Bag['cartLines'][number]
