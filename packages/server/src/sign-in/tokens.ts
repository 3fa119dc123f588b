import { createHash, randomBytes } from 'node:crypto'
import { addSeconds } from 'date-fns/addSeconds'
import type { Bearer } from '../kernel/call/auth.ts'
import { type Queryable, statement } from '../kernel/db/pool.ts'

/** The life of a token, the same as of its cookie (specification §3): 21 days, in seconds. */
export const tokenSeconds = 21 * 86_400

/** The hash of a token, which the database stores. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const insertToken = statement<never, [Buffer, string, number | null, Date]>(
  'sign-in.insert-token',
  'insert into token (hash, kind, customer_edp, expires_at) values ($1, $2, $3, $4)',
)
const findToken = statement<{ kind: 'app' | 'customer'; edp: number | null; isGuest: boolean | null }, [Buffer, Date]>(
  'sign-in.find-token',
  `select token.kind, token.customer_edp as edp, customer.is_guest as "isGuest"
   from token left join customer on customer.edp = token.customer_edp
   where token.hash = $1 and token.expires_at > $2`,
)
const deleteToken = statement<never, [Buffer, number]>(
  'sign-in.delete-token',
  'delete from token where hash = $1 and customer_edp = $2',
)

/**
 * Issues a token for the app or for a customer: 43 random characters, fewer than the 128 that the browser accepts (specification
 * §5). The database stores its hash only.
 */
export async function issueToken(on: Queryable, edp: number | null, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = addSeconds(now, tokenSeconds)
  await insertToken(on, hashOf(token), edp === null ? 'app' : 'customer', edp, expiresAt)
  return token
}

/** Reads a token; undefined if it is unknown, expired or revoked. */
export async function verifyToken(on: Queryable, token: string, now: Date): Promise<Bearer | undefined> {
  if (token.length >= 128) return undefined
  const [found] = await findToken(on, hashOf(token), now)
  if (!found) return undefined
  return found.edp === null ? { kind: 'app' } : { kind: 'customer', edp: found.edp, isGuest: found.isGuest === true }
}

/** Revokes one token of a customer. */
export async function revokeToken(on: Queryable, edp: number, token: string): Promise<void> {
  await deleteToken(on, hashOf(token), edp)
}
