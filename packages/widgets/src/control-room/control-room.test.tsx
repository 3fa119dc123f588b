import { fromWire } from '@onair/core/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { anAirLog, anAirState } from '../testing/control-room.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import type { Room } from './control-room.model.ts'
import { ControlRoom } from './control-room.tsx'

const read = 'GET /api/v2/{language}/air'
const readLog = 'GET /api/v2/{language}/air/log'
const put = 'POST /api/v2/{language}/air/now'
const end = 'POST /api/v2/{language}/air/end'
const next = 'POST /api/v2/{language}/air/next'
const price = 'POST /api/v2/{language}/air/price'
const swap = 'POST /api/v2/{language}/air/swap'

afterEach(() => vi.unstubAllGlobals())

function show(language: 'en' | 'fr' = 'en', { hole = false } = {}) {
  const channel = fakeChannel()
  const server = aServer()
  const pressed: Record<string, unknown>[] = []
  let state = anAirState()
  for (const call of [put, end, next, swap, price] as const) {
    server.on(call, ({ body }) => {
      pressed.push(body)
      if (call === put) state = anAirState({ onAir: String(body.ItemNo), version: 2 })
      return { status: 200, body: state }
    })
  }
  server.on(read, () => ({ status: 200, body: state }))
  server.on(readLog, () => ({ status: 200, body: anAirLog() }))
  const now = hole ? { ...anAirState(), Now: null, OnAir: null, Products: [], Prices: [] } : anAirState()
  state = now as typeof state
  const initial = fromWire({ state: now, log: anAirLog(null) }) as Room
  renderIn(aShop({ language, cookies: memberCookie, fetch: server.fetch }), <ControlRoom initial={initial} />)
  return {
    server,
    channel,
    pressed,
    user: userEvent.setup(),
    /** Another operator has acted. */
    changes: (next: ReturnType<typeof anAirState>) => {
      state = next
    },
  }
}
/** A product's row, which is above that of its price. */
const rowOf = (name: string) => within(screen.getAllByText(name)[0]?.closest('li') as HTMLElement)

describe('the control room', () => {
  test('1. shows the programmes on air and next, the products in their order, the viewers, and the log', () => {
    show()
    expect(screen.getByText('Kitchen Table')).toBeVisible()
    expect(screen.getByText('Bright Ideas')).toBeVisible()
    expect(screen.getByText('1204 viewers connected')).toBeVisible()
    expect(rowOf('Pan').getByText('On air')).toBeVisible()
    expect(rowOf('Pan').getByText(/400-002 · 3 left · 1.4 orders a minute/)).toBeVisible()
    expect(screen.getByText('the onair command')).toBeVisible()
  })

  test('2. puts a product on air, moves the end and swaps, each with the shown version', async () => {
    const { user, pressed } = show()
    await user.click(screen.getByRole('button', { name: 'Put on air: Kettle' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Done.')
    expect(await rowOf('Kettle').findByText('On air')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '−5 minutes' }))
    await user.click(screen.getByRole('button', { name: 'Later: swap Knife with the product after it' }))
    await expect
      .poll(() => pressed)
      .toEqual([
        { ItemNo: '400001', Version: 1 },
        { ShowId: 'a', End: '2026-11-21T17:55:00.000Z', Version: 2 },
        { ItemNo: '400003', OtherItemNo: '400004', Version: 2 },
      ])
  })

  test('3. shows the server’s sentence about a conflict, and the other operator’s change', async () => {
    const { user, server, changes } = show()
    server.on(put, () => refusal(409, 'The plan has changed meanwhile.', 'Version'))
    changes(anAirState({ onAir: '400004', version: 5 }))
    await user.click(screen.getByRole('button', { name: 'Put on air: Kettle' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The plan has changed meanwhile.')
    expect(rowOf('Board').getByText('On air')).toBeVisible()
  })

  test('4. follows the channel without an action', async () => {
    const { channel, changes } = show()
    changes(anAirState({ onAir: '400003', version: 9, viewers: 1 }))
    act(() => channel.open()[0]?.say('product', { At: '2026-11-21T17:30:00Z', ItemNo: '400003', ShowId: 'a' }))
    expect(await rowOf('Knife').findByText('On air')).toBeVisible()
    expect(screen.getByText('1 viewer connected')).toBeVisible()
  })

  test('5. says in French that the shop did not reply', async () => {
    const { user, server } = show('fr')
    server.reachable(false)
    await user.click(screen.getByRole('button', { name: /^Mettre en ondes\s: Kettle$/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('La boutique n’a pas répondu')
  })

  test('6. moves the end to a typed time of the channel’s clock', async () => {
    const { user, pressed } = show()
    const field = screen.getByLabelText(/^The programme ends at/)
    expect(field).toHaveValue('13:00')
    await user.clear(field)
    await user.type(field, '13:25')
    await user.click(screen.getByRole('button', { name: 'Move the end' }))
    await expect.poll(() => pressed).toEqual([{ ShowId: 'a', End: '2026-11-21T18:25:00.000Z', Version: 1 }])
  })

  test('6b. corrects and ends the price of a price window; an invalid price is not sent', async () => {
    const { user, pressed } = show()
    const field = screen.getByLabelText('Corrected price of Pan')
    const correct = within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Correct' })
    for (const typed of ['constructor', '0', '']) {
      await user.clear(field)
      if (typed) await user.type(field, typed)
      await user.click(correct)
      expect(field).toBeInvalid()
    }
    await user.type(field, '39,99')
    await user.click(correct)
    await user.click(await screen.findByRole('button', { name: 'End now: the price of Pan' }))
    await user.click(await screen.findByRole('button', { name: 'Drop: the planned price of Board' }))
    await expect
      .poll(() => pressed)
      .toEqual([
        { ItemNo: '400002', Price: 39.99, Version: 1 },
        { ItemNo: '400002', Price: null, Version: 1 },
        { ItemNo: '400004', Price: null, Version: 1 },
      ])
  })

  test('7. begins the next programme in a gap of the schedule', async () => {
    const { user, pressed } = show('fr', { hole: true })
    expect(screen.getByText('Rien n’est en ondes')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Lancer «\u00a0Bright Ideas\u00a0» maintenant' }))
    await expect.poll(() => pressed).toEqual([{ Version: 1 }])
  })
})
