import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

afterEach(cleanup)

// Test files of a worker share its modules and its page: listeners and style sheets left by one file would reach the next.
const { addEventListener } = globalThis
const added: Parameters<typeof addEventListener>[] = []
globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
  added.push(listener)
  addEventListener(...listener)
}
afterAll(() => {
  for (const listener of added) globalThis.removeEventListener(...listener)
  globalThis.addEventListener = addEventListener
  if ('document' in globalThis) document.adoptedStyleSheets = []
})

// A test waits this long because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

// Effects that move the focus or change the URL run after the awaited element is rendered. React runs them in its next
// slice of work, which Node has queued before this one.
const { asyncWrapper } = getConfig()
const { setImmediate } = globalThis
const nextSlice = () => new Promise<void>((done) => setImmediate(done))
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait()
      await nextSlice()
      return result
    }),
})

// jsdom has no modal dialogs; tests in the node environment have no dialogs at all.
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

// jsdom has no media queries: here none matches, and none changes.
class NoMatch extends EventTarget implements MediaQueryList {
  readonly matches = false
  readonly onchange = null
  readonly media: string
  constructor(media: string) {
    super()
    this.media = media
  }
  addListener() {}
  removeListener() {}
}
globalThis.matchMedia ??= (media) => new NoMatch(media)

// jsdom has no layout: here nothing comes into view.
class NothingInSight implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = '0px'
  readonly scrollMargin = '0px'
  readonly thresholds = [0]
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.IntersectionObserver ??= NothingInSight
