import { type Signal, signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import { act, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BagCounter } from '../bag-counter/bag-counter.tsx'
import { bagModel } from '../models/bag.model.ts'
import { OnAirNow } from '../on-air-now/on-air-now.tsx'
import { Schedule } from '../schedule/schedule.tsx'
import { fakeChannel } from '../testing/channel.ts'
import { shownDay, shownProducts } from '../testing/fixtures.ts'
import { isPreact } from '../testing/renderer.ts'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { ShopContext, useShared, useWhileShown } from './shop.tsx'

const at = new Date('2026-11-21T15:20:00Z')
const day = shownDay({ at })

/** Reads a signal without the server's value. */
function Bare({ value }: { value: Signal<string> }) {
  useSignals()
  return <p>{value.value}</p>
}

function Value({ value, shown }: { value: Signal<string>; shown: string[] }) {
  shown.push(useShared(value, 'server'))
  return null
}

describe('hydration of a widget that a server rendered', () => {
  let errors: unknown[]
  beforeEach(() => {
    errors = []
    fakeChannel()
    vi.useFakeTimers({ now: at, toFake: ['Date'] })
    vi.spyOn(console, 'error').mockImplementation((...what) => void errors.push(what))
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const widgets: [string, ReactElement][] = [
    ['schedule', <Schedule key="1" initial={day} />],
    ['compact schedule', <Schedule key="2" initial={day} view="rest" compact />],
    ['whole day', <Schedule key="3" initial={day} view="day" date={day.date} />],
    ['on air now', <OnAirNow key="4" schedule={day} products={shownProducts()} />],
    ['bag counter', <BagCounter key="5" initial={2} />],
  ]

  test.each(widgets)(
    '1. %s: gives the same HTML, whatever else the browser knows, and no inline styles',
    async (_, widget) => {
      const served = aShop()
      const html = renderToString(<ShopContext.Provider value={served}>{widget}</ShopContext.Provider>, {
        identifierPrefix: 'i1-',
      })
      expect(html).not.toMatch(/ style=|<script|<style/)
      document.body.innerHTML = `<shop-island>${html}</shop-island>`
      const island = document.body.firstElementChild
      if (!island) throw new Error('There is no island')
      const first = island.firstElementChild
      // The browser hydrates later than the server rendered, elsewhere in the country, with another bag.
      vi.setSystemTime(new Date(at.getTime() + 95 * 60_000))
      const here = aShop({ fetch: aServer().fetch, cookies: 'cartProductCount=7' })
      await act(async () => {
        hydrateRoot(island, <ShopContext.Provider value={here}>{widget}</ShopContext.Provider>, {
          identifierPrefix: 'i1-',
          onRecoverableError: (error) => errors.push(error),
        })
      })
      expect(errors).toEqual([])
      expect(island.firstElementChild).toBe(first)
    },
  )

  test('2. keeps the server’s HTML when a signal changed before', async () => {
    const shop = aShop({ fetch: aServer().fetch })
    const html = renderToString(
      <ShopContext.Provider value={aShop()}>
        <BagCounter />
      </ShopContext.Provider>,
    )
    document.body.innerHTML = `<shop-island>${html}</shop-island>`
    const link = document.querySelector('a')
    await shop.models.of(bagModel).add({ itemNo: '412305', edpNo: 1, quantity: 3 })
    await act(async () => {
      hydrateRoot(
        document.querySelector('shop-island') as HTMLElement,
        <ShopContext.Provider value={shop}>
          <BagCounter />
        </ShopContext.Provider>,
        { onRecoverableError: (error) => errors.push(error) },
      )
    })
    expect(errors).toEqual([])
    expect(document.querySelector('a')).toBe(link)
    expect(link).toHaveAccessibleName('Shopping bag, 3 items')
  })

  test('3. with useSignals alone, React replaces the server’s HTML when a signal changed before', async () => {
    const value = signal('server')
    document.body.innerHTML = `<shop-island>${renderToString(<Bare value={value} />)}</shop-island>`
    const island = document.querySelector('shop-island') as HTMLElement
    const served = island.firstElementChild
    value.value = 'changed'
    await act(async () => {
      hydrateRoot(island, <Bare value={value} />, { onRecoverableError: (error) => errors.push(error) })
    })
    expect(island.textContent).toBe('changed')
    // Preact reports no difference: it patches the elements that it finds.
    expect(errors.length > 0).toBe(!isPreact)
    expect(island.firstElementChild === served).toBe(isPreact)
  })

  test('4. with useShared, shows the server’s value first, then the signal’s', async () => {
    const value = signal('here')
    const shown: string[] = []
    document.body.innerHTML = '<shop-island></shop-island>'
    await act(async () => {
      hydrateRoot(document.querySelector('shop-island') as HTMLElement, <Value value={value} shown={shown} />)
    })
    await waitFor(() => expect([...new Set(shown)]).toEqual(['server', 'here']))
    await act(async () => {
      value.value = 'changed'
    })
    await waitFor(() => expect([...new Set(shown)]).toEqual(['server', 'here', 'changed']))
  })
})

function Shown({ start }: { start: () => () => void }) {
  useWhileShown(start)
  return null
}

describe('a widget that is removed as soon as it is mounted', () => {
  const effectsRun = () => new Promise((done) => setTimeout(done, 300))

  /** A signal that counts its subscribers. */
  function counted() {
    const readers = { count: 0 }
    const value = signal('here', {
      watched: () => {
        readers.count += 1
      },
      unwatched: () => {
        readers.count -= 1
      },
    })
    return { value, readers }
  }

  test('5. is unsubscribed from signals, whether its effects have run or not', async () => {
    const { value, readers } = counted()
    for (const wait of [undefined, () => Promise.resolve(), () => new Promise((done) => setTimeout(done, 0))]) {
      const root = createRoot(document.createElement('div'))
      flushSync(() => root.render(<Value value={value} shown={[]} />))
      await wait?.()
      root.unmount()
      await effectsRun()
      expect(readers.count).toBe(0)
    }
  })

  test('5a. with useSignals alone, preact leaves it subscribed when it is removed before its effects run', async () => {
    const { value, readers } = counted()
    const root = createRoot(document.createElement('div'))
    flushSync(() => root.render(<Bare value={value} />))
    root.unmount()
    await effectsRun()
    expect(readers.count).toBe(isPreact ? 1 : 0)
  })

  test('6. does not start its work of useWhileShown', async () => {
    let running = 0
    const start = () => {
      running += 1
      return () => {
        running -= 1
      }
    }
    const root = createRoot(document.createElement('div'))
    flushSync(() => root.render(<Shown start={start} />))
    root.unmount()
    await effectsRun()
    expect(running).toBe(0)
  })
})
