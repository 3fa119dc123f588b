/**
 * The reasons of a refusal to show to a shopper. Of a 417, a business rule, only the first (specification §8). Each reason of a
 * malformed request belongs to a field.
 */
export function reasonsOf<Item>({ status, items }: { status: number; items: readonly Item[] }): readonly Item[] {
  return status === 417 ? items.slice(0, 1) : items
}

/**
 * The sentences of {@link reasonsOf}. They lack the prefixes of a refused edit of an order (specification §8), which are made from
 * the Area: the Area places the message.
 */
export const sentencesOf = (refused: { status: number; items: readonly { message: string }[] }): string[] =>
  reasonsOf(refused).map(({ message }) => message)
