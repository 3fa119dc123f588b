import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { shownKettle } from '../../testing/product.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aServer } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { productModel } from '../product.model.ts'
import { Cost } from './cost.tsx'

afterEach(() => void vi.doUnmock('./plan-later.tsx'))

function show() {
  const bag = { add: () => Promise.resolve(undefined) }
  const model = productModel(shownKettle(), bag, async () => undefined)
  renderIn(
    aShop({ fetch: aServer().fetch }),
    <Cost model={model} at={new Date('2026-11-21T14:00:00-05:00')} planAtOnce={false} />,
  )
  const plan = screen.getByText(/Today \$15\.02, then 3 × \$14\.99/).closest('details') as HTMLDetailsElement
  return {
    plan,
    open() {
      plan.open = true
      act(() => void plan.dispatchEvent(new Event('toggle')))
    },
  }
}

test('1. where the payments of an opened plan do not come, the shopper is told, and can try again', async () => {
  vi.doMock('./plan-later.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { plan, open } = show()
  open()
  const again = await within(plan).findByRole('button', { name: 'Try again' })
  expect(plan).toHaveTextContent('This could not be loaded.')
  vi.doUnmock('./plan-later.tsx')
  await userEvent.click(again)
  expect(await within(plan).findAllByRole('listitem')).toHaveLength(4)
})

test('2. an element loads the payments of a plan when it is opened', async () => {
  const { plan, open } = show()
  expect(within(plan).queryByRole('list', { hidden: true })).toBeNull()
  open()
  expect(await within(plan).findAllByRole('listitem')).toHaveLength(4)
  expect(plan).toHaveTextContent('No interest, no fees.')
})
