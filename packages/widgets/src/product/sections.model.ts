import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import { publicHttpModel } from '../models/public-http.model.ts'

export type SectionModel = {
  /** The section's text; undefined until it is read. */
  html: ReadonlySignal<string | undefined>
  reading: ReadonlySignal<'idle' | 'reading' | 'failed'>
  /** Reads the text, unless it is here or on its way. */
  read(): Promise<void>
}

/** The text of a product's section: it is read once, when the section opens, and again only if that failed. */
export function createSectionModel(
  models: Models,
  { itemNo, tabOrder, html: initial }: { itemNo: string; tabOrder: number; html?: string | undefined },
): SectionModel {
  const html = signal(initial)
  const reading = signal<'idle' | 'reading' | 'failed'>('idle')
  return {
    html,
    reading,
    async read() {
      if (html.peek() !== undefined || reading.peek() === 'reading') return
      reading.value = 'reading'
      try {
        const section = await catalogueClient(models.of(publicHttpModel)).section(itemNo, tabOrder)
        batch(() => {
          if (section.ok) html.value = section.value.html
          reading.value = section.ok ? 'idle' : 'failed'
        })
      } catch (thrown) {
        reading.value = 'failed'
        if (!(thrown instanceof Unreachable)) throw thrown
      }
    },
  }
}
