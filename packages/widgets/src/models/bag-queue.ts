import type { Bag } from '@onair/core/bag/client'
import { type Refused, type Result, Unreachable } from '@onair/core/http'
import { forgetWrite, type Session } from '@onair/core/session'
import { batch, signal } from '@preact/signals-core'
import type { bagStore, Change } from './bag-store.ts'

/** Why the last change failed. A refusal has the server's own sentence, in the page's language. */
export type BagError = { kind: 'refused'; message: string; area: string } | { kind: 'unreachable' }

/** The result of a change, or `undefined` if the server could not be reached (then `error` says so). */
export type BagResult = Result<Bag> | undefined

/** Sends the requests of a bag one after the other, and shows their results in its store. */
export function bagQueue(session: Session, store: ReturnType<typeof bagStore>) {
  const error = signal<BagError | undefined>(undefined)
  let queue: Promise<unknown> = Promise.resolve()

  function enqueue(send: () => Promise<BagResult>): Promise<BagResult> {
    const task = queue.then(send)
    queue = task.catch(() => {})
    return task
  }

  /** Shows why a change was refused. */
  function refuse(refused: Refused): Refused {
    const { message = '', area = '' } = refused.items[0] ?? {}
    error.value = { kind: 'refused', message, area }
    return refused
  }

  /**
   * Queues a change and shows it while it is pending, then shows the server's result.
   * @param key the key under which the change is recorded for the next page
   */
  function change(what: Change, send: () => Promise<Result<Bag>>, key?: string): Promise<BagResult> {
    batch(() => {
      store.apply(what)
      error.value = undefined
    })
    return enqueue(async () => {
      try {
        const result = await send()
        forgetWrite(session, key)
        batch(() => {
          store.finish(what)
          if (result.ok) store.replace(result.value)
          else if (result.items[0]?.area !== 'Idempotency-Key') refuse(result)
        })
        return result
      } catch (failure) {
        // Some browsers fail the requests of a page that is being left. Its timers then never run, so that the record stays.
        setTimeout(() => forgetWrite(session, key))
        batch(() => {
          store.finish(what)
          if (failure instanceof Unreachable) error.value = { kind: 'unreachable' }
        })
        if (failure instanceof Unreachable) return undefined
        throw failure
      }
    })
  }

  /** Reads the bag after all pending changes. */
  const refresh = (read: () => Promise<Result<Bag>>): Promise<BagResult> =>
    enqueue(async () => {
      try {
        const result = await read()
        if (result.ok) store.show(result.value)
        else if (result.status === 404) store.clear()
        // A temporary refusal counts as unreachable.
        if (!result.ok && result.status !== 404) error.value = { kind: 'unreachable' }
        else if (error.peek()?.kind === 'unreachable') error.value = undefined
        return result
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        error.value = { kind: 'unreachable' }
        return undefined
      }
    })

  return { error, change, refuse, refresh }
}
