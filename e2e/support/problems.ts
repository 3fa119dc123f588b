import { type BrowserContext, expect } from '@playwright/test'

/**
 * The browser's own word that it left out the animation between two pages, because the next one was not ready for it. It rejects a
 * promise that no script of a page can catch, and nothing is missing on the page.
 */
const skippedTransition = /^(InvalidStateError|AbortError|TimeoutError): (View )?[Tt]ransition was (aborted|skipped)/

/** Collects the errors that no page may cause: errors in the console, and exceptions that nothing catches. */
export class Problems {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
      const { name, message, stack } = error.error()
      if (skippedTransition.test(`${name}: ${message}`)) return
      this.#seen.push(`${name}: ${message} on ${error.page()?.url()}\n${stack ?? ''}`)
    })
  }

  /** Allows an error that a journey causes on purpose, such as a failed request, and says why. */
  expect(pattern: RegExp, _why: string): void {
    this.#expected.push(pattern)
  }

  /** Expects no other error. */
  check(): void {
    const surprises = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
    expect(surprises, 'errors in the console').toEqual([])
  }
}
