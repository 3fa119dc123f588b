import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTranslatedTexts } from '../kit/translated-texts.ts'
import { type Story, storyFiles, storyOf, storyServer } from './show-story.tsx'
import { translate } from './translator.ts'

const server = storyServer()
// Both twins are rendered at the same instant.
beforeEach(() => void vi.useFakeTimers({ now: new Date(), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Waits for replies, models and observers. */
const rendered = () => act(() => new Promise((done) => setTimeout(done)))

const isLight = ([, { globals }]: [string, Story]) => globals?.theme !== 'dark'
const files = (await storyFiles()).map(({ stories, ...file }) => ({ ...file, stories: stories.filter(isLight) }))

test.each(files.map(({ widget, meta, stories }) => [widget, meta, stories] as const))(
  'each state of %s in the place of the one before it, which the browser has translated',
  async (_widget, meta, stories) => {
    const twin = render(createElement('div'))
    const { container, rerender } = render(createElement('div'))
    keepTranslatedTexts(container)
    for (const [name, story] of stories) {
      twin.rerender(storyOf(server, meta, story))
      rerender(storyOf(server, meta, story))
      // Content that is loading is translated as well.
      translate(container)
      await rendered()
      await expect.poll(() => [name, container.textContent]).toEqual([name, twin.container.textContent])
      translate(container)
      await rendered()
    }
  },
)
