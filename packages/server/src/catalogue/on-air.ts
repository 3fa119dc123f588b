import type { Bilingual } from '@onair/core/language'

/** What the catalogue needs to know about the programme on air. The live feature, which is above it, supplies it. */
export type OnAirSource = {
  /** The products of the programme that is on air, in the order of its plan. */
  itemNos(): readonly string[]
  /** The programme's title and page, and its product that is presented, or the first one. */
  programme(): { title: Bilingual; url: string; itemNo: string | undefined } | undefined
  /** `notify` is called whenever another programme or product is on air. */
  onChange(notify: () => void): void
}

/** The products on air, from the source that `follow` sets; none without a source. */
export function createOnAir(): OnAirSource & { follow(source: OnAirSource): void } {
  const listeners: (() => void)[] = []
  let source: OnAirSource | undefined
  return {
    itemNos: () => source?.itemNos() ?? [],
    programme: () => source?.programme(),
    onChange: (notify) => void listeners.push(notify),
    follow(next) {
      source = next
      next.onChange(() => {
        for (const notify of listeners) notify()
      })
    },
  }
}
