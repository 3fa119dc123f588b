import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { line, memoryStorages, showBag, withBag } from '../testing/at-bag.tsx'
import { aBag, shownBag } from '../testing/bag.fixtures.ts'
import { productListOf } from '../testing/fixtures.ts'
import { refusal } from '../testing/server.ts'

describe('saving for later', () => {
  const saved = () => within(screen.getByRole('region', { name: 'Saved for later' }))
  const later = (name: string) => screen.getByRole('button', { name: `Save for later: ${name}` })
  const shownSaved = () => screen.findByRole('region', { name: 'Saved for later' })
  const kettle = 'Gooseneck Kettle with Thermometer'

  test('1. moves a line below the bag, at today’s price; it can be undone', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag() }, { storage: memoryStorages() })
    await user.click(later(kettle))
    const undo = await screen.findByRole('button', { name: `Put ${kettle} back` })
    expect(undo).toHaveFocus()
    await shownSaved()
    expect(saved().getByRole('link', { name: kettle })).toHaveAttribute('href', expect.stringContaining('412305'))
    expect(saved().getByText('Item 412-305').parentElement).toHaveTextContent('Red · Item 412-305 · 2 pieces')
    await waitFor(() => expect(saved().getByText('$59.99')).toBeInTheDocument())
    await user.click(undo)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
  })

  test('2. lasts beyond the page, even with an empty bag; the item can be moved back', async () => {
    const storage = memoryStorages()
    const first = showBag(withBag(aBag()), { initial: shownBag() }, { storage })
    await first.user.click(later(kettle))
    await screen.findByRole('region', { name: 'Saved for later' })
    cleanup()
    const server = withBag(aBag({ CartLines: [], ProductCount: 0 }))
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', ({ body }) => {
      expect(body).toEqual({ ItemNo: '412305', EdpNo: 9001, Quantity: 2 })
      return { status: 200, body: aBag() }
    })
    const { user } = showBag(server, {}, { storage })
    expect(await screen.findByText('Your bag is empty.')).toBeVisible()
    await user.click(saved().getByRole('button', { name: /^Move .* to the bag$/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
    expect(screen.getByRole('heading', { name: 'Your bag' })).toHaveFocus()
  })

  test('3. shows a refusal beside the item that cannot be moved back', async () => {
    const storage = memoryStorages()
    const server = withBag(aBag())
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () =>
      refusal(417, 'This item is sold out.', 'Quantity'),
    )
    const { user } = showBag(server, { initial: shownBag() }, { storage })
    await user.click(later(kettle))
    await shownSaved()
    await user.click(saved().getByRole('button', { name: /^Move/ }))
    expect(await saved().findByRole('alert')).toHaveTextContent('This item is sold out.')
  })

  test('3b. moves an item back once, even with several clicks', async () => {
    const server = withBag(aBag())
    const { user } = showBag(server, { initial: shownBag() }, { storage: memoryStorages() })
    await user.click(later(kettle))
    await shownSaved()
    await user.dblClick(saved().getByRole('button', { name: /^Move/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
    expect(server.requests.filter((call) => /^POST .*cartlines$/.test(call))).toHaveLength(1)
  })

  test('4. changes nothing if the line cannot be removed from the bag', async () => {
    const server = withBag(aBag())
    server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', () =>
      refusal(409, 'It was ordered.', 'CartGuid'),
    )
    const { user } = showBag(server, { initial: shownBag() }, { storage: memoryStorages() })
    await user.click(later(kettle))
    expect(await line(/Kettle/).findByRole('alert')).toHaveTextContent('It was ordered.')
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
    // The undo button that had the focus is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('5. marks sold-out and withdrawn items, and removes them on request', async () => {
    const storage = memoryStorages()
    const server = withBag(aBag())
    server.on('GET /api/v3/{language}/products', () => ({ status: 200, body: productListOf([], {}) }))
    const { user } = showBag(server, { initial: shownBag() }, { storage })
    await user.click(later(kettle))
    await shownSaved()
    expect(await saved().findByText('No longer offered')).toBeVisible()
    expect(saved().queryByRole('button', { name: /^Move/ })).toBeNull()
    await user.click(saved().getByRole('button', { name: /^Remove/ }))
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
  })

  test('6. shows in other tabs', async () => {
    const storage = memoryStorages()
    showBag(withBag(aBag()), { initial: shownBag() }, { storage })
    const item = { itemNo: '330118', edpNo: 8001, name: 'Cardigan', imageUrl: 'p/cardigan-navy-0', quantity: 1 }
    storage.local.setItem('savedItems', JSON.stringify([{ ...item, style: null, size: null }]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'savedItems' })))
    await shownSaved()
    expect(saved().getByRole('link')).toHaveAttribute('href', expect.stringContaining('330118'))
  })

  test.each(['no JSON', '{}', '[{}]', '[{"itemNo":1}]'])('7. ignores a storage that holds %s', (text) => {
    const storage = memoryStorages()
    storage.local.setItem('savedItems', text)
    showBag(withBag(aBag()), { initial: shownBag() }, { storage })
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
  })
})
