import type { Caller } from '@onair/core/contract'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../errors/kernel.messages.ts'
import type { Refusal } from '../errors/refusal.ts'

/** Whom a bearer token authenticates. */
export type Bearer = { kind: 'app' } | { kind: 'customer'; edp: number; isGuest: boolean; isOperator: boolean }

/** Reads a bearer token: undefined when it is unknown, expired or revoked. */
export type VerifyToken = (token: string) => Promise<Bearer | undefined>

/** The customer who makes a call. `token` is theirs, to be revoked at sign-out; it is never logged. */
export type Customer = { edp: number; isGuest: boolean; token: string }

const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +([\w\-.~+/]+=*)$/i.exec(headers.authorization ?? '')?.[1]

/** The customer of a public call's token; undefined without a valid one. */
export async function customerOf(
  request: Pick<FastifyRequest, 'headers'>,
  verify: VerifyToken,
): Promise<Customer | undefined> {
  const token = tokenOf(request)
  const bearer = token === undefined ? undefined : await verify(token)
  return token !== undefined && bearer?.kind === 'customer'
    ? { edp: bearer.edp, isGuest: bearer.isGuest, token }
    : undefined
}

/**
 * The customer who makes a call, or the refusal.
 *
 * 1. A public call needs no token and reads none.
 * 2. No token, or one that is unknown, expired, revoked or of the other kind: 401.
 * 3. A customer's call whose path names another customer: 403.
 * 4. An operator's call with the token of a customer who is none, a guest included: 403.
 */
export async function authorise(
  caller: Caller,
  request: Pick<FastifyRequest, 'headers' | 'params'>,
  verify: VerifyToken,
): Promise<Customer | undefined | Refusal> {
  if (caller === 'none') return undefined
  const token = tokenOf(request)
  const bearer = token === undefined ? undefined : await verify(token)
  if (caller === 'app') {
    return bearer?.kind === 'app' ? undefined : refuse(401, { code: 'app-token-required', area: 'Authorization' })
  }
  if (token === undefined || bearer?.kind !== 'customer') {
    return refuse(401, { code: 'sign-in-required', area: 'Authorization' })
  }
  const { edp } = request.params as { edp?: string }
  // Validation refuses a malformed number.
  if (edp !== undefined && /^\d+$/.test(edp) && Number(edp) !== bearer.edp) {
    return refuse(403, { code: 'not-yours', area: 'Edp' })
  }
  if (caller === 'operator' && !bearer.isOperator) {
    return refuse(403, { code: 'operators-only', area: 'Authorization' })
  }
  return { edp: bearer.edp, isGuest: bearer.isGuest, token }
}
