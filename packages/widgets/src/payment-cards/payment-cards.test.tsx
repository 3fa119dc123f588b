import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { someCard } from '../testing/account.fixtures.ts'
import { watchPosts } from '../testing/posts.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { PaymentCards, type PaymentCardsProps } from './payment-cards.tsx'

const cards = [
  someCard(),
  someCard({ id: 'c2', isDefault: false, cardType: 'MC', lastDigits: '4444', expiryMonth: '11', expiryYear: '2026' }),
  someCard({ id: 'c3', isDefault: false, cardType: 'FI', lastDigits: '0000', expiryMonth: '10', expiryYear: '2026' }),
]
const show = (props: Partial<PaymentCardsProps> = {}, language: 'en' | 'fr' = 'en') =>
  renderIn(aShop({ language }), <PaymentCards cards={cards} today="2026-11-30" {...props} />)

describe('the list of cards', () => {
  test('1. shows brand, digits, expiry and holder, and cards that expire this month or have expired', () => {
    show({}, 'fr')
    const [visa, master, own] = screen.getAllByRole('listitem')
    expect(visa).toHaveTextContent(/Carte par défaut.*Visa se terminant par 4242.*Expiration\s: 08\/2029.*Susan Martin/)
    expect(master).toHaveTextContent('Expire ce mois-ci')
    expect(own).toHaveTextContent(/Expirée.*Carte Onair se terminant par 0000/)
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('2. has buttons with each card’s name to edit it, make it the default and, after a question, remove it', async () => {
    const posts = watchPosts()
    const user = userEvent.setup()
    show()
    expect(screen.getByRole('link', { name: 'Edit – MasterCard ending in 4444' })).toHaveAttribute(
      'href',
      '/pages/myaccount/paymentcards/addcard?id=c2',
    )
    await user.click(screen.getByRole('button', { name: 'Make default – MasterCard ending in 4444' }))
    await user.click(screen.getByRole('link', { name: 'Remove – MasterCard ending in 4444' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove this card?' })
    expect(dialog).toHaveTextContent('MasterCard ending in 4444 will no longer be offered')
    await user.click(within(dialog).getByRole('button', { name: 'Remove the card' }))
    expect(posts).toEqual([
      { action: '/account/cards/default', fields: { id: 'c2' } },
      { action: '/account/cards/remove', fields: { id: 'c2' } },
    ])
  })

  test('3. shows the server’s sentence if a card cannot be removed', () => {
    show({ refused: { message: 'Easy Pay payments still run on this card.' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Easy Pay payments still run on this card.')
  })

  test('4. links to the form if empty; says so if full', () => {
    const { unmount } = show({ cards: [] })
    expect(screen.getByText(/You have no saved card yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a card' })).toBeVisible()
    unmount()
    show({ cards: Array.from({ length: 20 }, (_, n) => someCard({ id: String(n) })) })
    expect(screen.queryByRole('link', { name: 'Add a card' })).toBeNull()
  })
})
