import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrate } from './island.ts'

/** A counter in a form; it breaks when it is told to, or when it has counted to two. */
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

/** An island as the server writes it. */
function served() {
  const element = document.createElement('shop-island')
  element.innerHTML = renderToString(<Counter />)
  document.body.append(element)
  const part = (name: 'form' | 'input' | 'button'): HTMLElement => {
    const found = element.querySelector(name)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  return { element, part, html: element.innerHTML }
}

describe('an island comes to life', () => {
  const reported = vi.fn()
  beforeEach(() => {
    reported.mockClear()
    vi.stubGlobal('reportError', reported)
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  test('1. with the elements that the server sent: what has focus and what was typed stays', async () => {
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

  test('2. one that throws at once keeps what the server sent, and is reported', async () => {
    const { element, html } = served()
    hydrate(element, <Counter broken />, 'i1-')
    await waitFor(() => expect(reported).toHaveBeenCalledOnce())
    await waitFor(() => expect(element.innerHTML).toBe(html))
  })

  test('3. one that throws later gets back what the server sent; the others live on', async () => {
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
})
