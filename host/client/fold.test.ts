// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foldScript } from './fold.ts'

const root = document.documentElement
let frames: FrameRequestCallback[] = []

/** The browser draws a frame, and has a task to spare after it. */
function draw() {
  for (const frame of frames.splice(0)) frame(0)
  vi.runAllTimers()
}

/** Opens a page the way that the browser names, at an address. */
function open(type: string | undefined, hash = '') {
  const navigation = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [navigation] : [])
  location.hash = hash
  new Function(foldScript)()
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  delete root.dataset.fold
  location.hash = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('1. a page begins folded, and unfolds a step after each frame', () => {
  open('navigate')
  const steps = [root.dataset.fold]
  while (frames.length > 0) {
    draw()
    steps.push(root.dataset.fold)
  }
  expect(steps).toEqual(['6', '5', '4', '3', '2', '1', undefined])
})

test('2. no step precedes its frame: a page in the background is folded until it is looked at', () => {
  open('navigate')
  vi.runAllTimers()
  expect(root.dataset.fold).toBe('6')
})

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#reviews'],
  [undefined, ''],
])('3. a page that the browser may scroll is never folded: %s %s', (type, hash) => {
  open(type, hash)
  expect(root.dataset).not.toHaveProperty('fold')
  expect(frames).toEqual([])
})
