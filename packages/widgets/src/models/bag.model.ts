import { addToBag, type Bag, bagClient, bagToMerge, type LineRequest, mergeBag } from '@onair/core/bag/client'
import { type Result, Unreachable } from '@onair/core/http'
import type { Province } from '@onair/core/provinces'
import {
  cartGuidCookie,
  cartMergeCookie,
  cartProvinceCookie,
  clearBag,
  forgetWrite,
  isAuthenticated,
  pendingWrites,
  readBagCount,
  readCookie,
  recordWrite,
  writeBagCount,
  writeCookie,
  writeSessionCart,
} from '@onair/core/session'
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { bagCountModel } from './bag-count.model.ts'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { shared, whenActivated } from './page.ts'

/** Why the last change failed. A refusal has the server's own sentence, in the language of the page. */
export type BagError = { kind: 'refused'; message: string; area: string } | { kind: 'unreachable' }

/** The result of a change, or `undefined` if the server could not be reached (then `error` says so). */
export type BagResult = Result<Bag> | undefined

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
  /** Sends again what an earlier page could not finish. */
  resend(): void
  /** Resends, and follows other tabs and the back/forward cache while a widget watches. @returns stops watching */
  start(): () => void
}

type Change = {
  /** Items that it adds and that no line of the present bag shows. */
  added: number
  line?: string
  apply: (bag: Bag) => Bag
}

const unchanged = (bag: Bag) => bag
const quantityIn = (bag: Bag | undefined) => bag?.cartLines.reduce((sum, line) => sum + line.quantity, 0) ?? 0
const refusedFor = (message: string): Result<Bag> => ({
  ok: false,
  status: 404,
  items: [{ message, area: 'CartGuid' }],
})

/**
 * The bag, shared by all widgets of a page.
 *
 * 1. Changes are sent one after the other, in the order in which they were made: quick clicks and slow answers lose
 *    nothing.
 * 2. A change shows at once, on top of the server's last answer, until its own answer arrives: a removed line cannot
 *    return with the answer to an earlier change.
 * 3. A refused change is rolled back, with the server's sentence in `error`.
 * 4. A guest's first line creates the bag. A bag that is gone, or was ordered in another window or on the shop's own
 *    pages, is forgotten, and the line creates a new one.
 * 5. The server's answer is stored for this tab, without personal data (specification §3).
 * 6. A change is recorded until the server answers. The next page of this browser sends what was not answered again, with the
 *    same key, so that it takes effect once; a change of a bag that is no longer the shopper's is dropped.
 * 7. Without an identifier the count is 0 and calls are refused with `cartguid not found` (specification §8).
 */
export function bagModel({ session }: Environment, models: Models): BagModel {
  const client = bagClient(models.of(httpModel))
  const counts = models.of(bagCountModel)
  const guidNow = () => readCookie(session, cartGuidCookie)
  const serverBag = signal<Bag | undefined>(undefined)
  const known = signal(false)
  const waiting = signal<readonly Change[]>([])
  const error = signal<BagError | undefined>(undefined)
  let queue: Promise<unknown> = Promise.resolve()
  /** The keys of this page's own changes. */
  const own = new Set<string>()

  const bag = computed(
    () => serverBag.value && waiting.value.reduce((shown, change) => change.apply(shown), serverBag.value),
  )
  const weigh = () => {
    const added = waiting.value.reduce((sum, change) => sum + change.added, 0)
    counts.ahead.value = added + quantityIn(bag.value) - quantityIn(serverBag.value)
  }

  function take(next: Bag) {
    writeCookie(session, cartGuidCookie, next.cartGuid)
    writeSessionCart(session, next)
    writeBagCount(session, next.productCount)
    batch(() => {
      serverBag.value = next
      counts.serverCount.value = next.productCount
      known.value = true
      weigh()
    })
  }

  function drop() {
    clearBag(session)
    batch(() => {
      serverBag.value = undefined
      counts.serverCount.value = 0
      known.value = true
      weigh()
    })
  }

  // Do not notify other tabs of a mere read: each would read and notify in turn, without end.
  const replace = (next: Bag) => {
    take(next)
    counts.notify()
  }
  const forget = () => {
    drop()
    counts.notify()
  }

  /** Records a change before it is sent. @returns its key; none where the browser offers no random numbers. */
  function record(action: keyof typeof actions, ...args: unknown[]): string | undefined {
    const key = crypto.randomUUID?.()
    if (key) {
      own.add(key)
      recordWrite(session, { key, action, args, of: guidNow() ?? '' })
    }
    return key
  }

  /** Queues a change, shows it while it is pending and settles it with the answer. */
  function change(what: Change, send: () => Promise<Result<Bag>>, key?: string): Promise<BagResult> {
    batch(() => {
      waiting.value = [...waiting.value, what]
      weigh()
      error.value = undefined
    })
    const turn = queue.then(async () => {
      const settle = () => {
        waiting.value = waiting.value.filter((other) => other !== what)
        weigh()
      }
      try {
        const answer = await send()
        forgetWrite(session, key)
        batch(() => {
          settle()
          if (answer.ok) replace(answer.value)
          else if (answer.items[0]?.area !== 'IdempotencyKey') {
            const { message = '', area = '' } = answer.items[0] ?? {}
            error.value = { kind: 'refused', message, area }
          }
        })
        return answer
      } catch (failure) {
        // Some browsers fail the requests of a page that is being left. Its timers no longer run, and the record stays.
        setTimeout(() => forgetWrite(session, key))
        batch(() => {
          settle()
          if (failure instanceof Unreachable) error.value = { kind: 'unreachable' }
        })
        if (failure instanceof Unreachable) return undefined
        throw failure
      }
    })
    queue = turn.catch(() => {})
    return turn
  }

  const merge = (guid: string): Promise<Result<Bag>> => mergeBag(session, client, guid)

  /**
   * Reads the bag by its identifier. A customer who comes from another machine has a bag there; its identifier is
   * stored here.
   */
  const read = async (): Promise<Result<Bag>> => {
    const due = bagToMerge(session)
    if (due) return merge(due)
    const guid = guidNow()
    const found = guid ? await client.read(guid) : undefined
    // The bag of an edit that has ended is gone; the customer's own is back.
    if (found && (found.ok || found.status !== 404 || !isAuthenticated(session))) return found
    return isAuthenticated(session) ? client.readMine() : refusedFor('cartguid not found')
  }

  /** Runs a change of an existing bag. If the bag itself is gone, it is forgotten. */
  const onBag = (send: (guid: string) => Promise<Result<Bag>>) => async (): Promise<Result<Bag>> => {
    const guid = guidNow()
    if (!guid) {
      forget()
      return refusedFor('cartguid not found')
    }
    const answer = await send(guid)
    if (answer.ok || (answer.status !== 404 && answer.status !== 409)) return answer
    const present = await client.read(guid)
    if (present.ok) replace(present.value)
    else if (present.status === 404) forget()
    return answer
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
    const left = pendingWrites(session).filter(({ key, action }) => !own.has(key) && Object.hasOwn(actions, action))
    for (const { key, action, args, of } of left) {
      own.add(key)
      if (action !== 'add' && of !== guidNow()) {
        forgetWrite(session, key)
        continue
      }
      const again: (...args: never[]) => Promise<BagResult> = actions[action as keyof typeof actions]
      void again(...([...args, key] as never[]))
    }
    // The answer to a key that the server knows is the bag as it was then.
    if (left.length > 0) void refresh()
  }

  function refresh(): Promise<BagResult> {
    const turn = queue.then(async () => {
      try {
        const answer = await read()
        if (answer.ok) take(answer.value)
        else if (answer.status === 404) drop()
        // A temporary refusal counts as unreachable.
        if (!answer.ok && answer.status !== 404) error.value = { kind: 'unreachable' }
        else if (error.peek()?.kind === 'unreachable') error.value = undefined
        return answer
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        error.value = { kind: 'unreachable' }
        return undefined
      }
    })
    queue = turn.catch(() => {})
    return turn
  }

  const start = shared(() => {
    const stop = counts.start()
    const cancel = whenActivated(resend)
    const seen = counts.news.peek()
    // Another tab changed the bag. The count is known; the rest is read only where it is shown.
    const forgetNews = effect(() => {
      if (counts.news.value !== seen && serverBag.peek()) void refresh()
    })
    return () => {
      cancel()
      forgetNews()
      stop()
    }
  })

  return {
    count: counts.count,
    bag,
    known,
    pending: computed(() => waiting.value.length),
    pendingLines: computed(() => new Set(waiting.value.flatMap(({ line }) => line ?? []))),
    error,
    add: (line) => add(line),
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
      if (known.peek()) return
      const current = rendered.cartGuid === guidNow() && rendered.productCount === readBagCount(session)
      if (current && !bagToMerge(session)) take(rendered)
      else void refresh()
    },
    refresh,
    attach: () => {
      const guid = guidNow()
      if (!guid) return refresh()
      writeCookie(session, cartMergeCookie, true)
      return change({ added: 0, apply: unchanged }, () => merge(guid))
    },
    replace,
    forget,
    resend,
    start,
  }
}
