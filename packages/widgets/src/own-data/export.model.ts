import { Unreachable } from '@onair/core/http'
import { ownDataClient } from '@onair/core/own-data/client'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** How far the export is. A failure has the server's sentence, if it gave one. */
type ExportProgress = { kind: 'open' | 'busy' | 'done' } | { kind: 'failed'; message: string | undefined }

export type ExportModel = {
  progress: ReadonlySignal<ExportProgress>
  /** Reads what the shop holds of the customer, as a JSON text. @returns nothing when that failed */
  read(): Promise<string | undefined>
}

/**
 * The file of what the shop holds of a customer.
 *
 * 1. It is read once at a time.
 * 2. A failure is shown, and it can be read again.
 */
export function createExportModel(models: Models): ExportModel {
  const progress = signal<ExportProgress>({ kind: 'open' })
  return {
    progress,
    async read() {
      if (progress.peek().kind === 'busy') return undefined
      progress.value = { kind: 'busy' }
      try {
        const result = await ownDataClient(models.of(httpModel)).export()
        progress.value = result.ok ? { kind: 'done' } : { kind: 'failed', message: result.items[0]?.message }
        return result.ok ? JSON.stringify(result.value, null, 2) : undefined
      } catch (thrown) {
        progress.value = { kind: 'failed', message: undefined }
        if (!(thrown instanceof Unreachable)) throw thrown
        return undefined
      }
    },
  }
}
