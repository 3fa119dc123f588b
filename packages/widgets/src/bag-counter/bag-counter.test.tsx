import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { describeElementContract } from '../testing/element-contract.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { BagCounter } from './bag-counter.tsx'

describeElementContract('onair-bag-counter')

const kettle = { itemNo: '412305', edpNo: 1, quantity: 1 }

describe('the bag counter', () => {
  test('1. shows the cookie’s count, and links to the bag', () => {
    renderIn(aShop({ cookies: 'cartProductCount=3' }), <BagCounter />)
    expect(screen.getByRole('link', { name: 'Shopping bag, 3 items' })).toHaveAttribute('href', '/pages/shoppingbag')
  })

  test('2. is in French, where zero and one are singular', () => {
    renderIn(
      aShop({ language: 'fr', cookies: 'cartProductCount=1', base: 'https://shop.test', pathPrefix: '/fr' }),
      <BagCounter />,
    )
    expect(screen.getByRole('link', { name: 'Panier, 1 article' })).toHaveAttribute(
      'href',
      'https://shop.test/fr/pages/shoppingbag',
    )
  })

  test('3. has no bubble for an empty bag', () => {
    renderIn(aShop(), <BagCounter />)
    const link = screen.getByRole('link')
    expect(link).toHaveAccessibleName('Shopping bag, empty')
    expect(link).not.toHaveTextContent(/\d/)
  })

  test('4. counts an added item at once, announces it politely, and sends an event', async () => {
    const changed = vi.fn()
    const server = aServer()
    const shop = aShop({ fetch: server.fetch })
    renderIn(shop, <BagCounter onCountChange={changed} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    const { release } = server.delayReplies()
    await act(async () => void shop.models.of(bagModel).add(kettle))
    expect(screen.getByRole('link')).toHaveAccessibleName('Shopping bag, 1 item')
    expect(screen.getByRole('status')).toHaveTextContent('Shopping bag, 1 item')
    release()
    await waitFor(() => expect(shop.models.of(bagModel).pending.value).toBe(0))
    expect(changed).toHaveBeenCalledExactlyOnceWith({ count: 1 })
  })

  test('5. shows the same count as another counter of the page', async () => {
    const shop = aShop({ fetch: aServer().fetch })
    renderIn(
      shop,
      <>
        <BagCounter />
        <BagCounter compact />
      </>,
    )
    await act(() => shop.models.of(bagModel).add({ ...kettle, quantity: 4 }))
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName('Shopping bag, 4 items')
  })

  test('6. above 99, has a small bubble and the true number in its name', () => {
    renderIn(aShop({ cookies: 'cartProductCount=128' }), <BagCounter />)
    expect(screen.getByText('99+')).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAccessibleName('Shopping bag, 128 items')
  })

  test('7. lets a page show its own bag instead', async () => {
    const asked = vi.fn(() => false)
    renderIn(aShop({ cookies: 'cartProductCount=2' }), <BagCounter onBeforeOpen={asked} />)
    const click = vi.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', click, { once: true })
    await userEvent.click(screen.getByRole('link'))
    expect(asked).toHaveBeenCalledExactlyOnceWith({ count: 2, href: '/pages/shoppingbag' })
    expect(click).toHaveReturnedWith(true)
  })
})
