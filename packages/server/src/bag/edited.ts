/** The order that a bag edits, as it was when it was placed. Instants are ISO text. */
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
 * A bag that edits an order, with what the order holds.
 *
 * 1. The units of the order can be ordered again besides those in stock, even of a product that was withdrawn since.
 * 2. Up to its quantity in the order, a line costs what it cost there. More of it costs today's price, as a whole.
 * 3. Promo codes and gift cards of the order count as if the order had not used them; the statements see to that.
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

/** An instant of PostgreSQL's JSON, as replies show it. */
const instant = (text: string) => new Date(text).toISOString()

function editedLine<Row extends Line>(line: Row, { lines }: EditedOrder): Row {
  const own = lines.filter(({ edpNo }) => edpNo === line.edpNo)
  const held = own.reduce((sum, { quantity }) => sum + quantity, 0)
  // A donation costs the amount that was chosen.
  const [first] = line.isDonation ? [] : own
  const ordered =
    first && line.quantity <= first.quantity ? { priceCents: first.priceCents, priceUntil: null } : undefined
  return {
    ...line,
    stock: held + (line.withdrawn ? 0 : line.stock),
    withdrawn: line.withdrawn && line.quantity > held,
    ...ordered,
  }
}
