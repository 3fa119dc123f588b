import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** What the builds made, `dist/client` of the host and `dist/embed` of the widgets, and the host's `icons`. */
export type Files = { clientFolder: string; embedFolder: string; iconFolder: string }

/**
 * Mounts the files that browsers download: the pages' assets, the script tag's, the icon, the speculation rules and the service
 * worker.
 */
export async function registerFiles(
  app: FastifyInstance,
  { clientFolder, embedFolder, iconFolder, settings }: Files & { settings: Pick<Settings, 'origin'> },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    // The build's manifest lies in a dot folder.
    dotfiles: 'ignore',
    preCompressed: true,
  })
  await app.register(fastifyStatic, {
    root: embedFolder,
    prefix: '/widgets/v1/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.header('access-control-allow-origin', '*')
      response.header('cross-origin-resource-policy', 'cross-origin')
      // The names of chunks carry a hash of their release. The others' names never change: the browser asks whether they
      // have, and their ETag answers. The path is that of the compressed file, where one is sent.
      response.header(
        'cache-control',
        /\/(onair\.js(\.map)?|reserve\.css|integrity\.json)(\.br|\.gz)?$/.test(path)
          ? 'no-cache'
          : 'public, max-age=31536000, immutable',
      )
    },
  })
  // For a page that checks every file: the hashes by the addresses that it imports them from.
  app.get('/widgets/v1/importmap.json', async (_, reply) => {
    const hashes: Record<string, string> = JSON.parse(await readFile(join(embedFolder, 'integrity.json'), 'utf8'))
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([name, hash]) => [`${settings.origin}/widgets/v1/${name}`, hash]),
    )
    return reply
      .type('application/importmap+json')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify({ integrity }, null, 2))
  })
  await app.register(fastifyStatic, {
    root: iconFolder,
    prefix: '/icons/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  })
  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  app.get(speculationRulesPath, (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(speculationRules),
  )
  const serviceWorker = await readFile(join(clientFolder, 'service-worker.js'))
  // At the root, because its pages are the whole shop. The browser asks whether it has changed.
  app.get('/service-worker.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(serviceWorker),
  )
}

/** Every page names this address in its `Speculation-Rules` header. */
export const speculationRulesPath = '/speculation-rules.json'

/** The browser prefetches a page that the shopper is about to open, unless opening it changes something or is personal. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: ['/', '/en/*', '/fr/*', '/pages/productdetails*', '/pages/productlist*', '/pages/schedule*'],
          },
          { not: { href_matches: ['/*/pages/checkout*', '/*/pages/myaccount/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d6244a"/><circle cx="16" cy="16" r="5" fill="#fff"/></svg>'
