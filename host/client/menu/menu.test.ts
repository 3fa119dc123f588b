// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { createModels } from '@onair/widgets/models'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enhanceDrawer } from './drawer.ts'
import { enhancePanels } from './panels.ts'

const item = (Id: string, Name: string, Items: unknown[] = []) => ({
  Id,
  Name,
  Url: `/pages/productlist?dimensions=category:${Id}`,
  Items,
})
const menu = {
  Items: [
    item('kitchen', 'Kitchen', [
      item('cookware', 'Cookware', [item('pans', 'Pans'), item('pots', 'Pots')]),
      item('tools', 'Tools'),
    ]),
    item('fashion', 'Fashion', [item('dresses', 'Dresses')]),
    item('books', 'Books'),
  ],
}
const brands = { Brands: [{ Id: 'maison-nord', Name: 'Maison Nord', Count: 3 }] }
const texts = { all: 'All {{name}}', brands: 'Popular brands', back: 'Back' }

/** A session storage as browsers have it. */
function aStore() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

let reachable = true
let asked: string[] = []
let went: string[] = []

function someModels(store = aStore(), arrived: Promise<void> = Promise.resolve()) {
  const fetchMenu = async (input: RequestInfo | URL) => {
    const path = String(input)
    asked.push(path)
    await arrived
    if (!reachable) throw new TypeError('The network is gone')
    return new Response(JSON.stringify(path.includes('/menu') ? menu : brands))
  }
  return createModels({
    session: createSession({ jar: memoryJar(''), storage: { session: store } }),
    language: 'en',
    pathPrefix: '/en',
    fetch: fetchMenu as typeof fetch,
    go: (address) => void went.push(address),
  })
}

beforeEach(() => {
  reachable = true
  asked = []
  went = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
const pause = () => vi.advanceTimersByTimeAsync(1000)
const links = (within: ParentNode | null | undefined) =>
  [...(within?.querySelectorAll('a') ?? [])].map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('the bar of departments', () => {
  function open(models = someModels()) {
    document.body.innerHTML = `<nav><ul>
      <li data-menu="kitchen"><a href="/en/kitchen">Kitchen</a><button aria-expanded="false">More</button></li>
      <li data-menu="fashion"><a href="/en/fashion">Fashion</a><button aria-expanded="false">More</button></li>
    </ul></nav><button id="elsewhere">Elsewhere</button>`
    const bar = document.querySelector('nav')
    if (!bar) throw new Error('There is no bar')
    bar.dataset.texts = JSON.stringify(texts)
    const panels = enhancePanels(bar, models)
    const [kitchen, fashion] = [...bar.querySelectorAll('button')]
    if (!kitchen || !fashion) throw new Error('There are no buttons')
    const press = async (button: HTMLElement) => {
      await Promise.all([panels.toggle(button), pause()])
    }
    const panelOf = (button: HTMLElement) => button.parentElement?.querySelector<HTMLElement>('.menu-panel')
    return { bar, kitchen, fashion, press, panelOf }
  }

  test('1. a button opens the two levels below its department, a link to all of it, and the brands', async () => {
    const { kitchen, press, panelOf } = open()
    await press(kitchen)
    expect(kitchen.getAttribute('aria-expanded')).toBe('true')
    expect(kitchen.getAttribute('aria-controls')).toBe('menu-kitchen')
    expect(panelOf(kitchen)?.hidden).toBe(false)
    const to = (id: string) => `/en/pages/productlist?dimensions=category:${id}`
    expect(links(panelOf(kitchen))).toEqual([
      `Cookware ${to('cookware')}`,
      `Pans ${to('pans')}`,
      `Pots ${to('pots')}`,
      `Tools ${to('tools')}`,
      `All Kitchen ${to('kitchen')}`,
      'Maison Nord /en/pages/productlist?dimensions=brand:maison-nord',
    ])
  })

  test('2. a second click closes, and another button opens its own panel instead', async () => {
    const { kitchen, fashion, press, panelOf } = open()
    await press(kitchen)
    await press(fashion)
    expect(panelOf(kitchen)?.hidden).toBe(true)
    expect(fashion.getAttribute('aria-expanded')).toBe('true')
    await press(fashion)
    expect(panelOf(fashion)?.hidden).toBe(true)
  })

  test('3. Escape closes and returns the focus to the button', async () => {
    const { kitchen, press, panelOf } = open()
    await press(kitchen)
    panelOf(kitchen)?.querySelector('a')?.focus()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(panelOf(kitchen)?.hidden).toBe(true)
    expect(document.activeElement).toBe(kitchen)
  })

  test('4. a click elsewhere closes, and so does moving the focus out', async () => {
    const { kitchen, press, panelOf } = open()
    await press(kitchen)
    document.getElementById('elsewhere')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(panelOf(kitchen)?.hidden).toBe(true)
    await press(kitchen)
    kitchen.focus()
    document.getElementById('elsewhere')?.focus()
    expect(panelOf(kitchen)?.hidden).toBe(true)
  })

  const pointer = (type: string) => Object.assign(new Event(type), { pointerType: 'mouse' })
  test('5. a resting mouse opens and leaving closes; a passing mouse does neither', async () => {
    const { kitchen, fashion, panelOf } = open()
    fashion.parentElement?.dispatchEvent(pointer('pointerenter'))
    fashion.parentElement?.dispatchEvent(pointer('pointerleave'))
    kitchen.parentElement?.dispatchEvent(pointer('pointerenter'))
    await pause()
    expect(panelOf(fashion)).toBeNull()
    expect(panelOf(kitchen)?.hidden).toBe(false)
    kitchen.parentElement?.dispatchEvent(pointer('pointerleave'))
    await pause()
    expect(panelOf(kitchen)?.hidden).toBe(true)
  })

  test('5b. a mouse that leaves while the menu is loading opens nothing', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { kitchen, panelOf } = open(someModels(aStore(), arrived))
    kitchen.parentElement?.dispatchEvent(pointer('pointerenter'))
    await pause()
    kitchen.parentElement?.dispatchEvent(pointer('pointerleave'))
    arrive()
    await pause()
    expect(panelOf(kitchen)?.hidden ?? true).toBe(true)
    expect(kitchen.getAttribute('aria-expanded')).toBe('false')
  })

  test('5c. Escape closes a panel that the mouse opened, wherever the focus is, and the focus stays', async () => {
    const { kitchen, panelOf } = open()
    kitchen.parentElement?.dispatchEvent(pointer('pointerenter'))
    await pause()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(panelOf(kitchen)?.hidden).toBe(true)
    expect(document.activeElement).toBe(document.body)
  })

  test('6. a click on a department that the mouse has opened keeps it open', async () => {
    const { kitchen, press, panelOf } = open()
    kitchen.parentElement?.dispatchEvent(pointer('pointerenter'))
    await pause()
    await press(kitchen)
    kitchen.parentElement?.dispatchEvent(pointer('pointerleave'))
    await pause()
    expect(panelOf(kitchen)?.hidden).toBe(false)
  })

  test('7. if the menu cannot be loaded, the button follows the department’s link and the mouse does nothing', async () => {
    reachable = false
    const { kitchen, press } = open()
    kitchen.parentElement?.dispatchEvent(pointer('pointerenter'))
    await pause()
    expect(went).toEqual([])
    await press(kitchen)
    expect(went).toEqual([expect.stringContaining('/en/kitchen')])
  })

  test('8. the menu is loaded once per tab', async () => {
    const store = aStore()
    const { kitchen, fashion, press } = open(someModels(store))
    await press(kitchen)
    await press(fashion)
    expect(asked.filter((path) => path.includes('/menu'))).toHaveLength(1)
    const again = open(someModels(store))
    await again.press(again.kitchen)
    expect(again.panelOf(again.kitchen)?.hidden).toBe(false)
    expect(asked.filter((path) => path.includes('/menu'))).toHaveLength(1)
  })

  test('9. an invalid menu in the tab’s storage is ignored', async () => {
    const store = aStore()
    store.entries.set('menu', JSON.stringify({ en: { items: 'all of them' } }))
    const { kitchen, press, panelOf } = open(someModels(store))
    await press(kitchen)
    expect(panelOf(kitchen)?.hidden).toBe(false)
  })
})

describe('the drawer', () => {
  async function open(models = someModels()) {
    document.body.innerHTML = `<dialog class="drawer" open><div class="drawer-box"><nav class="drawer-levels"><div><ul>
      <li data-menu="kitchen"><a href="/en/kitchen">Kitchen</a></li>
      <li data-menu="books"><a href="/en/books">Books</a></li>
    </ul></div></nav></div></dialog>`
    const dialog = document.querySelector('dialog')
    if (!dialog) throw new Error('There is no dialog')
    dialog.querySelector('a')?.focus()
    const box = dialog.querySelector('.drawer-box')
    if (box) box.scrollTo = () => {}
    dialog.close ??= () => {}
    const drawer = enhanceDrawer(dialog, texts, models)
    await pause()
    const press = (name: string) => {
      const match = [...dialog.querySelectorAll('button')].find((button) => button.textContent === name)
      if (!match) throw new Error(`There is no ${name}`)
      match.click()
    }
    const rows = () => [...dialog.querySelectorAll('li')].map((row) => row.textContent)
    return { dialog, drawer, press, rows }
  }

  test('1. departments with a lower level become buttons, others stay links; the focus stays', async () => {
    const { dialog } = await open()
    expect(dialog.querySelector('[data-menu="kitchen"] button')).toBe(document.activeElement)
    expect(dialog.querySelector('[data-menu="books"] a')).not.toBeNull()
  })

  test('2. levels open one after the other, with the focus on the button back', async () => {
    const { dialog, press, rows } = await open()
    press('Kitchen')
    expect(rows()).toEqual(['All Kitchen', 'Cookware', 'Tools'])
    expect(document.activeElement?.textContent).toBe('Back')
    press('Cookware')
    expect(dialog.querySelector('h3')?.textContent).toBe('Cookware')
    expect(rows()).toEqual(['All Cookware', 'Pans', 'Pots'])
    expect(links(dialog)).toContain('Pans /en/pages/productlist?dimensions=category:pans')
  })

  test('3. going back focuses the department that was opened', async () => {
    const { press, rows } = await open()
    press('Kitchen')
    press('Cookware')
    press('Back')
    expect(document.activeElement?.textContent).toBe('Cookware')
    press('Back')
    expect(document.activeElement?.textContent).toBe('Kitchen')
    expect(rows()).toEqual(['Kitchen', 'Books'])
  })

  test('4. reopening starts with the departments', async () => {
    const { dialog, press, rows } = await open()
    press('Kitchen')
    dialog.dispatchEvent(new Event('close'))
    expect(rows()).toEqual(['Kitchen', 'Books'])
  })

  test('5. if the menu cannot be loaded, departments stay links', async () => {
    reachable = false
    const { dialog } = await open()
    expect(links(dialog)).toEqual(['Kitchen /en/kitchen', 'Books /en/books'])
  })

  test.each([
    ['that opens it by itself', true, 0],
    ['that does not', false, 1],
  ])('6. pressed before this code was there, it is opened by a browser %s', async (_, knows, shown) => {
    if (knows) Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true })
    try {
      const { dialog, drawer } = await open()
      // Escape closes the dialog before the menu is loaded.
      dialog.open = false
      dialog.showModal = vi.fn()
      drawer.open()
      expect(dialog.showModal).toHaveBeenCalledTimes(shown)
    } finally {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    }
  })
})
