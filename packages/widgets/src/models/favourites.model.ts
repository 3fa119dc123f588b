import { withFavourite, withoutFavourite } from '@onair/core/favourites'
import { favouritesClient } from '@onair/core/favourites/client'
import { type Result, Unreachable } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import {
  favouriteItemsKey,
  readFavourites,
  saveReturnTarget,
  saveWantedFavourite,
  takeWantedFavourite,
  writeFavourites,
} from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { shared, whilePageLives } from './page.ts'
import { signedInModel } from './signed-in.model.ts'

export type FavouritesModel = {
  /** Item numbers that show as favourites, the latest first: none unless the shopper is signed in. */
  itemNos: ReadonlySignal<readonly string[]>
  /** Adds or removes at once, here and on the server; who is not signed in is sent to sign in and back (specification §4). */
  toggle(itemNo: string): Promise<void>
  /** Reads the server's list where the shopper is signed in, and follows the other tabs. @returns how to stop. */
  start(): () => void
}

/** A thousand favourites are known here; no page shows more hearts than that. */
const mostPages = 10

/**
 * The favourites, one list for all widgets of a page.
 *
 * 1. An item shows as a favourite only to who is signed in and has it in the local list (specification §4). Guests of a
 *    checkout have no account and so no favourites.
 * 2. The local list belongs to one customer. Another one's is never shown: it is read from the server instead.
 * 3. The list is read at sign-in, and again when it is an hour old, for what was added on another machine.
 * 4. A change shows at once and is sent in the order in which it was made. What the server says to it is only logged:
 *    no message, no rollback (specification §4).
 * 5. Who is not signed in goes to sign in and comes back to the same page, where the item is then added. From a foreign
 *    page, whose address the shop cannot lead back to, they come to the product's own page.
 */
export function favouritesModel(environment: Environment, models: Models): FavouritesModel {
  const { session, base, link, go } = environment
  const client = favouritesClient(models.of(httpModel))
  const { member, refresh: readCookies } = models.of(signedInModel)
  const itemNos = signal<readonly string[]>([])
  /** What was changed since the list was asked for: the answer does not know of it. */
  let changed: ((list: readonly string[]) => readonly string[])[] = []
  let queue: Promise<void> = Promise.resolve()
  let reading: number | undefined

  const look = () => {
    const edp = member.peek()
    itemNos.value = edp === undefined ? [] : (readFavourites(session, edp)?.itemNos ?? [])
  }
  look()

  function log(what: string, answer: Result<unknown> | Unreachable): void {
    if (answer instanceof Unreachable) console.warn(`Favourites: ${what}: the shop cannot be reached`)
    else if (!answer.ok) console.warn(`Favourites: ${what}: ${answer.status} ${answer.items[0]?.message ?? ''}`)
  }

  async function ask<Value>(what: string, call: () => Promise<Result<Value>>): Promise<Value | undefined> {
    const answer = await call().catch((failure: unknown) => {
      if (failure instanceof Unreachable) return failure
      throw failure
    })
    log(what, answer)
    return !(answer instanceof Unreachable) && answer.ok ? answer.value : undefined
  }

  function put(edp: number, list: readonly string[], readAt?: Date): void {
    itemNos.value = list
    writeFavourites(session, edp, list, readAt)
  }

  /** All numbers; of a collector's very many the latest. */
  async function readAll(): Promise<Result<string[]>> {
    const list: string[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await client.itemNos(page)
      if (!answer.ok) return answer
      const { favourites, paging } = answer.value
      list.push(...favourites.filter(({ isRemoved }) => !isRemoved).map(({ itemNumber }) => itemNumber))
      if (page >= paging.totalPages) break
    }
    return { ok: true, value: list }
  }

  async function read(edp: number): Promise<void> {
    reading = edp
    changed = []
    const list = await ask('reading', readAll)
    if (reading === edp) reading = undefined
    if (!list || member.peek() !== edp) return
    put(
      edp,
      changed.reduce((sum: readonly string[], change) => change(sum), list),
      session.now(),
    )
  }

  function change(edp: number, itemNo: string, favourite: boolean): Promise<void> {
    const apply = (list: readonly string[]) => (favourite ? withFavourite : withoutFavourite)(list, itemNo)
    changed.push(apply)
    put(edp, apply(itemNos.peek()))
    const turn = queue.then(async () => {
      await ask(favourite ? 'adding' : 'removing', () => (favourite ? client.add(itemNo) : client.remove(itemNo)))
    })
    queue = turn.catch(() => {})
    return turn
  }

  const start = shared(() => {
    const heard = (event: StorageEvent) => {
      if (event.key !== null && event.key !== favouriteItemsKey.name) return
      batch(() => {
        readCookies()
        look()
      })
    }
    const stopListening = whilePageLives(
      () => {
        addEventListener('storage', heard)
        // Whoever signs in or out on this page, too.
        const stop = effect(() => {
          const edp = member.value
          look()
          if (edp === undefined) return
          const known = readFavourites(session, edp)
          if (!known?.fresh && reading !== edp) void read(edp)
          const wanted = takeWantedFavourite(session)
          if (wanted !== undefined) void change(edp, wanted, true)
        })
        return () => {
          stop()
          removeEventListener('storage', heard)
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
    start,
  }
}
