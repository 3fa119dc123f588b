import { useState } from 'react'
import { useShop } from '../kit/shop.tsx'
import type { EditModel, EditProblem } from '../models/edit.model.ts'

/**
 * Runs an action that edits or cancels an order, one at a time. Its code, which is the bag's, is loaded on demand; if that fails,
 * the shopper is told that the shop cannot be reached.
 */
export function useEdit() {
  const { models } = useShop()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<EditProblem>()
  async function attempt(action: (edit: EditModel) => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const code = await import('../models/edit.model.ts').catch(() => undefined)
      const edit = code && models.of(code.editModel)
      if (edit) await action(edit)
      setProblem(edit ? edit.problem.peek() : { kind: 'unreachable' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, attempt, forget: () => setProblem(undefined) }
}
