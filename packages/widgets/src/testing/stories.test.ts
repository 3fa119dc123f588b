// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const states = ['empty', 'one', 'many', 'loading', 'failing', 'longest texts', 'French', 'dark'] as const
type State = (typeof states)[number]

/** The names of stories for each state. */
const named: Readonly<Record<State, RegExp>> = {
  empty: /^(Empty|NeverOrdered|NoPayments|None)/,
  one: /^One/,
  many: /^(Many|Pages|SomeP|Some$|SeveralParcels|ManyLongNames)/,
  loading: /^(Loading|Updating)/,
  failing: /^(Failing|Away|Unreachable|NewWhileAway)/,
  'longest texts': /^(LongestTexts|ManyLongNames)/,
  French: /InFrench$/,
  dark: /^Dark$/,
}

// The server renders a screen with its data: it never loads in the browser, and if its data cannot be read, the page says so.
const rendered = ['loading', 'failing'] as const
// A form shows one item.
const form = ['empty', 'one', 'many', 'loading'] as const

/** The screens of the account area, and the states that each cannot be in. */
const screens: Readonly<Record<string, readonly State[]>> = {
  'account-summary': rendered,
  'order-list': [],
  // It shows one order.
  'order-status': ['empty', 'one', 'many'],
  'easy-pay': [],
  favourites: [],
  'recently-viewed': [],
  'track-order': ['one'],
  'return-items': ['empty', 'one', 'loading'],
  addresses: ['loading'],
  'address-form': form,
  'payment-cards': ['loading'],
  'card-form': form,
  information: ['empty', 'loading'],
  'information-form': form,
  // Its texts are the shop's own.
  'own-data': [...form, 'longest texts'],
  'settle-payment': form,
}

test.each(Object.entries(screens))('%s has a story of every state', (screen, exempt) => {
  const file = resolve(import.meta.dirname, `../${screen}/${screen}.stories.tsx`)
  expect(existsSync(file)).toBe(true)
  const stories = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name)
  const missing = states.filter((state) => !exempt.includes(state) && !stories.some((name) => named[state].test(name)))
  expect(missing).toEqual([])
})
