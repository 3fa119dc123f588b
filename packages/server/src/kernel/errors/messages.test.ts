import { expect, it } from 'vitest'
import { accounts } from './messages/accounts.ts'
import { bag } from './messages/bag.ts'
import { orders } from './messages/orders.ts'
import { requests } from './messages/requests.ts'
import { messages } from './refusal.ts'

it.each(Object.entries(messages))('%s is set as Canadian French is', (_, { fr }) => {
  // A colon stands behind a space at which no line breaks, other marks behind none.
  expect(fr).not.toMatch(/[^\u00a0]:(\s|$)|\s[!?;]/)
  expect(fr).not.toContain("'")
})

it('gives no code to two sentences', () => {
  const codes = [accounts, bag, orders, requests].flatMap(Object.keys)
  expect(codes.toSorted()).toEqual(Object.keys(messages).toSorted())
})
