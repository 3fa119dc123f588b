// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { createModels } from '@onair/widgets/models'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { countClicks } from './clicks.ts'

const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(null, { status: 204 }))
function open(searched: string | undefined) {
  document.body.innerHTML = `<div id="list"${searched === undefined ? '' : ` data-searched="${searched}"`}>
    <nav class="list-answers"><a id="answer" href="#answer">Hours</a></nav>
    <div class="list-main">
      <article class="onair-tile"><a id="product" href="#product"><span>Coat</span></a><button id="add">Add</button></article>
      <a id="pager" href="#2">2</a>
    </div>
  </div>`
  countClicks(createModels({ session: createSession({ jar: memoryJar('') }), language: 'fr', fetch: fetched }))
}
const press = (selector: string, type = 'click') =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
afterEach(() => {
  document.body.replaceChildren()
  fetched.mockClear()
})

describe('the report of clicks on search results', () => {
  test.each([
    ['1 a product', '#product span', 'click'],
    ['2 a product in another tab', '#product', 'auxclick'],
    ['3 a product put into the bag', '#add', 'click'],
    ['4 an answer above the products', '#answer', 'click'],
  ])('%s is told once, by the term alone', (_, selector, type) => {
    open('robe d’été')
    press(selector, type)
    press('#product')
    expect(fetched).toHaveBeenCalledTimes(1)
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/v3/fr/products/clicks')
    expect(init).toMatchObject({ method: 'POST', keepalive: true, body: '{"SearchTerm":"robe d’été"}' })
  })

  test('5 does not count another page of the list', () => {
    open('coat')
    press('#pager')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('6 does not count a product of a list without a search', () => {
    open(undefined)
    press('#product')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('7 ignores an unreachable server', async () => {
    fetched.mockRejectedValueOnce(new TypeError('away'))
    open('coat')
    press('#product')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  })
})
