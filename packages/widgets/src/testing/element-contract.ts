import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setupElements } from '../../../../.dev/setup.mjs'
import type { createElementClass, ElementDescription } from '../kit/element/element.tsx'
import { fakeChannel } from './channel.ts'
import { lastFrames } from './last-frames.ts'

type Built = { createElementClass: typeof createElementClass; description: ElementDescription<object> }

const root = join(import.meta.dirname, '../..')
/** Below node_modules, so that vitest loads compiled modules as they are. The build of the elements empties it. */
const copies = join(root, 'node_modules/.cache/onair-elements')
/** How often this process has loaded each element. */
const loads = new Map<string, number>()

/** An element of ours by its tag, or a description that probe.element.tsx exports. */
export type ElementUnderTest = `onair-${string}` | 'probeElement' | 'lightProbeElement'

/**
 * Loads an element as the script tag's build compiles it, or as for a page that runs React. The first test that needs one
 * compiles all elements. Each caller loads a copy, so that its modules have no state of another test file.
 */
export async function loadElement(element: ElementUnderTest, renderer: 'react' | 'preact'): Promise<Built> {
  await setupElements()
  const name = `${element}-${renderer}`
  const load = (loads.get(name) ?? 0) + 1
  loads.set(name, load)
  const copy = copyOf(join(root, 'dist/elements', renderer), `${name}-${load}`)
  return import(/* @vite-ignore */ pathToFileURL(join(copy, `${element}.js`)).href)
}

/**
 * A folder of links to compiled modules, which Node loads as separate modules. It stays for the next run: Node then has them
 * compiled already.
 */
function copyOf(compiled: string, name: string): string {
  const copy = join(copies, name)
  if (existsSync(copy)) return copy
  mkdirSync(copies, { recursive: true })
  const partial = mkdtempSync(`${copy}-`)
  for (const file of readdirSync(compiled)) linkSync(join(compiled, file), join(partial, file))
  try {
    renameSync(partial, copy)
  } catch (failure) {
    // Another test file made the same copy meanwhile.
    if (!existsSync(copy)) throw failure
    rmSync(partial, { recursive: true })
  }
  return copy
}

/** The text fields of a widget. */
const textFieldsIn = (place: ParentNode) => [
  ...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio], [readonly], [disabled]), textarea',
  ),
]

/** Types into a field as a shopper does. @returns the field's value afterwards */
function type(field: HTMLInputElement | HTMLTextAreaElement): string {
  const text = field.type === 'email' ? 'a@b.ca' : field.type === 'number' || field.inputMode === 'numeric' ? '2' : 'Ab'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  return field.value
}

/**
 * The behaviour of every element, whichever widget it contains and whichever renderer runs it. A widget joins with one line:
 *
 *     describeElementContract('onair-schedule')
 */
export function describeElementContract(element: ElementUnderTest): void {
  describe.each(['react', 'preact'] as const)(`${element} on %s`, (renderer) => {
    let built: Built
    let tag: string

    beforeAll(async () => {
      built = await loadElement(element, renderer)
      tag = `${built.description.tag}-${renderer}`
      customElements.define(tag, built.createElementClass(built.description))
      // The first test compiles all elements.
    }, 120_000)
    beforeEach(() => {
      // The contract tests the element: its widget gets a silent channel and a server that never answers.
      fakeChannel()
      vi.stubGlobal('fetch', () => new Promise(() => {}))
    })
    afterEach(async () => {
      document.body.replaceChildren()
      await Promise.resolve()
      vi.unstubAllGlobals()
      document.documentElement.lang = ''
    })
    // The page is left: otherwise work of a widget's last moment would continue in the next test file's page.
    afterAll(() => {
      dispatchEvent(new Event('pagehide'))
      return lastFrames()
    })

    const put = (html: string) => {
      document.body.innerHTML = html.replaceAll('onair-x', tag)
      const element = document.body.querySelector(tag)
      if (!(element instanceof HTMLElement)) throw new Error('There is no element')
      return element
    }
    /** The wrapper of the mounted widget, once it shows something. Its content changes as it loads. */
    const mounted = (element: Element) =>
      waitFor(() => {
        const place = built.description.root === 'shadow' ? element.shadowRoot : element.querySelector('[slot="onair"]')
        const around = place?.querySelector<HTMLElement>('[lang]')
        if (!around?.firstElementChild) throw new Error('Nothing is shown yet')
        return around
      })

    test('1. shows its widget, whose classes begin with onair', async () => {
      const widget = (await mounted(put('<onair-x></onair-x>'))).firstElementChild
      const classes = [...(widget?.classList ?? [])]
      expect(classes).toContain('onair')
      expect(classes.filter((part) => !/^onair(-|$)/.test(part))).toEqual([])
    })

    test('2. keeps its own children untouched', async () => {
      const element = put('<onair-x>See <a href="/there">there</a></onair-x>')
      const ownLink = () => element.querySelector('a[href="/there"]')
      const link = ownLink()
      await mounted(element)
      expect(ownLink()).toBe(link)
      expect(element.textContent).toContain('See there')
    })

    test('3. uses the language of its attribute, else the page’s, and follows both when they change', async () => {
      document.documentElement.lang = 'fr-CA'
      const element = put('<onair-x></onair-x>')
      const language = async () => (await mounted(element)).lang
      await waitFor(async () => expect(await language()).toBe('fr-CA'))
      element.setAttribute('language', 'en_CA')
      await waitFor(async () => expect(await language()).toBe('en-CA'))
      element.removeAttribute('language')
      await waitFor(async () => expect(await language()).toBe('fr-CA'))
      // A browser that translates the page names its own language, and marks the root.
      document.documentElement.classList.add('translated-ltr')
      document.documentElement.lang = 'es'
      await new Promise((resolve) => setTimeout(resolve))
      expect(await language()).toBe('fr-CA')
      document.documentElement.classList.remove('translated-ltr')
      document.documentElement.lang = 'en'
      await waitFor(async () => expect(await language()).toBe('en-CA'))
    })

    test('4. disappears when removed, and is back when inserted again', async () => {
      const element = put('<onair-x></onair-x>')
      const around = await mounted(element)
      element.remove()
      await waitFor(() => expect(around.parentNode).toBeNull())
      document.body.append(element)
      await mounted(element)
    })

    test('5. keeps its content when moved', async () => {
      const element = put('<div id="here"><onair-x></onair-x></div><div id="there"></div>')
      const around = await mounted(element)
      // Compares within one task, so that nothing that is still loading can render in between.
      const shown = around.firstElementChild
      document.getElementById('there')?.append(element)
      await Promise.resolve()
      expect(around.isConnected).toBe(true)
      expect(around.firstElementChild).toBe(shown)
      expect(await mounted(element)).toBe(around)
    })

    test('6. has its styles as constructed sheets, each once, and sets no style attribute', async () => {
      const element = put('<onair-x></onair-x><onair-x></onair-x>')
      await mounted(element)
      const around = built.description.root === 'shadow' ? element.shadowRoot : document
      expect(around?.adoptedStyleSheets.length).toBeGreaterThan(0)
      expect(new Set(document.adoptedStyleSheets).size).toBe(document.adoptedStyleSheets.length)
      expect(element.shadowRoot?.querySelector('style, [style]') ?? element.querySelector('style, [style]')).toBeNull()
    })

    test('7. uses the described names of its attributes', () => {
      const names = Reflect.get(customElements.get(tag) ?? {}, 'observedAttributes')
      expect(names).toEqual(expect.arrayContaining(['shop', 'language']))
      expect(names.every((attribute: string) => /^[a-z-]+$/.test(attribute))).toBe(true)
    })

    test('8. works several times on a page', async () => {
      const first = put('<onair-x></onair-x><onair-x language="fr"></onair-x>')
      const second = first.nextElementSibling
      if (!second) throw new Error('There is one only')
      expect([(await mounted(first)).lang, (await mounted(second)).lang]).toEqual(['en-CA', 'fr-CA'])
    })

    test('9. shows one widget in a copy of the element and of its markup', async () => {
      const element = put('<onair-x>See <a href="/there">there</a></onair-x>')
      await mounted(element)
      const clone = element.cloneNode(true) as HTMLElement
      const parsed = document.createElement('div')
      parsed.innerHTML = element.outerHTML
      document.body.append(clone, parsed)
      for (const copy of [clone, parsed.firstElementChild as Element]) {
        await mounted(copy)
        const widgets = built.description.root === 'light' ? 1 : 0
        expect(copy.querySelectorAll(':scope > [slot="onair"]')).toHaveLength(widgets)
        expect(copy.querySelectorAll(':scope > a')).toHaveLength(1)
      }
    })

    test('10. keeps values typed into any field when the language changes', async () => {
      const { elementReplies, sampleOf, typedSamplesOf } = await import('./element-samples.ts')
      const { getResponse } = await import('msw')
      const own = built.description.tag
      const typed = typedSamplesOf(own)
      for (const { attributes = {}, cookies = [], replies = [] } of typed ?? [sampleOf(own)]) {
        vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
          const request = new Request(new URL(input, location.href), init)
          return (await getResponse([...replies, ...elementReplies()], request)) ?? new Response('[]', { status: 404 })
        })
        // biome-ignore lint/suspicious/noDocumentCookie: as the shop writes it
        for (const cookie of cookies) document.cookie = `${cookie}; path=/`
        const set = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
        // A separate shop, so that the state of other tests' shop, such as who has signed in, does not change.
        const element = put(`<onair-x shop="https://typed.example" ${set.join(' ')}></onair-x>`)
        const around = await mounted(element)
        const fields = () => textFieldsIn(around)
        if (typed) await waitFor(() => expect(fields()).not.toEqual([]))
        const texts = fields().map(type)
        element.setAttribute('language', 'fr')
        await waitFor(() => expect(around.lang).toBe('fr-CA'))
        const firstFields = () => fields().slice(0, texts.length)
        await waitFor(() => expect(firstFields().map(({ value }) => value)).toEqual(texts))
        // biome-ignore lint/suspicious/noDocumentCookie: as the shop removes it
        for (const cookie of cookies) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
      }
    })
  })
}
