import { statement } from '../kernel/db/pool.ts'

export const claimKey = statement<
  { claimed: boolean },
  { scope: string; key: string; hash: Buffer; now: Date; expiresAt: Date }
>(
  'bag.claim-key',
  `insert into bag_write as before (scope, key, request_hash, expires_at) values (:scope, :key, :hash, :expiresAt)
   on conflict (scope, key) do update set request_hash = excluded.request_hash, expires_at = excluded.expires_at
     where before.expires_at <= :now
   returning true as claimed`,
)

export const replyOfKey = statement<{ requestHash: Buffer; reply: string }, { scope: string; key: string }>(
  'bag.find-key',
  'select request_hash as "requestHash", reply from bag_write where scope = :scope and key = :key',
)

export const storeReply = statement<never, { scope: string; key: string; reply: string }>(
  'bag.store-reply',
  'update bag_write set reply = :reply where scope = :scope and key = :key',
)
