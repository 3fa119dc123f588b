import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderIn } from '../../testing/render.tsx'
import { aServer, refusal } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { useShop } from '../shop.tsx'
import { useCarryBag } from './use-carry-bag.ts'

const path = '/pages/checkout'
const base = 'https://shop.test'
const guid = '0b5e1c3a-6f0e-4d53-9c1e-2f4f0a7d9b11'
const handOver = 'POST /api/v2/{language}/carts/{guid}/handover'

function Link() {
  const { link } = useShop()
  const carryBag = useCarryBag(path)
  return (
    <a href={link(path)} onClick={carryBag}>
      Checkout
    </a>
  )
}

/** A page of another site, or of the shop's own. */
function show(options: Parameters<typeof aShop>[0] = {}) {
  const go = vi.fn()
  const server = aServer()
  server.on(handOver, () => ({ status: 201, body: { Code: 'a b', ExpiresAt: '2026-11-21T17:05:00.000Z' } }))
  const shop = aShop({ base, pathPrefix: '/en', cookies: `cartGuid=${guid}`, fetch: server.fetch, go, ...options })
  renderIn(shop, <Link />)
  let prevented: boolean | undefined
  document.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  const clicks = async (keys = '') => {
    const user = userEvent.setup()
    if (keys) await user.keyboard(keys)
    await user.click(screen.getByRole('link'))
    return prevented
  }
  return { go, server, clicks }
}

describe('a link to the shop from another site’s page', () => {
  test('1. opens the page in its language, with a code for the bag', async () => {
    const { go, server, clicks } = show()
    expect(await clicks()).toBe(true)
    await waitFor(() =>
      expect(go).toHaveBeenCalledExactlyOnceWith(`${base}/en/handover?code=a+b&to=%2Fen%2Fpages%2Fcheckout`),
    )
    expect(server.requests).toEqual([`POST /carts/${guid}/handover`])
  })

  test('2. opens the plain link if the shop gives no code or cannot be reached', async () => {
    for (const fail of ['refused', 'away']) {
      document.body.innerHTML = ''
      const { go, server, clicks } = show()
      if (fail === 'away') server.reachable(false)
      else server.on(handOver, () => refusal(404, 'Gone.', 'CartGuid'))
      await clicks()
      await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`${base}/en${path}`))
    }
  })

  test.each([
    ['there is no bag', { cookies: '' }, ''],
    ['the page is the shop’s own', { base: '' }, ''],
    ['so is an element’s', { base: location.origin }, ''],
    ['another tab is wanted', {}, '{Control>}'],
  ])('3. is left alone where %s', async (_, options, keys) => {
    const { go, server, clicks } = show(options)
    expect(await clicks(keys)).toBe(false)
    expect(go).not.toHaveBeenCalled()
    expect(server.requests).toEqual([])
  })
})
