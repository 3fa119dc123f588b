import { ShopContext, useHydrated } from '@onair/widgets/shop'
import { aShop, translate } from '@onair/widgets/testing'
import { keepTranslatedTexts } from '@onair/widgets/translated-texts'
import { getByLabelText, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrate, hydrateIsland } from './island.ts'

/** A counter in a form; it throws on request, or at two. */
function Counter({ broken = false }: { broken?: boolean }) {
  const [count, setCount] = useState(0)
  if (broken || count > 1) throw new Error('broken')
  return (
    <form action="/post">
      <input name="quantity" defaultValue="1" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} <span>counted</span>
      </button>
    </form>
  )
}

/** Two choices, which the form reads during hydration. */
function Choices({ rendered }: { rendered: string[] }) {
  return (
    <div>
      <Suspense>
        <ChoiceForm rendered={rendered} />
      </Suspense>
    </div>
  )
}

function ChoiceForm({ rendered }: { rendered: string[] }) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState('a')
  rendered.push(chosen)
  useEffect(() => {
    if (form.current) setChosen(String(new FormData(form.current).get('choice')))
  }, [])
  return (
    <form ref={form} data-restores={!hydrated || undefined}>
      {['a', 'b'].map((name) => (
        <label key={name}>
          <input type="radio" name="choice" value={name} checked={name === chosen} onChange={() => setChosen(name)} />
          {name}
        </label>
      ))}
      <output>{chosen}</output>
    </form>
  )
}

/** An island's HTML from the server. */
function served() {
  const element = document.createElement('shop-island')
  element.innerHTML = renderToString(<Counter />)
  document.body.append(element)
  const part = (name: 'form' | 'input' | 'button'): HTMLElement => {
    const target = element.querySelector(name)
    if (!target) throw new Error(`There is no ${name}`)
    return target
  }
  return { element, part, html: element.innerHTML }
}

const names = ['a', 'b', 'c']

type TileProps = { name: string; changed: boolean; broken: boolean; rendered: string[] }

function Tile({ name, changed, broken, rendered }: TileProps) {
  const [count, setCount] = useState(0)
  rendered.push(name)
  if (broken) throw new Error('broken')
  return (
    <button type="button" data-changed={changed || undefined} onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

type ListProps = { rendered: string[]; broken?: string }

/**
 * Each tile is a boundary. The list changes as soon as it is mounted, before its tiles hydrate; `rendered` receives the names of
 * rendered tiles.
 */
function List({ rendered, broken }: ListProps) {
  const [changed, setChanged] = useState(false)
  useLayoutEffect(() => setChanged(true), [])
  return (
    <ul data-changed={changed || undefined}>
      {names.map((name) => (
        <li key={name}>
          <Suspense>
            <Tile name={name} changed={changed} broken={name === broken} rendered={rendered} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}

function servedIn(widget: ReactNode) {
  const shop = aShop()
  const element = document.createElement('shop-island')
  element.innerHTML = renderToString(<ShopContext.Provider value={shop}>{widget}</ShopContext.Provider>)
  document.body.append(element)
  return { shop, element }
}

function servedList() {
  const { shop, element } = servedIn(<List rendered={[]} />)
  return { shop, element, html: element.innerHTML, tiles: [...element.querySelectorAll('button')] }
}

describe('the hydration of an island', () => {
  const reported = vi.fn()
  beforeEach(() => {
    reported.mockClear()
    vi.stubGlobal('reportError', reported)
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  test('1. keeps the server’s elements, with focus and typed text', async () => {
    const { element, part } = served()
    const input = part('input')
    input.focus()
    ;(input as HTMLInputElement).value = '7'
    hydrate(element, <Counter />, 'i1-')
    part('button').click()
    await waitFor(() => expect(part('button').textContent).toBe('1 counted'))
    expect(part('input')).toBe(input)
    expect(input).toHaveFocus()
    expect(input).toHaveValue('7')
    expect(reported).not.toHaveBeenCalled()
  })

  test('2. keeps the server’s HTML if the widget throws at once, and reports the error', async () => {
    const { element, html } = served()
    hydrate(element, <Counter broken />, 'i1-')
    await waitFor(() => expect(reported).toHaveBeenCalledOnce())
    await waitFor(() => expect(element.innerHTML).toBe(html))
  })

  test('3. restores the server’s HTML if the widget throws later; other islands go on', async () => {
    const [first, second] = [served(), served()]
    for (const { element } of [first, second]) hydrate(element, <Counter />, 'i1-')
    for (const times of [1, 2]) {
      first.part('button').click()
      await waitFor(() => expect(times === 1 ? first.part('button').textContent : 'broken').not.toBe('0 counted'))
    }
    await waitFor(() => expect(first.element.innerHTML).toBe(first.html))
    expect(reported).toHaveBeenCalledOnce()
    second.part('button').click()
    await waitFor(() => expect(second.part('button').textContent).toBe('1 counted'))
  })

  test('4. happens boundary by boundary: each tile of a list keeps the server’s element', async () => {
    const { shop, element, tiles } = servedList()
    const rendered: string[] = []
    hydrateIsland(element, { component: List, props: { rendered }, shop })
    expect(rendered).toEqual([])
    await waitFor(() => expect(element).toHaveAttribute('data-hydrated'))
    expect(new Set(rendered)).toEqual(new Set(names))
    await waitFor(() => expect(element.querySelectorAll('[data-changed]')).toHaveLength(1 + names.length))
    expect([...element.querySelectorAll('button')]).toEqual(tiles)
    for (const tile of tiles) tile.click()
    await waitFor(() => expect(tiles.map(({ textContent }) => textContent)).toEqual(names.map((name) => `${name} 1`)))
    expect(element.querySelectorAll('li')).toHaveLength(names.length)
    expect(reported).not.toHaveBeenCalled()
  })

  test('5. restores the server’s HTML if a boundary throws, and reports the error once', async () => {
    const { shop, element, html } = servedList()
    hydrateIsland(element, { component: List, props: { rendered: [], broken: 'b' }, shop })
    await waitFor(() => expect(reported).toHaveBeenCalledOnce())
    await waitFor(() => expect(element.innerHTML).toBe(html))
    const next = servedList()
    hydrateIsland(next.element, { component: List, props: { rendered: [] }, shop: next.shop })
    await waitFor(() => expect(next.element.querySelectorAll('[data-changed]')).toHaveLength(1 + names.length))
    expect(reported).toHaveBeenCalledOnce()
  })

  test('6. leaves an earlier choice to the browser; then the form reads it', async () => {
    const { shop, element } = servedIn(<Choices rendered={[]} />)
    const rendered: string[] = []
    const label = (name: string) => getByLabelText(element, name)
    hydrateIsland(element, { component: Choices, props: { rendered }, shop })
    label('b').click()
    expect(label('b')).toBeChecked()
    expect(rendered).toEqual([])
    await waitFor(() => expect(element.querySelector('output')).toHaveTextContent('b'))
    expect(label('b')).toBeChecked()
    expect(element.querySelector('form')).not.toHaveAttribute('data-restores')
    label('a').click()
    await waitFor(() => expect(element.querySelector('output')).toHaveTextContent('a'))
    expect(reported).not.toHaveBeenCalled()
  })

  test('7. succeeds while a browser translates the page, without an error', async () => {
    const { element, part } = served()
    keepTranslatedTexts(element)
    // This translator reacts to each change, sooner than any browser.
    const translator = new MutationObserver(() => translate(element))
    translator.observe(element, { subtree: true, childList: true, characterData: true })
    translate(element)
    hydrateIsland(element, { component: Counter, props: {}, shop: aShop() })
    await waitFor(() => expect(element).toHaveAttribute('data-hydrated'))
    part('button').click()
    await waitFor(() => expect(part('button').textContent).toBe('1 counted'))
    translator.disconnect()
    expect(element.querySelectorAll('font')).not.toHaveLength(0)
    expect(reported).not.toHaveBeenCalled()
  })
})
