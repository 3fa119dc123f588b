import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// How long a test waits: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

// Effects that move the focus or change the URL run after the awaited element is rendered. React runs them in its next
// slice of work, which Node has queued before this one.
const { asyncWrapper } = getConfig()
const { setImmediate } = globalThis
const nextSlice = () => new Promise<void>((done) => setImmediate(done))
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await nextSlice()
      return found
    }),
})

// jsdom has no modal dialogs; tests without a page have no dialogs at all.
const dialog = globalThis.HTMLDialogElement?.prototype
if (dialog) {
  dialog.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  dialog.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
