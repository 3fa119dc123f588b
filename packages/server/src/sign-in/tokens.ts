import { createHash, randomBytes } from 'node:crypto'
import { guestTokenPrefix } from '@onair/core/session'
import type { Bearer } from '../kernel/call/auth.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import { addSeconds, subMinutes } from '../kernel/instants.ts'
import { deleteToken, findToken, insertToken, noteSeen } from './tokens.queries.ts'

/** The life of a token, the same as of its cookie (specification §3): 21 days, in seconds. */
export const tokenSeconds = 21 * 86_400

/** The hash of a token, which the database stores. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The precision of a session's last use, in minutes: its row is written at most that often. */
const seenMinutes = 10

/**
 * Issues a token for the app or for a customer: 43 random characters, a guest's after {@link guestTokenPrefix}, fewer than the 128
 * that the browser accepts (specification §5). The database stores its hash only, and the device ({@link deviceOf}) for the
 * customer's list of sessions.
 */
export async function issueToken(
  on: Queryable,
  edp: number | null,
  now: Date,
  { device = '', isGuest = false }: { device?: string; isGuest?: boolean } = {},
): Promise<string> {
  const token = (isGuest ? guestTokenPrefix : '') + randomBytes(32).toString('base64url')
  const expiresAt = addSeconds(now, tokenSeconds)
  await insertToken(on, { hash: hashOf(token), kind: edp === null ? 'app' : 'customer', edp, expiresAt, now, device })
  return token
}

/** Reads a token; undefined if it is unknown, expired or revoked. */
export async function verifyToken(on: Queryable, token: string, now: Date): Promise<Bearer | undefined> {
  if (token.length >= 128) return undefined
  const [found] = await findToken(on, { hash: hashOf(token), now })
  if (!found) return undefined
  if (found.edp === null) return { kind: 'app' }
  if (!found.lastSeenAt || found.lastSeenAt < subMinutes(now, seenMinutes))
    await noteSeen(on, { hash: hashOf(token), now })
  return { kind: 'customer', edp: found.edp, isGuest: found.isGuest === true, isOperator: found.isOperator === true }
}

/** The id by which a customer names a session: the beginning of the token's hash, from which no token can be found. */
export const sessionId = "encode(substring(token.hash for 16), 'hex')"

/** Revokes one token of a customer. */
export async function revokeToken(on: Queryable, edp: number, token: string): Promise<void> {
  await deleteToken(on, { hash: hashOf(token), edp })
}
