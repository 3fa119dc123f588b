import { withFavourite, withoutFavourite } from '@onair/core/favourites'
import { type Favourites, favouritesClient } from '@onair/core/favourites/client'
import { type Result, randomId, Unreachable } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import {
  consumeWantedFavourite,
  favouriteItemsKey,
  forgetWrite,
  pendingWrites,
  readFavourites,
  recordWrite,
  saveReturnTarget,
  saveWantedFavourite,
  writeFavourites,
} from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { httpModel, quietHttpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { shared, whilePageLives } from './page.ts'
import { signedInModel } from './signed-in.model.ts'

export type FavouritesModel = {
  /** The favourite item numbers, the latest first; none unless the shopper is signed in. */
  itemNos: ReadonlySignal<readonly string[]>
  /**
   * Adds or removes an item at once, here and on the server. A shopper who is not signed in goes to sign-in and comes
   * back (specification §4).
   */
  toggle(itemNo: string): Promise<void>
  /** Removes all on the server, then here (specification §4). @returns whether the server did */
  clear(): Promise<boolean>
  /**
   * Uses the first page of the list that a widget has read, if the list is due and this page has changed nothing: of two pages,
   * only the other is then read.
   */
  know(first: Favourites): void
  /** Sends again the signed-in customer's changes that an earlier page could not finish. */
  resend(): void
  /** Resends, reads the server's list if the shopper is signed in, and follows other tabs. @returns stops following */
  start(): () => void
}

/** The most favourites that are stored. No page shows more hearts. */
const most = 1000

/** The item numbers of those that are still sold. */
const soldOf = ({ favourites }: Favourites) =>
  favourites.filter(({ isRemoved }) => !isRemoved).map(({ itemNumber }) => itemNumber)

/**
 * The favourites, one list for all widgets of a page.
 *
 * 1. An item shows as a favourite only if the shopper is signed in and the local list has it (specification §4). Guests of a
 *    checkout have no account, and so no favourites.
 * 2. The local list belongs to one customer. Another customer's list is never shown: the server's is read instead.
 * 3. The list is read at sign-in, and again when it is an hour old, to include items added on another machine.
 * 4. A change shows at once, and changes are sent in order. The server's reply is only logged: no message, no rollback
 *    (specification §4). The next page sends a change without a reply again.
 * 5. A token that the server refuses ends the sign-in here. Reading leaves the page open (specification §8). The shopper's own
 *    change leads to sign-in, and the same customer's next page sends it again.
 * 6. A shopper who is not signed in signs in and returns to the same page, where the item is then added. From another site's
 *    page, to which sign-in cannot return, it returns to the product's own page.
 */
export function favouritesModel(environment: Environment, models: Models): FavouritesModel {
  const { session, base, link, go } = environment
  const client = favouritesClient(models.of(httpModel))
  const quietClient = favouritesClient(models.of(quietHttpModel))
  const { member, refresh: readCookies } = models.of(signedInModel)
  const itemNos = signal<readonly string[]>([])
  /** Changes since the list was requested, which its reply does not include. */
  let changed: ((list: readonly string[]) => readonly string[])[] = []
  let queue: Promise<void> = Promise.resolve()
  let reading: number | undefined
  /** The keys of this page's own changes. */
  const own = new Set<string>()

  const look = () => {
    const edp = member.peek()
    itemNos.value = edp === undefined ? [] : (readFavourites(session, edp)?.itemNos ?? [])
  }
  look()

  function record(edp: number, ...args: [itemNo: string, favourite: boolean]): string {
    const key = randomId()
    own.add(key)
    recordWrite(session, { key, action: 'favourite', args, of: String(edp) })
    return key
  }

  function log(what: string, result: Result<unknown> | Unreachable): void {
    if (result instanceof Unreachable) console.warn(`Favourites: ${what}: the shop cannot be reached`)
    else if (!result.ok) console.warn(`Favourites: ${what}: ${result.status} ${result.items[0]?.message ?? ''}`)
  }

  /** The server's reply, if there is one. */
  async function ask<Value>(
    what: string,
    call: () => Promise<Result<Value>>,
    key?: string,
  ): Promise<Result<Value> | undefined> {
    const result = await call().catch((failure: unknown) => {
      if (failure instanceof Unreachable) return failure
      throw failure
    })
    log(what, result)
    if (result instanceof Unreachable) return undefined
    if (result.ok || result.status !== 401) forgetWrite(session, key)
    return result
  }

  function put(edp: number, list: readonly string[], readAt?: Date): void {
    itemNos.value = list
    writeFavourites(session, edp, list, readAt)
  }

  /** All item numbers, or the latest if there are very many. @param first the first of two pages that a widget has read */
  async function readAll(first?: Favourites): Promise<Result<string[]>> {
    const list = first ? soldOf(first) : []
    const pageSize = first?.favourites.length ?? 100
    let { currentPage: page, totalPages: pages } = first?.paging ?? { currentPage: 0, totalPages: 1 }
    while (page < pages && page * pageSize < most) {
      page += 1
      const result = await quietClient.itemNos(page, pageSize)
      if (!result.ok) return result
      list.push(...soldOf(result.value))
      pages = result.value.paging.totalPages
    }
    return { ok: true, value: list }
  }

  async function read(edp: number, first?: Favourites): Promise<void> {
    reading = edp
    changed = []
    const list = await ask('reading', () => readAll(first))
    if (reading === edp) reading = undefined
    if (!list?.ok || member.peek() !== edp) return
    put(
      edp,
      changed.reduce((sum: readonly string[], change) => change(sum), list.value),
      session.now(),
    )
  }

  function change(
    edp: number,
    itemNo: string,
    favourite: boolean,
    key = record(edp, itemNo, favourite),
    by = client,
  ): Promise<void> {
    const apply = (list: readonly string[]) => (favourite ? withFavourite : withoutFavourite)(list, itemNo)
    changed.push(apply)
    put(edp, apply(itemNos.peek()))
    const task = queue.then(async () => {
      await ask(favourite ? 'adding' : 'removing', () => (favourite ? by.add(itemNo) : by.remove(itemNo)), key)
    })
    queue = task.catch(() => {})
    return task
  }

  function resend(): void {
    const edp = member.peek()
    for (const { key, action, args, of } of pendingWrites(session)) {
      if (own.has(key) || action !== 'favourite' || of !== String(edp) || edp === undefined) continue
      own.add(key)
      const [itemNo, favourite] = args
      void change(edp, String(itemNo), favourite === true, key, quietClient)
    }
  }

  const start = shared(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== favouriteItemsKey.name) return
      batch(() => {
        readCookies()
        look()
      })
    }
    const stopListening = whilePageLives(
      () => {
        addEventListener('storage', onStorage)
        // This page may also sign in or out.
        const stop = effect(() => {
          const edp = member.value
          look()
          if (edp === undefined) return
          const cached = readFavourites(session, edp)
          if (!cached?.fresh && reading !== edp) void read(edp)
          untracked(resend)
          const requested = consumeWantedFavourite(session)
          if (requested !== undefined) void change(edp, requested, true)
        })
        return () => {
          stop()
          removeEventListener('storage', onStorage)
        }
      },
      () => {
        readCookies()
        look()
      },
    )
    return stopListening
  })

  return {
    itemNos,
    async toggle(itemNo) {
      readCookies()
      const edp = member.peek()
      if (edp !== undefined) return change(edp, itemNo, !itemNos.peek().includes(itemNo))
      if (base !== '') return go(`${link(signInPath)}?return=${encodeURIComponent(productPath(itemNo))}`)
      saveReturnTarget(session, location.pathname + location.search)
      saveWantedFavourite(session, itemNo)
      go(link(signInPath))
    },
    async clear() {
      readCookies()
      const edp = member.peek()
      if (edp === undefined) return false
      let cleared = false
      // Runs after the earlier changes, so that none of them adds an item again.
      const task = queue.then(async () => {
        cleared = (await ask('clearing', client.clear))?.ok ?? false
        if (!cleared || member.peek() !== edp) return
        changed.push(() => [])
        put(edp, [])
      })
      queue = task.catch(() => {})
      await task
      return cleared
    },
    know(first) {
      const edp = member.peek()
      if (edp === undefined || own.size > 0 || readFavourites(session, edp)?.fresh) return
      const { totalPages } = first.paging
      if (totalPages < 2) put(edp, soldOf(first), session.now())
      // For more than two pages, the model's own pages of a hundred need fewer requests.
      else if (totalPages === 2) void read(edp, first)
    },
    resend,
    start,
  }
}
