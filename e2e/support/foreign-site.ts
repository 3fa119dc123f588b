import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { origins } from './ports.ts'
import type { Language } from './shop-api.ts'

/** Another company's page: its body, and its `lang`. */
export type ForeignPage = {
  language: Language
  body: string
  scripts?: number
  /** Its policy also allows what a checkout and a sign-in need besides the shop, and any form target. */
  forMembers?: boolean
  /** The page links the elements' heights, for its first paint. */
  reserves?: boolean
}

/** A request that reached the site's own server. */
export type ForeignRequest = { method: string; url: string; headers: string; body: string }

export type ForeignSite = {
  /** `http://127.0.0.1:PORT`, another site than the shop's `http://localhost`. */
  origin: string
  /** Puts a page on the site. @returns its address */
  add(path: string, page: ForeignPage): string
  /** Every request to the site, in order. */
  requests: readonly ForeignRequest[]
  close(): Promise<void>
}

/**
 * The page's policy: its own pictures; scripts, calls and pictures of the shop; nothing else. Where members sign in and pay,
 * the outside services' scripts, calls and frames too.
 */
const strictPolicy = (shop: string, { forMembers, reserves }: ForeignPage): string =>
  [
    "default-src 'none'",
    `script-src ${shop}${forMembers ? ` ${origins.sandbox}` : ''}`,
    `connect-src ${shop}${forMembers ? ` ${origins.sandbox}` : ''}`,
    `img-src 'self' ${shop}`,
    ...(reserves ? [`style-src ${shop}`] : []),
    "base-uri 'none'",
    forMembers ? `frame-src ${origins.sandbox}` : "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** A plain site without a build step, on another origin than the shop, with a strict policy. */
export async function foreignSite(shop: string = origins.shop): Promise<ForeignSite> {
  const pages = new Map<string, ForeignPage>()
  const requests: ForeignRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', rawHeaders } = request
    requests.push({ method, url, headers: rawHeaders.join('\n'), body: await text(request) })
    const page = pages.get(request.url ?? '')
    if (!page) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
      return
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy(shop, page),
    })
    response.end(documentOf(shop, page))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    add(path, page) {
      pages.set(path, page)
      return `${origin}${path}`
    },
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const documentOf = (shop: string, { language, body, scripts = 1, reserves }: ForeignPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Somebody else’s page</title>
${reserves ? `<link rel="stylesheet" href="${shop}/widgets/v1/reserve.css">\n` : ''}${`<script type="module" src="${shop}/widgets/v1/onair.js"></script>\n`.repeat(scripts)}</head>
<body>
<h1>Somebody else’s page</h1>
${body}
</body>
</html>`
