/**
 * The reasons of a refusal that a shopper reads: of a 417, a business rule, the first alone (specification §8). Those of a
 * malformed request belong to a field each.
 */
export function reasonsOf<Item>({ status, items }: { status: number; items: readonly Item[] }): readonly Item[] {
  return status === 417 ? items.slice(0, 1) : items
}

/**
 * The sentences of {@link reasonsOf}. The prefixes of a refused edit of an order (specification §8) are none of them: the Area,
 * from which they are made, places the message.
 */
export const sentencesOf = (refused: { status: number; items: readonly { message: string }[] }): string[] =>
  reasonsOf(refused).map(({ message }) => message)
