/** An amount as the protocol spells it. */
export interface WireAmount {
  currency: string
  total: string
  details?: Record<string, string>
}

/** The validated content of a payment. */
export interface Transaction {
  amount: WireAmount
  item_list?: { items?: Record<string, string>[]; shipping_address?: Record<string, string> }
  payee: { merchant_id: string }
  custom?: string
  invoice_number?: string
  description?: string
}

export interface Issue {
  field: string
  issue: string
}

type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parses "12.34" as 1234 and "-1.00" as -100; null for anything else. */
export const centsOf = (value: unknown): number | null => {
  const [, sign, dollars, cents] = /^(-?)(\d{1,7})\.(\d{2})$/.exec(textOf(value)) ?? []
  if (dollars === undefined) return null
  const total = Number(dollars) * 100 + Number(cents)
  return sign === '-' ? -total : total
}

/** Prints 1234 as "12.34". */
export const wireMoney = (cents: number): string => (cents / 100).toFixed(2)

/** The details that add to the total; the others are subtracted. */
const adding = ['subtotal', 'tax', 'shipping', 'handling_fee', 'insurance']
const subtracting = ['shipping_discount', 'discount']

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([key, field]) => (typeof field === 'string' ? [[key, field]] : [])),
  )

/** The problems of an amount. Like the real service, refuses details that do not add up to the total. */
export const amountIssues = (value: unknown, field: string): Issue[] => {
  const { total, currency, details } = fieldsOf(value)
  const cents = centsOf(total)
  if (cents === null || cents <= 0)
    return [{ field: `${field}.total`, issue: 'Must be text such as "12.34", above zero' }]
  if (!/^[A-Z]{3}$/.test(textOf(currency))) return [{ field: `${field}.currency`, issue: 'Must be a currency code' }]
  if (details === undefined) return []
  let sum = 0
  for (const [name, part] of Object.entries(fieldsOf(details))) {
    const partCents = centsOf(part)
    const isDetail = adding.includes(name) || subtracting.includes(name)
    if (!isDetail || partCents === null || partCents < 0) {
      return [{ field: `${field}.details.${name}`, issue: 'Must be text such as "12.34"' }]
    }
    sum += subtracting.includes(name) ? -partCents : partCents
  }
  return sum === cents ? [] : [{ field: `${field}.details`, issue: 'Details must add up to the total' }]
}

/** Items must be of the amount's currency and add up to its subtotal. */
export const itemIssues = (items: unknown, amount: unknown, field: string): Issue[] => {
  if (items === undefined) return []
  if (!Array.isArray(items)) return [{ field, issue: 'Must be a list' }]
  const { currency, total, details } = fieldsOf(amount)
  let sum = 0
  for (const [index, item] of items.entries()) {
    const { name, price, quantity, currency: own } = fieldsOf(item)
    const cents = centsOf(price)
    const count = /^[1-9]\d{0,4}$/.test(textOf(quantity)) ? Number(quantity) : null
    const named = textOf(name) !== '' && textOf(name).length <= 127
    if (!named) return [{ field: `${field}[${index}].name`, issue: 'Required, at most 127 characters' }]
    if (cents === null) return [{ field: `${field}[${index}].price`, issue: 'Must be text such as "12.34"' }]
    if (count === null) return [{ field: `${field}[${index}].quantity`, issue: 'Must be text such as "2"' }]
    if (own !== currency) return [{ field: `${field}[${index}].currency`, issue: 'Must be that of the amount' }]
    sum += cents * count
  }
  const subtotal = centsOf(fieldsOf(details).subtotal ?? total)
  return items.length === 0 || sum === subtotal ? [] : [{ field, issue: 'Item amounts must add up to the subtotal' }]
}

const addressIssues = (value: unknown, field: string): Issue[] =>
  value === undefined
    ? []
    : ['recipient_name', 'line1', 'city', 'state', 'postal_code', 'country_code'].flatMap((name) =>
        textOf(fieldsOf(value)[name]) === '' ? [{ field: `${field}.${name}`, issue: 'Required field' }] : [],
      )

/** Parses a transaction, or lists all its problems. */
export const readTransaction = (value: unknown, ownMerchantId: string): Transaction | Issue[] => {
  const field = 'transactions[0]'
  const { amount, item_list, payee, custom, invoice_number, description } = fieldsOf(value)
  const { items, shipping_address } = fieldsOf(item_list)
  const issues = [
    ...amountIssues(amount, `${field}.amount`),
    ...itemIssues(items, amount, `${field}.item_list.items`),
    ...addressIssues(shipping_address, `${field}.item_list.shipping_address`),
  ]
  if (issues.length > 0) return issues
  const { total, currency, details } = fieldsOf(amount)
  const merchant = textOf(fieldsOf(payee).merchant_id) || ownMerchantId
  return {
    amount: {
      total: textOf(total),
      currency: textOf(currency),
      ...(details !== undefined && { details: texts(details) }),
    },
    ...(item_list !== undefined && {
      item_list: {
        ...(Array.isArray(items) && { items: items.map(texts) }),
        ...(shipping_address !== undefined && { shipping_address: texts(shipping_address) }),
      },
    }),
    payee: { merchant_id: merchant },
    ...(typeof custom === 'string' && { custom: custom.slice(0, 256) }),
    ...(typeof invoice_number === 'string' && { invoice_number: invoice_number.slice(0, 127) }),
    ...(typeof description === 'string' && { description: description.slice(0, 127) }),
  }
}

/** Applies a PATCH: replace and add, below `/transactions/0`. */
export const patchTransaction = (transaction: Transaction, operations: unknown): Transaction | Issue[] => {
  if (!Array.isArray(operations) || operations.length === 0)
    return [{ field: 'body', issue: 'A list of operations is needed' }]
  let raw: Fields = structuredClone(transaction) as unknown as Fields
  for (const [index, operation] of operations.entries()) {
    const { op, path, value } = fieldsOf(operation)
    const list = fieldsOf(raw.item_list)
    if (op !== 'replace' && op !== 'add') return [{ field: `[${index}].op`, issue: 'Must be replace or add' }]
    if (path === '/transactions/0/amount') raw = { ...raw, amount: value }
    else if (path === '/transactions/0/item_list/items') raw = { ...raw, item_list: { ...list, items: value } }
    else if (path === '/transactions/0/item_list/shipping_address') {
      raw = { ...raw, item_list: { ...list, shipping_address: value } }
    } else return [{ field: `[${index}].path`, issue: 'This cannot be changed' }]
  }
  return readTransaction(raw, transaction.payee.merchant_id)
}
