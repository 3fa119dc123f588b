import {
  addToBag,
  type Bag,
  bagClient,
  bagToMerge,
  changeBag,
  type LineRequest,
  mergeBag,
  readShopperBag,
} from '@onair/core/bag/client'
import type { Result } from '@onair/core/http'
import { randomId } from '@onair/core/http'
import type { Province } from '@onair/core/provinces'
import {
  cartGuidCookie,
  cartMergeCookie,
  cartProvinceCookie,
  forgetWrite,
  pendingWrites,
  readBagCount,
  readCookie,
  recordWrite,
  writeCookie,
} from '@onair/core/session'
import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals-core'
import { bagCountModel } from './bag-count.model.ts'
import { type BagError, type BagResult, bagQueue } from './bag-queue.ts'
import { bagStore } from './bag-store.ts'
import { httpModel, quietHttpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { cookiesMissing } from './needs-cookies.ts'
import { shared, whenActivated } from './page.ts'

export type { BagError, BagResult } from './bag-queue.ts'

export type BagModel = {
  /** The number of items in the bag, including pending changes. */
  count: ReadonlySignal<number>
  /** The server's last bag with the pending changes applied; undefined before `refresh`, or if there is no bag. */
  bag: ReadonlySignal<Bag | undefined>
  /** Whether the bag has been read at least once. */
  known: ReadonlySignal<boolean>
  /** The number of pending changes. */
  pending: ReadonlySignal<number>
  /** The lines with a pending change. */
  pendingLines: ReadonlySignal<ReadonlySet<string>>
  error: Signal<BagError | undefined>
  add(line: LineRequest): Promise<BagResult>
  changeLine(id: string, quantity: number): Promise<BagResult>
  removeLine(id: string): Promise<BagResult>
  setProvince(province: Province): Promise<BagResult>
  setInstallments(noOfInstallments: number): Promise<BagResult>
  /** Applies a promo code; a refusal says why it cannot be applied. */
  applyPromoCode(code: string): Promise<BagResult>
  /** Removes a promo code. */
  dropPromoCode(code: string): Promise<BagResult>
  /**
   * Uses the bag that the server rendered into the page if it is still the cookies' bag and no merge is due; otherwise
   * reads the bag.
   */
  seed(bag: Bag): void
  /** Reads the bag again, after all pending changes. */
  refresh(): Promise<BagResult>
  /**
   * Merges the guest's bag into the customer's after a sign-in. A cookie marks the merge as due (specification §3)
   * until it is done: if the server fails, the next read retries it.
   */
  attach(): Promise<BagResult>
  /** Uses the bag that another call returned (checkout): counts it, stores it and notifies other tabs. */
  replace(bag: Bag): void
  /** Forgets the bag: it was ordered, or its shopper signed out. The next line creates a new one. */
  forget(): void
  /** Sends the changes again that an earlier page could not finish. */
  resend(): void
  /** Resends, and follows other tabs and the back/forward cache while a widget watches. @returns stops watching */
  start(): () => void
}

const unchanged = (bag: Bag) => bag
const isPrimitive = (value: unknown) => Object(value) !== value
const isLine = (value: unknown) => Number.isInteger((value as LineRequest | null)?.quantity)

/**
 * The bag, shared by all widgets of a page.
 *
 * 1. Changes are sent one after the other, in the order in which they were made: quick clicks and slow replies lose nothing.
 * 2. A change shows at once, on top of the server's last reply, until its own reply arrives: the reply to an earlier change
 *    cannot bring a removed line back.
 * 3. A refused change is rolled back, with the server's sentence in `error`.
 * 4. A guest's first line creates the bag. A bag that is gone, or was ordered in another window or on the shop's own
 *    pages, is forgotten, and the line creates a new one.
 * 5. The server's reply is stored for this tab, without personal data (specification §3).
 * 6. A change is recorded until the server replies. This browser's next page sends unanswered changes again with the same key, so
 *    that each takes effect once. A change of a bag that is no longer the shopper's is dropped, and so is a record that was
 *    tampered with.
 * 7. A customer whose token the server refuses goes on as a guest, with this browser's bag: a bag needs no sign-in, and the page
 *    stays open. Only the merge after a sign-in leads to sign-in again.
 * 8. Without an identifier the count is 0 and calls are refused with `cartguid not found` (specification §8).
 * 9. If the browser keeps no cookies, nothing is added: the next page would show an empty bag (`cookiesMissing`).
 */
export function bagModel(environment: Environment, models: Models): BagModel {
  const { session } = environment
  const client = bagClient(models.of(quietHttpModel))
  const askingClient = bagClient(models.of(httpModel))
  const counts = models.of(bagCountModel)
  const guidNow = () => readCookie(session, cartGuidCookie)
  const store = bagStore(session, counts)
  const queue = bagQueue(session, store)
  /** The keys of this page's own changes. */
  const own = new Set<string>()

  const { replace, forget } = store
  const { change, error } = queue

  /** Records a change before it is sent. @returns its key */
  function record(action: keyof typeof actions, ...args: unknown[]): string {
    const key = randomId()
    own.add(key)
    recordWrite(session, { key, action, args, of: guidNow() ?? '' })
    return key
  }

  /** Runs a change of an existing bag. */
  const onBag = (send: (guid: string) => Promise<Result<Bag>>) => async (): Promise<Result<Bag>> => {
    const { result, gone, present } = await changeBag(session, client, send)
    if (gone) forget()
    else if (present) replace(present)
    return result
  }

  const add = (line: LineRequest, key = record('add', line)) =>
    change({ added: line.quantity, apply: unchanged }, () => addToBag(session, client, line, forget, key), key)

  const changeLine = (id: string, quantity: number, key = record('changeLine', id, quantity)) =>
    change(
      {
        added: 0,
        line: id,
        apply: (shown) => ({
          ...shown,
          cartLines: shown.cartLines.map((line) =>
            line.id === id ? { ...line, quantity, lineTotal: line.price * quantity } : line,
          ),
        }),
      },
      onBag((guid) => client.changeLine(guid, id, quantity, key)),
      key,
    )

  const removeLine = (id: string, key = record('removeLine', id)) =>
    change(
      {
        added: 0,
        line: id,
        apply: (shown) => ({ ...shown, cartLines: shown.cartLines.filter((line) => line.id !== id) }),
      },
      onBag((guid) => client.removeLine(guid, id, key)),
      key,
    )

  const setProvince = (province: Province, key = record('setProvince', province)) => {
    writeCookie(session, cartProvinceCookie, province)
    return change(
      { added: 0, apply: (shown) => ({ ...shown, province }) },
      onBag((guid) => client.setProvince(guid, province, key)),
      key,
    )
  }

  const setInstallments = (noOfInstallments: number, key = record('setInstallments', noOfInstallments)) =>
    change(
      { added: 0, apply: (shown) => ({ ...shown, noOfInstallments }) },
      onBag((guid) => client.setInstallments(guid, noOfInstallments, key)),
      key,
    )

  const dropPromoCode = (code: string, key = record('dropPromoCode', code)) =>
    change(
      {
        added: 0,
        apply: (shown) => ({ ...shown, promotions: shown.promotions.filter((used) => used.code !== code) }),
      },
      onBag((guid) => client.dropPromoCode(guid, code, key)),
      key,
    )

  /** The changes that show before the server has answered. */
  const actions = { add, changeLine, removeLine, setProvince, setInstallments, dropPromoCode }

  function resend(): void {
    const unsent = pendingWrites(session).filter(({ key, action }) => !own.has(key) && Object.hasOwn(actions, action))
    for (const { key, action, args, of } of unsent) {
      own.add(key)
      const again: (...args: never[]) => Promise<BagResult> = actions[action as keyof typeof actions]
      // A function's length is the number of its arguments, without the optional key.
      const isSound = args.length === again.length && args.every(action === 'add' ? isLine : isPrimitive)
      if (!isSound || (action !== 'add' && of !== guidNow())) {
        forgetWrite(session, key)
        continue
      }
      void again(...([...args, key] as never[]))
    }
    // The reply to a repeated key is the bag as it was at the first one.
    if (unsent.length > 0) void refresh()
  }

  const refresh = () =>
    queue.refresh(async () => {
      const result = await readShopperBag(session, client)
      return !result.ok && result.status === 401 ? readShopperBag(session, client) : result
    })

  const start = shared(() => {
    const stop = counts.start()
    const cancel = whenActivated(resend)
    const seen = counts.news.peek()
    // Another tab changed the bag. The count is known; the rest is read only where it is shown.
    const forgetNews = effect(() => {
      if (counts.news.value !== seen && store.isRead()) void refresh()
    })
    return () => {
      cancel()
      forgetNews()
      stop()
    }
  })

  return {
    count: counts.count,
    bag: store.bag,
    known: store.known,
    pending: computed(() => store.waiting.value.length),
    pendingLines: computed(() => new Set(store.waiting.value.flatMap(({ line }) => line ?? []))),
    error,
    async add(line) {
      const missing = cookiesMissing(environment)
      return missing ? queue.refuse(missing) : add(line)
    },
    changeLine: (id, quantity) => changeLine(id, quantity),
    removeLine: (id) => removeLine(id),
    setProvince: (province) => setProvince(province),
    setInstallments: (noOfInstallments) => setInstallments(noOfInstallments),
    applyPromoCode: (code) =>
      change(
        { added: 0, apply: unchanged },
        onBag((guid) => client.applyPromoCode(guid, code)),
      ),
    dropPromoCode: (code) => dropPromoCode(code),
    seed(rendered) {
      if (store.known.peek()) return
      const current = rendered.cartGuid === guidNow() && rendered.productCount === readBagCount(session)
      if (current && !bagToMerge(session)) store.show(rendered)
      else void refresh()
    },
    refresh,
    attach: () => {
      const guid = guidNow()
      if (!guid) return refresh()
      writeCookie(session, cartMergeCookie, true)
      return change({ added: 0, apply: unchanged }, () => mergeBag(session, askingClient, guid))
    },
    replace,
    forget,
    resend,
    start,
  }
}
