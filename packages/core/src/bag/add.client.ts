import { cartGuidCookie, cartMergeCookie } from '../session/bag.cookies.ts'
import { isAuthenticated } from '../session/customer.cookies.ts'
import { cartProvinceCookie } from '../session/preferences.cookies.ts'
import { readCookie, type Session, writeCookie } from '../session/session.ts'
import { provinceCode } from '../shared/provinces.ts'
import type { BagResult, bagClient, LineRequest } from './bag.client.ts'
import { changeBag, customersGuid } from './change.client.ts'
import { mergeBag } from './merge.client.ts'

type AddingClient = Pick<
  ReturnType<typeof bagClient>,
  'addLine' | 'attach' | 'create' | 'read' | 'readMine' | 'setProvince'
>

/**
 * Adds a line to the shopper's bag.
 *
 * 1. The bag is the one in the cookie, else the customer's own, else a new one.
 * 2. If `changeBag` finds the bag gone, a new one replaces it.
 * 3. A new bag gets the province that the shopper chose. A customer's new bag is merged into the account.
 *
 * @param onGone called after the cookies of the lost bag are cleared, before a new bag is created
 * @param key the `Idempotency-Key` of the line: a line that is sent twice with it is added once
 */
export async function addToBag(
  session: Session,
  client: AddingClient,
  line: LineRequest,
  onGone: () => void = () => {},
  key?: string,
): Promise<BagResult> {
  const guid = readCookie(session, cartGuidCookie) ?? (await customersGuid(session, client))
  if (!guid) return createBag(session, client, line, key)
  const { result, gone } = await changeBag(session, client, () => client.addLine(guid, line, key))
  if (!gone) return result
  onGone()
  return createBag(session, client, line, key)
}

async function createBag(session: Session, client: AddingClient, line: LineRequest, key?: string): Promise<BagResult> {
  const created = await client.create(line, key)
  if (!created.ok) return created
  const { cartGuid } = created.value
  writeCookie(session, cartGuidCookie, cartGuid)
  const bag = await inChosenProvince(session, client, created)
  if (!isAuthenticated(session)) return bag
  writeCookie(session, cartMergeCookie, true)
  const mine = await mergeBag(session, client, cartGuid)
  return mine.ok ? mine : bag
}

async function inChosenProvince(
  session: Session,
  client: AddingClient,
  created: Extract<BagResult, { ok: true }>,
): Promise<BagResult> {
  const { cartGuid, province } = created.value
  const chosen = readCookie(session, cartProvinceCookie)
  if (!chosen || provinceCode(chosen) === province) return created
  const set = await client.setProvince(cartGuid, provinceCode(chosen))
  return set.ok ? set : created
}
