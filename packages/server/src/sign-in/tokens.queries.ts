import { statement } from '../kernel/db/pool.ts'

export const insertToken = statement<
  never,
  { hash: Buffer; kind: string; edp: number | null; expiresAt: Date; now: Date; device: string }
>(
  'sign-in.insert-token',
  'insert into token (hash, kind, customer_edp, expires_at, last_seen_at, device) values (:hash, :kind, :edp, :expiresAt, :now, :device)',
)

type TokenRow = {
  kind: 'app' | 'customer'
  edp: number | null
  isGuest: boolean | null
  isOperator: boolean | null
  lastSeenAt: Date | null
}

export const findToken = statement<TokenRow, { hash: Buffer; now: Date }>(
  'sign-in.find-token',
  `select token.kind, token.customer_edp as edp, customer.is_guest as "isGuest",
     customer.is_operator as "isOperator", token.last_seen_at as "lastSeenAt"
   from token left join customer on customer.edp = token.customer_edp
   where token.hash = :hash and token.expires_at > :now`,
)

export const noteSeen = statement<never, { hash: Buffer; now: Date }>(
  'sign-in.seen',
  'update token set last_seen_at = :now where hash = :hash',
)

export const deleteToken = statement<never, { hash: Buffer; edp: number }>(
  'sign-in.delete-token',
  'delete from token where hash = :hash and customer_edp = :edp',
)
