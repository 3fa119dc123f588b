import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** The output of the builds (`dist/client` of the host, `dist/embed` of the widgets), and the host's `icons`. */
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
    // The build's manifest is in a dot folder.
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
      // The names of chunks contain a hash of their release. Other names never change: the browser revalidates these files by
      // their ETag. The path is that of the compressed file, if one is sent.
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
  // Served at the root, because its scope is the whole shop. The browser revalidates it.
  app.get('/service-worker.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(serviceWorker),
  )
}

/** The address in the `Speculation-Rules` header of every page. */
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
