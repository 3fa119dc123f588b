/** The site of the fixtures: a server of its own, on another origin than the shop. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { site as folder } from './build.ts'
import { markup } from './page/markup.ts'

export type Page = {
  body?: string
  head?: string
  headers?: Readonly<Record<string, string>>
  language?: string
}

export type Site = {
  origin: string
  /** Puts a page on the site. @returns its address */
  add(page: Page): string
  /** Answers an address in another way: `/broken` as the test wants it. */
  answer(path: string, reply: { status?: number; type?: string; body?: string; never?: boolean }): string
  close(): Promise<void>
}

const documentOf = ({ body = '', head = '', language = 'en' }: Page) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of somebody else</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<main>
<h1>A page of somebody else</h1>
${body}
</main>
</body>
</html>`

/** htmx asks for a scene as HTML, with a listener for each event in `hx-on:`. */
function fragment(url: URL): string {
  const tag = url.searchParams.get('tag') ?? ''
  const events = (url.searchParams.get('events') ?? '').split(',').filter(Boolean)
  const listeners = events.map((event) => `hx-on:${event}="hear['${tag}'](event)"`).join(' ')
  return markup(tag, JSON.parse(url.searchParams.get('scene') ?? '{}'), listeners)
}

export async function startSite(): Promise<Site> {
  const pages = new Map<string, Page>()
  const replies = new Map<string, Parameters<Site['answer']>[1]>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const page = pages.get(url.pathname)
    const reply = replies.get(url.pathname)
    if (page)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(documentOf(page))
    else if (reply) {
      if (!reply.never)
        response
          .writeHead(reply.status ?? 200, {
            'content-type': reply.type ?? 'text/html',
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*',
          })
          .end(reply.body)
    } else if (url.pathname === '/htmx/fragment')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(fragment(url))
    else
      await readFile(join(folder, url.pathname)).then(
        (file) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(file),
        () => response.writeHead(404).end(),
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    add(page) {
      const path = `/page-${pages.size + 1}`
      pages.set(path, page)
      return `${origin}${path}`
    },
    answer(path, reply) {
      replies.set(path, reply)
      return `${origin}${path}`
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
