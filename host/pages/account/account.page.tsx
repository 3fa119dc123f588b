import type { Page } from '../../kernel/page.ts'

/** The account's own address leads to the orders, which most shoppers want. */
export const accountPage: Page = {
  path: '/pages/myaccount',
  audience: 'guest',
  load: async (visit) => ({ redirect: visit.link('/pages/myaccount/orderstatus'), status: 302 }),
}
