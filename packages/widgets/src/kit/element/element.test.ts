import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeElementContract, loadElement } from '../../testing/element-contract.ts'

describeElementContract('probeElement')
describeElementContract('lightProbeElement')

describe.each(['react', 'preact'] as const)('elements beyond r2wc, on %s', (renderer) => {
  const tag = `onair-settled-${renderer}`
  beforeAll(async () => {
    // The property is set before the element is defined, because the page is faster than the script.
    document.body.innerHTML = `<${tag} id="early"></${tag}>`
    Object.assign(document.getElementById('early') ?? {}, { things: ['early'], label: 'early' })
    const { createElementClass, description } = await loadElement('probeElement', renderer)
    customElements.define(tag, createElementClass(description))
  }, 120_000)
  afterEach(() => document.body.replaceChildren())

  const put = (attributes: string, inner = '') => {
    document.body.innerHTML = `<${tag} ${attributes}>${inner}</${tag}>`
    const element = document.body.querySelector(tag)
    if (!(element instanceof HTMLElement)) throw new Error('There is no element')
    return element
  }
  const shown = (element: Element) => JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? '{}')
  const shows = (element: Element, what: object) => waitFor(() => expect(shown(element)).toMatchObject(what))
  const click = (element: Element) => element.shadowRoot?.querySelector('button')?.click()

  test('1. a property set before definition counts', async () => {
    const element = document.getElementById('early')
    if (!element) throw new Error('The element is gone')
    await shows(element, { things: ['early'], label: 'early' })
  })

  test('1a. mounting uses no Intl format: the browser would load its data first', async () => {
    const formats = (['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator'] as const).map((name) =>
      vi.spyOn(Intl, name),
    )
    await shows(put('label="quick"'), { label: 'quick' })
    for (const format of formats) expect(format).not.toHaveBeenCalled()
    for (const format of formats) format.mockRestore()
  })

  test('2. a bare boolean is true; "false" and absence are false', async () => {
    await shows(put('open-wide'), { openWide: true })
    await shows(put('open-wide="true"'), { openWide: true })
    await shows(put('open-wide="false"'), { openWide: false })
    await shows(put(''), { openWide: false })
  })

  test('3. removing an attribute restores the default', async () => {
    const element = put('label="one" max="5" open-wide')
    await shows(element, { label: 'one', max: 5, openWide: true })
    for (const name of ['label', 'max', 'open-wide']) element.removeAttribute(name)
    await shows(element, { label: 'none', max: -1, openWide: false })
  })

  test('4. an empty attribute is an empty text, not a number', async () => {
    const element = put('label="one" max="5"')
    element.setAttribute('label', '')
    element.setAttribute('max', '')
    await shows(element, { label: '', max: -1 })
  })

  test('5. a property takes an object unchanged, and writes no attribute', async () => {
    const element = put('')
    const things = ['a', 'b']
    Reflect.set(element, 'things', things)
    await shows(element, { things })
    expect(Reflect.get(element, 'things')).toBe(things)
    expect(element.getAttributeNames()).toEqual([])
  })

  test('6. the last change counts, of the attribute or of the property', async () => {
    const element = put('label="attribute"')
    Reflect.set(element, 'label', 'property')
    await shows(element, { label: 'property' })
    element.setAttribute('label', 'again')
    await shows(element, { label: 'again' })
  })

  test('7. events keep their names, bubble, and cross shadow roots', async () => {
    const outer = document.createElement('div')
    document.body.append(outer)
    const inside = outer.attachShadow({ mode: 'open' })
    const element = document.createElement(tag)
    element.setAttribute('label', 'x')
    inside.append(element)
    await shows(element, { label: 'x' })
    const dispatched: string[] = []
    const listen = (event: Event) => dispatched.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`)
    document.addEventListener('onair:before-go', listen)
    document.addEventListener('onair:gone', listen)
    click(element)
    await shows(element, { clicks: 1 })
    expect(dispatched).toEqual(['onair:before-go {"label":"x"}', 'onair:gone {"label":"x"}'])
    document.removeEventListener('onair:before-go', listen)
    document.removeEventListener('onair:gone', listen)
  })

  test('8. listeners can veto events that begin with before-, and no others', async () => {
    const element = put('')
    await shows(element, { clicks: 0 })
    const gone = vi.fn()
    element.addEventListener('onair:gone', gone)
    element.addEventListener('onair:before-go', (event) => event.preventDefault(), { once: true })
    click(element)
    await shows(element, { clicks: 1 })
    expect(gone).not.toHaveBeenCalled()
    element.addEventListener('onair:gone', (event) => expect(event.cancelable).toBe(false))
    click(element)
    await shows(element, { clicks: 2 })
    expect(gone).toHaveBeenCalledOnce()
  })

  test('9. moving keeps the state, removing ends it', async () => {
    const element = put('')
    await shows(element, { clicks: 0 })
    click(element)
    await shows(element, { clicks: 1 })
    document.body.append(element)
    await Promise.resolve()
    expect(shown(element).clicks).toBe(1)
    element.remove()
    await Promise.resolve()
    document.body.append(element)
    await shows(element, { clicks: 0 })
  })

  test('10. ids differ between two elements', async () => {
    const first = put('')
    const second = document.createElement(tag)
    document.body.append(second)
    await shows(first, { clicks: 0 })
    await shows(second, { clicks: 0 })
    const ids = [first, second].map((element) => element.shadowRoot?.querySelector('section')?.id)
    expect(new Set(ids).size).toBe(2)
  })

  test('11. takes shop and language from the nearest onair-shop, unless it has its own', async () => {
    document.body.innerHTML = `<onair-shop shop="https://outer.example" language="fr">
      <onair-shop shop="https://inner.example"><${tag} label="a"></${tag}></onair-shop>
      <${tag} label="b" language="en" shop="https://own.example"></${tag}>
    </onair-shop>`
    const [inner, own] = document.body.querySelectorAll(tag)
    if (!inner || !own) throw new Error('There is no element')
    await shows(inner, { shop: 'https://inner.example' })
    await shows(own, { shop: 'https://own.example' })
    const language = (element: Element) => element.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')
    expect([language(inner), language(own)]).toEqual(['fr-CA', 'en-CA'])

    document.body.querySelector('onair-shop')?.setAttribute('language', 'en_CA')
    await waitFor(() => expect(language(inner)).toBe('en-CA'))
    // Out of the inner <onair-shop>, into the outer one.
    document.body.querySelector('onair-shop')?.append(inner)
    await shows(inner, { shop: 'https://outer.example' })
    document.body.querySelector('onair-shop')?.setAttribute('shop', 'https://changed.example')
    await shows(inner, { shop: 'https://changed.example' })
  })

  test('12. elements in shadow roots inherit from onair-shop', async () => {
    document.body.innerHTML = '<onair-shop shop="https://outer.example"><div></div></onair-shop>'
    const element = document.createElement(tag)
    document.body.querySelector('div')?.attachShadow({ mode: 'open' }).append(element)
    await shows(element, { shop: 'https://outer.example' })
  })

  const slots = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('slot') ?? [])].map((slot) => slot.name || 'children')
  const own = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent

  test.each(['loading', 'error'])('13. in the state %s, the element shows its children', async (showing) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = put(`showing="${showing}" shop="https://away-${renderer}.example"`, '<a href="/mine">Mine</a>')
    await waitFor(() => expect(slots(element)).toEqual([showing, 'children']))
    // One `showing` has a `shop`, the other only the error.
    const again = put(`showing="${showing}" shop="https://away-${renderer}.example"`, 'Mine')
    await waitFor(() => expect(slots(again)).toEqual([showing, 'children']))
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(showing === 'error' ? 1 : 0))
    warn.mockRestore()
  })

  test.each(['loading', 'error'])('14. without children, it shows its own %s text, or the %s slot', async (showing) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = put(`showing="${showing}"`, `\n<!-- nothing -->\n<p slot="${showing}">Mine</p>`)
    await waitFor(() => expect(slots(element)).toEqual([showing]))
    expect(own(element)).toBe('its own')
    vi.restoreAllMocks()
  })

  test('15. an empty result does not show the children', async () => {
    const element = put('showing="empty"', 'Mine')
    await waitFor(() => expect(slots(element)).toEqual(['empty']))
    expect(own(element)).toBe('its own')
  })

  test('16. focus() focuses the first control, refresh() mounts the widget again', async () => {
    const element = put('')
    await shows(element, { clicks: 0 })
    element.focus()
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Go')
    click(element)
    await shows(element, { clicks: 1 })
    Reflect.get(element, 'refresh').call(element)
    await shows(element, { clicks: 0 })
  })

  test('17. when the widget throws, the children show, a warning is logged, and the next change tries again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const thrown = vi.fn()
    addEventListener('error', thrown)
    const element = put(`shop="https://throws-${renderer}.example"`, '<a href="/mine">Mine</a>')
    await shows(element, { clicks: 0 })
    Reflect.set(element, 'things', {
      toJSON: () => {
        throw new TypeError('no list')
      },
    })
    await waitFor(() => expect(slots(element)).toEqual(['children']))
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/cannot show.*no list.*pages\/developers/))
    Reflect.set(element, 'things', ['a'])
    await shows(element, { things: ['a'] })
    Reflect.set(element, 'things', {
      toJSON: () => {
        throw new TypeError('another')
      },
    })
    await waitFor(() => expect(slots(element)).toEqual(['children']))
    expect(warn).toHaveBeenCalledOnce()
    expect(thrown).not.toHaveBeenCalled()
    removeEventListener('error', thrown)
    vi.restoreAllMocks()
  })

  test('18. takes the province from the nearest onair-shop, unless it has its own or the shopper chose one', async () => {
    document.body.innerHTML = `<onair-shop province="bc"><${tag}></${tag}></onair-shop>`
    const element = document.body.querySelector(tag)
    if (!element) throw new Error('There is no element')
    await shows(element, { province: 'BC' })
    element.setAttribute('province', 'QC')
    await shows(element, { province: 'QC' })
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's bag writes it
    document.cookie = 'cartProvince=MB; path=/'
    element.setAttribute('province', 'NS')
    await shows(element, { province: 'MB' })
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's bag writes it
    document.cookie = 'cartProvince=; path=/; max-age=0'
  })

  test.each(['no address', 'javascript:alert(1)', 'ftp://shop.example', 'https://', 'data:,x'])(
    '19. ignores a shop address that is no web address: %s',
    async (address) => {
      await shows(put(`shop="${address}"`), { shop: location.origin })
    },
  )
})
