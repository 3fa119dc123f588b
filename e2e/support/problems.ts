import { type BrowserContext, expect } from '@playwright/test'

/** What no page may do behind the shopper's back: errors in the console, and exceptions nobody caught. */
export class Problems {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
      const { name, message, stack } = error.error()
      this.#seen.push(`${name}: ${message} on ${error.page()?.url()}\n${stack ?? ''}`)
    })
  }

  /** The browser itself writes some things into the console that a journey brings about on purpose: say which, and why. */
  expect(pattern: RegExp, _why: string): void {
    this.#expected.push(pattern)
  }

  /** Holds that nothing else happened. */
  check(): void {
    const surprises = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
    expect(surprises, 'errors in the console').toEqual([])
  }
}
