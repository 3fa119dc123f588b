import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadElement } from '../testing/element-contract.ts'

describe.each(['react', 'preact'] as const)('the methods of onair-bag, on %s', (renderer) => {
  let built: Awaited<ReturnType<typeof loadElement>>
  beforeAll(async () => {
    built = await loadElement('onair-bag', renderer)
  }, 120_000)
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
  afterEach(async () => {
    document.body.replaceChildren()
    await Promise.resolve()
    vi.unstubAllGlobals()
  })

  test('1. open(), close() and the property set and remove the attribute; closing removes it', async () => {
    const tag = `onair-bag-methods-${renderer}`
    document.body.innerHTML = `<${tag} dialog></${tag}>`
    const element = document.body.firstElementChild as HTMLElement & { open: unknown; close(): void }
    // A framework may set the property before the element is defined.
    element.open = true
    customElements.define(tag, built.createElementClass(built.description))
    expect(element.hasAttribute('open')).toBe(true)
    const button = () =>
      waitFor(() => {
        const closeButton = element.shadowRoot?.querySelector<HTMLElement>('dialog[open] button')
        if (!closeButton) throw new Error('The dialog is not open')
        return closeButton
      })
    const events: string[] = []
    for (const name of ['onair:bag-opened', 'onair:bag-closed']) element.addEventListener(name, () => events.push(name))
    ;(await button()).click()
    await waitFor(() => expect(element.hasAttribute('open')).toBe(false))
    ;(element.open as () => void).call(element)
    await button()
    element.close()
    await waitFor(() => expect(element.shadowRoot?.querySelector('dialog[open]')).toBeNull())
    expect(events.slice(-2)).toEqual(['onair:bag-opened', 'onair:bag-closed'])
  })
})
