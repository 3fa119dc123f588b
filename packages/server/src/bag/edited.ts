/** The order that a bag edits. Instants are ISO text. */
export type EditedOrder = {
  orderNo: string
  placedAt: string
  /** The instant from which the edit can no longer be confirmed. */
  deadline: string
  lines: { edpNo: number; quantity: number; priceCents: number }[]
}

type Line = {
  edpNo: number
  quantity: number
  priceCents: number
  priceUntil: string | null
  stock: number
  isDonation: boolean
  withdrawn: boolean
}

/**
 * Adjusts a bag that edits an order.
 *
 * 1. The units of the order can be ordered again in addition to the stock, even if the product was withdrawn since.
 * 2. Up to its quantity in the order, a line keeps the order's price. A larger quantity costs today's price for all units.
 * 3. Promo codes and gift cards of the order count as if the order had not used them. The statements do that.
 */
export function asEdited<Bag extends { edit: EditedOrder | null; lines: Line[] }>(bag: Bag): Bag {
  const { edit } = bag
  if (!edit) return bag
  return {
    ...bag,
    edit: { ...edit, placedAt: instant(edit.placedAt), deadline: instant(edit.deadline) },
    lines: bag.lines.map((line) => editedLine(line, edit)),
  }
}

/** An instant of PostgreSQL's JSON in the format of replies. */
const instant = (text: string) => new Date(text).toISOString()

function editedLine<Row extends Line>(line: Row, { lines }: EditedOrder): Row {
  const orderLines = lines.filter(({ edpNo }) => edpNo === line.edpNo)
  const orderedQuantity = orderLines.reduce((sum, { quantity }) => sum + quantity, 0)
  // A donation costs the amount that was chosen.
  const [first] = line.isDonation ? [] : orderLines
  const ordered =
    first && line.quantity <= first.quantity ? { priceCents: first.priceCents, priceUntil: null } : undefined
  return {
    ...line,
    stock: orderedQuantity + (line.withdrawn ? 0 : line.stock),
    withdrawn: line.withdrawn && line.quantity > orderedQuantity,
    ...ordered,
  }
}
