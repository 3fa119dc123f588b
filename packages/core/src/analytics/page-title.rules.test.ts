import { expect, test } from 'vitest'
import { accountPageTitle } from './page-title.rules.ts'

test.each([
  ['1.', '/pages/myaccount/newsletter', 'newsletter'],
  ['1.', '/pages/myaccount/information', 'information'],
  ['1.', '/pages/returnitems', 'returnitems'],
  ['2.', '/pages/myaccount/information/email', 'information'],
  ['2.', '/pages/myaccount/orderstatus/100000123', 'orderstatus'],
  ['2.', '/pages/myaccount/addresses/billingAddress', 'addresses'],
  ['3.', '/pages/myaccount', 'summary'],
  ['3.', '/pages/myaccount/', 'summary'],
  ['3.', '/pages/myaccount/summary', 'summary'],
  ['3.', '/pages/myaccount/profile', 'summary'],
])('%s %s has the title %s', (_, path, title) => expect(accountPageTitle(path)).toBe(title))
