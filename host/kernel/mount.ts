import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyFormBody from '@fastify/formbody'
import type { Tour } from '@onair/core/tour'
import type { FastifyInstance } from 'fastify'
import type { Action } from './action.ts'
import { registerActions } from './actions.ts'
import { apiFetch, injectedFetch } from './api-fetch.ts'
import { readAssets } from './assets.ts'
import { type Files, registerFiles } from './files.ts'
import type { Frame } from './frame.ts'
import type { Announcement, HostContext } from './host-context.ts'
import { createInTurn, type Turns } from './in-turn.ts'
import { loadIslands } from './islands.tsx'
import { registerLanguageLink } from './language.ts'
import { offeredBy, type Page } from './page.ts'
import { registerPages } from './serve.ts'
import type { Settings } from './settings.ts'
import { registerStorybook } from './storybook.ts'
import { registerWebApp } from './web-app.ts'

/** The running server's values for the pages. */
export type MountOptions = Files & {
  settings: Settings
  /** Whether the API has its data. Until then pages say that the shop is getting ready. */
  ready: () => boolean
  now: () => Date
  /** When the next planned price change happens, in milliseconds; by default never. */
  nextPriceChange?: () => number
  formToken: string
  /** The operator's announcement for every page. */
  announcement?: Announcement
  /** The demonstration's tour, if an extension of the server is a demonstration. */
  tour?: Tour | undefined
  /** Whether pages of an origin may embed the shop's widgets. */
  embeds?: (origin: string) => boolean
  /** The client's address as limits count it: an IPv6 /64 is one. */
  addressOf?: (ip: string) => string
  /** The server's queue of everything that computes. */
  turns: Turns
  /** The API's origin, if it is another process. */
  apiOrigin?: string
  /** The built Storybook, if the shop serves it. */
  storybookFolder?: string
}

/** The shop's own contents: pages with their actions, actions of no page in particular, and the frame around all. */
export type Site = { pages: readonly Page[]; actions: readonly Action[]; frame: Frame }

/** Mounts the shop's pages, their forms and their files on the server's app. */
export async function mountSite(server: FastifyInstance, site: Site, options: MountOptions): Promise<void> {
  await server.register((app) => mount(app, server, site, options))
}

async function mount(
  app: FastifyInstance,
  server: FastifyInstance,
  { pages: all, actions, frame }: Site,
  options: MountOptions,
): Promise<void> {
  const { settings, apiOrigin, ready, now, formToken, announcement, embeds, turns, addressOf = (ip) => ip } = options
  const { tour, nextPriceChange = () => Number.POSITIVE_INFINITY } = options
  await app.register(fastifyFormBody)
  // Quality 4 compresses a page in a fraction of a millisecond. The build compressed the files with the best quality.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await loadIslands()
  let appToken: string | undefined
  const host: HostContext = {
    settings,
    now,
    nextPriceChange,
    formToken,
    announcement,
    ...(tour && { tour }),
    embeds,
    appToken: {
      get: () => appToken,
      set: (token) => {
        appToken = token
      },
      clear: () => {
        appToken = undefined
      },
    },
    fetchFor: apiOrigin ? apiFetch(settings.origin, apiOrigin) : injectedFetch(server, settings.origin),
  }
  const pages = offeredBy(host, all)
  await registerFiles(app, options)
  if (options.storybookFolder) await registerStorybook(app, options.storybookFolder)
  registerWebApp(app)
  const assets = readAssets(`${options.clientFolder}/.vite/manifest.json`)
  const inTurn = createInTurn({ turns, addressOf, host, frame, assets })
  registerActions(app, host, [...pages.flatMap((page) => page.actions ?? []), ...actions], inTurn)
  registerLanguageLink(app, host)
  registerPages(app, { host, pages, frame, ready, inTurn, assets })
}
