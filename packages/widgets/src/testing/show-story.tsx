import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '@onair/core/language'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RequestHandler } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { fakeChannel } from './channel.ts'
import { aShop } from './shop.ts'

/** The parts of a story that tests read. */
export type Story = {
  component?: ComponentType<object>
  args?: object
  globals?: { language?: Language; theme?: string }
  parameters?: { cookies?: string; msw?: RequestHandler[] }
  loaders?: (() => object)[]
  render?: (args: object, context: object) => ReactNode
  play?: (context: object) => Promise<void>
}
type StoriesFile = { default: Story } & Record<string, Story>

// Stories create handlers on import, one of them for event streams.
fakeChannel()
const { cannedReplies } = await import('./handlers.ts')
const folder = resolve(import.meta.dirname, '..')

/** The stories of all widgets: the folder, its common settings, and each story by name. */
export async function storyFiles(): Promise<
  { widget: string; meta: Story; stories: [name: string, story: Story][] }[]
> {
  const files = globSync('*/*.stories.tsx', { cwd: folder }).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { default: meta, ...stories }: StoriesFile = await import(resolve(folder, file))
      return { widget: file.split('/')[0] ?? file, meta, stories: Object.entries(stories) }
    }),
  )
}

/** The server of the stories, while a test file runs. */
export function storyServer(): SetupServer {
  const server = setupServer()
  beforeAll(() => server.listen())
  afterEach(() => server.resetHandlers())
  afterAll(() => {
    server.close()
    vi.unstubAllGlobals()
  })
  return server
}

/** A story as Storybook shows it, on a page of the shop. */
export function storyOf(server: SetupServer, meta: Story, story: Story): ReactNode {
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
  return <ShopContext.Provider value={shop}>{widget}</ShopContext.Provider>
}

/** Runs a shown story's play function. */
export async function play(story: Story, container: HTMLElement): Promise<void> {
  await story.play?.({ canvas: within(container), canvasElement: container, userEvent: userEvent.setup() })
}
