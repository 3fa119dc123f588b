import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// How long a test waits for what should come: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

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
