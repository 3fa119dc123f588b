import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '@onair/core/language'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { barriersIn } from './axe.ts'
import { fakeChannel } from './channel.ts'
import { renderIn } from './render.tsx'
import { aShop } from './shop.ts'

/** What a story has that this test reads. */
type Story = {
  component?: ComponentType<object>
  args?: object
  globals?: { language?: Language; theme?: string }
  parameters?: { cookies?: string; msw?: RequestHandler[] }
  loaders?: (() => object)[]
  render?: (args: object, context: object) => ReactNode
  play?: (context: object) => Promise<void>
}
type StoriesFile = { default: Story } & Record<string, Story>

// The handlers of stories are made when their files are imported, one of them for event streams.
fakeChannel()
const { cannedReplies } = await import('./handlers.ts')
const folder = resolve(import.meta.dirname, '..')
const files = globSync('*/*.stories.tsx', { cwd: folder }).toSorted()

/** Names of stories that show what went wrong. */
const wrong = /^(Asking|Expired|Failing|Incomplete|Invalid|Problems|Refused|Unreachable|Wrong)/

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

/** Shows a story as Storybook does, and brings it into its state. */
async function show(meta: Story, story: Story): Promise<void> {
  const parameters = { ...meta.parameters, ...story.parameters }
  const args = { ...meta.args, ...story.args }
  const language = story.globals?.language ?? 'en'
  document.documentElement.lang = language
  server.use(...(parameters.msw ?? cannedReplies()))
  const shop = aShop({
    language,
    cookies: parameters.cookies ?? '',
    fetch: (path, init) => fetch(new URL(String(path), 'http://shop.test'), init),
  })
  const loaded = Object.assign({}, ...(story.loaders ?? []).map((load) => load()))
  const render = story.render ?? meta.render
  const widget = render
    ? createElement(() => render(args, { loaded, globals: { language } }))
    : meta.component && createElement(meta.component, args)
  const { container } = renderIn(shop, widget)
  await story.play?.({ canvas: within(container), canvasElement: container, userEvent: userEvent.setup() })
}

// What pages show as they open is checked in browsers, with its colours; here the states that a gesture or an error leads to.
const states: [name: string, meta: Story, story: Story][] = []
for (const file of files) {
  const { default: meta, ...stories }: StoriesFile = await import(resolve(folder, file))
  for (const [name, story] of Object.entries(stories)) {
    if (story.globals?.theme === 'dark' || !(story.play || wrong.test(name))) continue
    states.push([`${file.split('/')[0]}: ${name}`, meta, story])
  }
}

test.each(states)('no barriers in %s', async (_name, meta, story) => {
  await show(meta, story)
  expect(await barriersIn()).toEqual([])
})
