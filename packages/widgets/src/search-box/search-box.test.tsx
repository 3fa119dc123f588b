import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { describeElementContract } from '../testing/element-contract.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { noSuggestions, someOffers, someSuggestions } from '../testing/suggestions.fixtures.ts'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

describeElementContract('onair-search-box')

const call = 'GET /api/v3/{language}/products/suggestions'
const pause = () => act(() => vi.advanceTimersByTimeAsync(300))

type Opening = SearchBoxProps & { language?: 'en' | 'fr' } & Pick<Parameters<typeof aShop>[0] & object, 'base' | 'go'>

function open({ language = 'en', base, go, ...props }: Opening = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = aServer()
  server.on(call, () => ({ status: 200, body: someSuggestions({ language }) }))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const shop = aShop({
    ...{ language, fetch: server.fetch, storage: { local: localStorage } },
    ...(base && { base }),
    ...(go && { go }),
  })
  renderIn(shop, <SearchBox {...props} />)
  const types = async (text: string) => {
    await user.type(screen.getByRole('combobox'), text)
    await pause()
  }
  return { server, user, types }
}

/** Records the addresses of followed links and forms: jsdom does not navigate. */
function watchLeaving() {
  const followed: string[] = []
  const clicked = (event: MouseEvent) => {
    const place = (event.target as Element).closest('a')?.getAttribute('href')
    if (!place) return
    if (!event.defaultPrevented) followed.push(place)
    event.preventDefault()
  }
  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented) {
      followed.push(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form) as never)}`)
    }
    event.preventDefault()
  }
  addEventListener('click', clicked)
  addEventListener('submit', submitted)
  stopWatching = () => {
    removeEventListener('click', clicked)
    removeEventListener('submit', submitted)
  }
  return followed
}
let stopWatching = () => {}
afterEach(() => {
  cleanup()
  localStorage.clear()
  stopWatching()
  vi.useRealTimers()
})

const field = () => screen.getByRole('combobox')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

describe('an empty search box', () => {
  const offered = () => ({ ...someOffers(), Terms: ['wool coat'] })
  async function enter(...searches: string[]) {
    localStorage.setItem('recentSearches', JSON.stringify(searches))
    const opened = open()
    opened.server.on(call, () => ({ status: 200, body: offered() }))
    await opened.user.click(field())
    await pause()
    return opened
  }
  const names = () =>
    screen
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)

  test('1. offers recent searches, what is on air and popular searches', async () => {
    await enter('rug', 'pan')
    expect(names()).toEqual(['Your recent searches', 'On air now', 'Popular searches'])
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('6 suggestions The Delete key removes a recent search.')
    expect(screen.getByRole('option', { name: 'rug' })).toHaveAttribute('href', '/pages/productlist?searchTerm=rug')
  })

  test('2. can be used by keyboard: down, Delete, Escape, Tab', async () => {
    const { user } = await enter('rug', 'pan')
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('rug')
    await user.keyboard('{Delete}')
    expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['pan'])
    expect(screen.queryByRole('option', { name: 'rug' })).toBeNull()
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('pan')
    await user.tab()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('3. can be cleared by pointer: one search, or all', async () => {
    const followed = watchLeaving()
    const { user } = await enter('rug', 'pan')
    const [cross] = screen.getAllByTitle('Remove')
    await user.click(cross as HTMLElement)
    await pause()
    expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['pan'])
    await user.click(screen.getByRole('option', { name: 'Remove all recent searches' }))
    await pause()
    expect(localStorage.getItem('recentSearches')).toBeNull()
    expect(names()).toEqual(['On air now', 'Popular searches'])
    expect(followed).toEqual([])
  })

  test('4. stores searches, but no product or category', async () => {
    watchLeaving()
    const { user } = await enter()
    await user.click(screen.getByRole('option', { name: /Gooseneck/ }))
    await user.click(field())
    await pause()
    await user.click(screen.getByRole('option', { name: 'wool coat' }))
    await user.type(field(), ' tea cosy {Enter}')
    expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['tea cosy', 'wool coat'])
  })

  test('5. offers nothing on focus if the field has a text', async () => {
    const { user, server } = open({ searchTerm: 'pan' })
    const asked = vi.fn(() => ({ status: 200 as const, body: offered() }))
    server.on(call, asked)
    await user.click(field())
    await pause()
    expect(asked).not.toHaveBeenCalled()
    await user.clear(field())
    await pause()
    expect(names()).toContain('Popular searches')
  })
})

describe('the search box', () => {
  test('1. is a form that opens the results', async () => {
    const followed = watchLeaving()
    const { types } = open()
    await types('kettle{Enter}')
    expect(followed).toEqual(['/pages/productlist?searchTerm=kettle'])
  })

  test('2. suggests products, words, categories and brands, and says how many', async () => {
    const { types } = open()
    await types('k')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    const list = screen.getByRole('listbox', { name: 'Suggestions' })
    expect(field()).toHaveAttribute('aria-controls', list.id)
    const groups = within(list).getAllByRole('group')
    expect(
      groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Searches', 'Categories', 'Products', 'Brands'])
    expect(screen.getByRole('status')).toHaveTextContent('8 suggestions')
    expect(screen.getByRole('option', { name: /Gooseneck/ })).toHaveTextContent('412-305')
  })

  test('3. does so in French', async () => {
    const { types } = open({ language: 'fr' })
    await types('bou')
    expect(field()).toHaveAccessibleName('Chercher dans la boutique')
    expect(screen.getByRole('status')).toHaveTextContent('8 suggestions')
    expect(screen.getByRole('option', { name: 'bouilloire' }).querySelector('mark')).toHaveTextContent('bou')
  })

  test('3b. says until when the price of a price window is valid', async () => {
    const { types, server } = open()
    const { Products, ...others } = someSuggestions()
    const until = new Date(Date.now() + 15 * 60_000).toISOString()
    const [first, ...more] = Products
    server.on(call, () => ({
      status: 200,
      body: { ...others, Products: [{ ...first, PriceUntil: until }, ...more] as typeof Products },
    }))
    await types('k')
    expect(screen.getAllByText(/^At this price until \d/)).toHaveLength(1)
    expect(screen.getByRole('option', { name: /Gooseneck/ })).toHaveTextContent(/412-305At this price until \d/)
  })

  test('4. arrows move through the options while the field keeps the focus, and Enter takes one', async () => {
    const followed = watchLeaving()
    const { types, user } = open()
    await types('k')
    await user.keyboard('{ArrowDown}'.repeat(3))
    expect(active()).toHaveTextContent('Kettles')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(followed).toEqual(['/pages/productlist?dimensions=category%3Akettles'])
  })

  test('5. up from the typed text is the last option; Home returns to the text', async () => {
    const { types, user } = open()
    await types('k')
    await user.keyboard('{ArrowUp}')
    expect(active()).toHaveTextContent('Maison Nord')
    await user.keyboard('{Home}')
    expect(active()).toBeNull()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
  })

  test('6. Escape closes the list and keeps the text; arrow down opens it again', async () => {
    const { types, user } = open()
    await types('k')
    await user.keyboard('{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field()).toHaveValue('k')
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('kettle')
  })

  test('7. Tab moves on and closes the list', async () => {
    const { types, user } = open()
    await types('k')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('8. a click takes an option, and the field keeps the focus', async () => {
    const followed = watchLeaving()
    const { types, user } = open()
    await types('k')
    await user.click(screen.getByRole('option', { name: /Gooseneck/ }))
    expect(followed).toEqual(['/pages/productdetails?nav=R:412305'])
    expect(field()).toHaveFocus()
  })

  test('9. no result shows a message, and no empty list', async () => {
    const { server, types } = open()
    server.on(call, () => ({ status: 200, body: noSuggestions }))
    await types('zzz')
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  test('10. without the server it is a plain search', async () => {
    const followed = watchLeaving()
    const { server, types } = open()
    server.reachable(false)
    await types('kettle')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await types('{Enter}')
    expect(followed).toEqual(['/pages/productlist?searchTerm=kettle'])
  })

  test('11. a page may show its own results', async () => {
    const followed = watchLeaving()
    const asked = vi.fn(() => false)
    const { types, user } = open({ onBeforeSearch: asked })
    await types('k{Enter}')
    expect(asked).toHaveBeenLastCalledWith({ term: 'k', href: '/pages/productlist?searchTerm=k' })
    await types('n')
    await user.click(screen.getByRole('option', { name: 'Maison Nord' }))
    expect(asked).toHaveBeenLastCalledWith({ href: '/pages/productlist?dimensions=brand%3Amaison-nord' })
    expect(followed).toEqual([])
  })

  test('11b. on another site’s page, opens results without a form, which the page’s policy may forbid', async () => {
    const followed = watchLeaving()
    const go = vi.fn()
    const { types } = open({ base: 'https://shop.test', go })
    await types('crème brûlée{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith(
      'https://shop.test/pages/productlist?searchTerm=cr%C3%A8me%20br%C3%BBl%C3%A9e',
    )
    expect(followed).toEqual([])
  })
  test('12. Enter belongs to an input method while it composes', async () => {
    const followed = watchLeaving()
    const { types } = open()
    await types('k')
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true })
    act(() => void field().dispatchEvent(event))
    expect(active()).toBeNull()
    expect(followed).toEqual([])
  })

  test('13. text typed before hydration stays, with the focus, and gets suggestions', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = aServer()
    server.on(call, () => ({ status: 200, body: someSuggestions() }))
    const shop = aShop({ fetch: server.fetch })
    const widget = createElement(ShopContext.Provider, { value: shop }, createElement(SearchBox, { searchTerm: 'pan' }))
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(widget)
    const input = within(place).getByRole<HTMLInputElement>('combobox')
    expect(input).toHaveValue('pan')
    input.focus()
    input.value = 'pans'
    input.setSelectionRange(2, 2)
    let root: Root | undefined
    await act(async () => {
      root = hydrateRoot(place, widget)
    })
    await pause()
    expect(within(place).getByRole('combobox')).toBe(input)
    expect(input).toHaveFocus()
    expect(input).toHaveValue('pans')
    expect(input.selectionStart).toBe(2)
    expect(within(place).getAllByRole('option')).toHaveLength(8)
    act(() => root?.unmount())
    place.remove()
  })
})
