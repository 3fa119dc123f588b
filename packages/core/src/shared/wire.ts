/**
 * Converts between the wire's names and the code's (specification §3: `ItemNo`, `OrderSummary`).
 *
 * - Names: `ItemNo` on the wire is `itemNo` in the code. Only the first letter changes, except for the
 *   few irregular names below.
 * - Money: the wire carries dollars as JSON numbers with two decimals, the code integer cents. `isMoney`
 *   says which fields are money; a contract test compares it with every schema, so a new amount cannot be forgotten.
 */

// Wire names of fields that hold dollars: one amount, a list of amounts or a range. Most are known by how they end.
const endings = /(Price|Total|Payment|Amount)$/
const others =
  /^(PriceBefore|PriceAfter|Discount|ShippingHandling|GiftCardRedemption|CreditAmountApplied|Balance|FreeShippingRemaining|FreeFrom|PaidWhole|Difference|ToAuthorize|Goods|Shipping|Taxes|AnnualIncome|CreditLimit|Min|Max)$/

/** Whether a field of this wire name is an amount in dollars. */
export const isMoney = (name: string): boolean => endings.test(name) || others.test(name)

/** Wire names whose first letters are an acronym, with the name the code uses. */
const irregular = { CCExpiry: 'ccExpiry', CustomerEDP: 'customerEdp' } as const
const irregularBack = new Map([
  ['ccExpiry', 'CCExpiry'],
  ['customerEdp', 'CustomerEDP'],
  ['en', 'en'],
  ['fr', 'fr'],
])

type CamelName<K> = K extends keyof typeof irregular ? (typeof irregular)[K] : K extends string ? Uncapitalize<K> : K

/** A wire shape in the code: names in camelCase, amounts in integer cents (still `number`). */
export type Camel<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? Camel<Item>[]
    : T extends object
      ? { [K in keyof T as CamelName<K>]: Camel<T[K]> }
      : T

const camelName = (name: string): string =>
  Object.hasOwn(irregular, name)
    ? irregular[name as keyof typeof irregular]
    : name.charAt(0).toLowerCase() + name.slice(1)

const wireName = (name: string): string => irregularBack.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1)

/** Wire value → code value. Unknown fields stay; values that are not JSON pass unchanged. */
export function fromWire<T>(value: T): Camel<T>
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      camelName(name),
      typeof field === 'number' && isMoney(name) ? Math.round(field * 100) : fromWire(field),
    ]),
  )
}

/** Code value → wire value: the reverse of `fromWire`. Dates become ISO 8601 instants, `undefined` fields are left out. */
export function toWire<T>(value: Camel<T>): T
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire)
  if (value instanceof Date) return value.toISOString()
  if (value === null || typeof value !== 'object') return value
  const wire: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue
    const name = wireName(key)
    wire[name] = typeof field === 'number' && isMoney(name) ? field / 100 : toWire(field)
  }
  return wire
}
