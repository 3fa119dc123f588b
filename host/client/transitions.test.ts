// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { transitionsScript } from './transitions.ts'

describe('a transition between two pages', () => {
  test.each(['pageswap', 'pagereveal'])('that is skipped is no error (%s)', async (name) => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    new Function(transitionsScript)()
    const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
    const viewTransition = { ready: skipped(), finished: skipped(), updateCallbackDone: skipped() }
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition }))
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
