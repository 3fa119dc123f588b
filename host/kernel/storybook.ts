import { readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hashOfScript } from './headers.ts'

/** The address at which the shop serves Storybook. */
export const storybookPath = '/storybook/'

/** Vite names these files by their content. The manager's own files keep their names, and the browser revalidates them. */
const hashed = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/**
 * The policy of one of Storybook's pages. Scripts are Storybook's own files, or inline and named by their hash. Storybook writes
 * its styles into the page; its manager shows the stories in a frame.
 */
export function storybookPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = new Set(inline.map(([, script = '']) => hashOfScript(script)))
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Mounts the built Storybook below `/storybook/`.
 * @param folder the output of `storybook build`
 */
export async function registerStorybook(app: FastifyInstance, folder: string): Promise<void> {
  app.get(storybookPath.slice(0, -1), (request, reply) => {
    const [, query] = request.url.split('?', 2)
    return reply.redirect(query ? `${storybookPath}?${query}` : storybookPath)
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: storybookPath,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, path) {
      response.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (!path.endsWith('.html')) return
      response.header('content-security-policy', storybookPolicy(readFileSync(path, 'utf8')))
      response.header('referrer-policy', 'strict-origin-when-cross-origin')
      // Its products are invented.
      response.header('x-robots-tag', 'noindex')
    },
  })
}
