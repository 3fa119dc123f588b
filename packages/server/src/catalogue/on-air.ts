/** What the catalogue reads of the programme on air. The live feature supplies it, being above the catalogue. */
export type OnAirSource = {
  /** The products of the programme that is on air, in the order of its plan. */
  itemNos(): readonly string[]
  /** `notify` is called whenever another programme or product is on air. */
  onChange(notify: () => void): void
}

/** What is on air, for the catalogue's features; nothing until there is a source. */
export function createOnAir(): OnAirSource & { follow(source: OnAirSource): void } {
  const listeners: (() => void)[] = []
  let source: OnAirSource | undefined
  return {
    itemNos: () => source?.itemNos() ?? [],
    onChange: (notify) => void listeners.push(notify),
    follow(given) {
      source = given
      given.onChange(() => {
        for (const notify of listeners) notify()
      })
    },
  }
}
