import type { BagLine } from '@onair/core/client'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { BagModel, BagResult } from '../models/bag.model.ts'

/** Why the last change did not happen, and beside which line to say so. */
export type Trouble = { line?: string } & ({ kind: 'refused'; message: string } | { kind: 'unreachable' })

export type BagViewModel = {
  /** Lines that were removed on this page, the latest last. Each can be put back. */
  removed: ReadonlySignal<readonly BagLine[]>
  trouble: ReadonlySignal<Trouble | undefined>
  change(line: BagLine, quantity: number): void
  remove(line: BagLine): void
  putBack(line: BagLine): void
  /** A change of the whole bag: province, instalments. */
  attempt(change: () => Promise<BagResult>): void
  /** Does again what the server could not be reached for. */
  again(): void
}

/**
 * What a bag's page remembers beside the bag.
 *
 * 1. A removed line can be put back as long as the page is open: its style and size is added again, as many as it held.
 * 2. A removal or a putting back that fails leaves the line where it was.
 * 3. A change that could not reach the server can be tried again; any change that follows makes it forgotten.
 */
export function bagViewModel(bag: BagModel): BagViewModel {
  const removed = signal<readonly BagLine[]>([])
  const trouble = signal<Trouble | undefined>(undefined)
  let failed: (() => void) | undefined

  async function attempt(change: () => Promise<BagResult>, line?: string): Promise<boolean> {
    trouble.value = undefined
    failed = undefined
    const answer = await change()
    if (answer?.ok) return true
    trouble.value = answer
      ? { kind: 'refused', message: answer.items[0]?.message ?? '', line }
      : { kind: 'unreachable', line }
    return false
  }

  const without = (line: BagLine) => {
    removed.value = removed.value.filter(({ id }) => id !== line.id)
  }

  const change = async (line: BagLine, quantity: number) => {
    if (!(await attempt(() => bag.changeLine(line.id, quantity), line.id))) failed = () => void change(line, quantity)
  }
  const remove = async (line: BagLine) => {
    removed.value = [...removed.value, line]
    if (await attempt(() => bag.removeLine(line.id), line.id)) return
    without(line)
    failed = () => void remove(line)
  }
  const putBack = async (line: BagLine) => {
    without(line)
    const { itemNo, edpNo, quantity } = line
    if (await attempt(() => bag.add({ itemNo, edpNo, quantity }))) return
    removed.value = [...removed.value, line]
    failed = () => void putBack(line)
  }
  const attemptOnBag = async (change: () => Promise<BagResult>) => {
    if (!(await attempt(change))) failed = () => void attemptOnBag(change)
  }

  return {
    removed,
    trouble,
    change: (line, quantity) => void change(line, quantity),
    remove: (line) => void remove(line),
    putBack: (line) => void putBack(line),
    attempt: (change) => void attemptOnBag(change),
    again: () => failed?.(),
  }
}
