import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loaded, showBag, withBag } from '../testing/at-bag.tsx'
import { aBag, shownBag } from '../testing/bag.fixtures.ts'

describe('a promo code', () => {
  test('1. is applied and shown with its discount; then removed', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag() })
    await user.type(screen.getByLabelText('Promo code'), ' welcome10 {Enter}')
    const codes = within(await screen.findByRole('list', { name: 'Promo codes in use' }))
    expect(codes.getByRole('listitem')).toHaveTextContent('WELCOME10 10% off')
    expect(screen.getByText('−$19.90')).toBeVisible()
    expect(screen.getByText('The promo code welcome10 is applied.')).toBeInTheDocument()
    expect(screen.getByLabelText('Promo code')).toHaveValue('')
    await user.click(codes.getByRole('button', { name: 'Remove the promo code WELCOME10' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Promo codes in use' })).toBeNull())
    expect(screen.getByLabelText('Promo code')).toHaveFocus()
  })

  test('2. if refused, shows why beside the field, which has the focus and keeps the code', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag() })
    await user.type(screen.getByLabelText('Promo code'), 'EXPIRED')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const field = screen.getByLabelText('Promo code')
    await waitFor(() => expect(field).toHaveAccessibleDescription('EXPIRED ended on Nov 1.'))
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveValue('EXPIRED')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('3. that reduces nothing now says why, and can be removed', async () => {
    const idle = { Code: 'BIG50', Description: '$50 off', Amount: 0, IsApplied: false }
    const why = { Message: 'Promo code BIG50 needs $300.00 of merchandise.', Area: 'PromoCode' }
    showBag(withBag(aBag({ Promotions: [idle], Messages: [why] })))
    await loaded()
    const summary = within(screen.getByRole('region', { name: 'Order summary' }))
    expect(summary.getByText(why.Message)).toBeVisible()
    expect(screen.getAllByText(why.Message)).toHaveLength(1)
    expect(summary.getByRole('listitem')).toHaveTextContent('BIG50 $50 off (not applied)')
    expect(summary.getByRole('button', { name: 'Remove the promo code BIG50' })).toBeVisible()
  })

  test('4. is required', async () => {
    const server = withBag(aBag())
    const { user } = showBag(server, { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByLabelText('Promo code')).toHaveFocus()
    expect(server.requests).toEqual([])
  })
})

describe('a promo code that was posted without JavaScript and refused', () => {
  const refusedCode = { code: 'SPRING24', message: 'SPRING24 ended on Nov 1.' }

  test('1. is in its field with the reason, until another is tried', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag(), refusedCode })
    const field = screen.getByLabelText('Promo code')
    expect(field).toHaveValue('SPRING24')
    expect(field).toHaveAccessibleDescription('SPRING24 ended on Nov 1.')
    await user.clear(field)
    await user.type(field, 'welcome10{Enter}')
    await screen.findByRole('list', { name: 'Promo codes in use' })
    expect(field).not.toBeInvalid()
    expect(field).toHaveValue('')
  })
})
