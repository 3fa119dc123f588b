import type { Deps } from '../../kernel/feature.ts'
import { soldOutProducts, stockStates } from '../selling.queries.ts'

/**
 * Follows which products are sold out, by the announcements of their styles' stock (`NOTIFY stock`).
 *
 * 1. An announcement only says that something changed, and causes a reading of the stock. Readings run one after the other, so that
 *    the last one counts. Announcements during a reading cause one more after it.
 * 2. Most announcements change nothing, and cause no reading: a style in stock has fewer units.
 * 3. If announcements may have been missed, or a reading failed, the stock of all products is read.
 */
export function followStock(
  { pool, listener, log, stopping }: Pick<Deps, 'pool' | 'listener' | 'log'> & { stopping: AbortSignal },
  changed: (itemNos: readonly string[], isSoldOut: boolean) => void,
) {
  const soldOut = new Set<string>()
  const announced = new Set<string>()
  let isUnsure = false
  let reading: Promise<void> | undefined

  function apply(itemNos: readonly string[], isSoldOut: boolean): void {
    const different = itemNos.filter((itemNo) => soldOut.has(itemNo) !== isSoldOut)
    if (different.length === 0) return
    for (const itemNo of different) {
      if (isSoldOut) soldOut.add(itemNo)
      else soldOut.delete(itemNo)
    }
    changed(different, isSoldOut)
  }

  async function read(): Promise<void> {
    while (isUnsure || announced.size > 0) {
      const itemNos = [...announced]
      const isAll = isUnsure
      announced.clear()
      isUnsure = false
      try {
        if (isAll) {
          const all = new Set((await soldOutProducts(pool)).map(({ itemNo }) => itemNo))
          apply(
            [...soldOut].filter((itemNo) => !all.has(itemNo)),
            false,
          )
          apply([...all], true)
        } else {
          const rows = await stockStates(pool, { itemNos })
          for (const state of [true, false])
            apply(
              rows.flatMap(({ itemNo, isSoldOut }) => (isSoldOut === state ? itemNo : [])),
              state,
            )
        }
      } catch (error) {
        isUnsure = true
        throw error
      }
    }
  }

  function readOn(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  listener.on('stock', (payload) => {
    if (payload === '') isUnsure = true
    else {
      const { itemNo, quantity } = JSON.parse(payload) as { itemNo: string; quantity: number }
      if (!reading && !isUnsure && quantity <= 0 === soldOut.has(itemNo)) return
      announced.add(itemNo)
    }
    readOn().catch((error: unknown) => {
      if (!stopping.aborted)
        log.warn({ err: error }, 'the stock could not be read; it is read again with the next change')
    })
  })

  return {
    soldOut: (): Iterable<string> => soldOut,
    /** Reads the present stock of all products. */
    async readAll(): Promise<void> {
      isUnsure = true
      await readOn()
    },
  }
}
