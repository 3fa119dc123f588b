import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { shopOrigin } from '../capture/frame.page.ts'
import { escapeHtml } from '../page.ts'

/** Shows only the HTML that the framing page sends. */
const script = `
const shop = document.documentElement.dataset.shop
addEventListener('message', ({ origin, source, data }) => {
  if (origin === shop && source === parent && typeof data?.html === 'string') document.body.innerHTML = data.html
})
parent.postMessage({ ready: true }, shop)
`

const hash = createHash('sha256').update(script).digest('base64')
const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * `GET /preview?shop=&language=`: a page of another site that embeds the shop's widgets. The shop's own page frames it and
 * sends it HTML by `postMessage({ html })`. Only a shop on this machine may: its script runs on this origin.
 */
export const previewRoutes = (app: FastifyInstance): void => {
  app.get('/preview', (request, reply) => {
    const query = request.query as Record<string, unknown>
    const shop = shopOrigin(query.shop)
    if (!shop || !local.test(shop))
      return reply.code(400).type('text/plain').send('shop is the origin of a local shop.')
    const language = query.language === 'fr' ? 'fr-CA' : 'en-CA'
    const policy = [
      "default-src 'none'",
      `script-src ${shop} 'sha256-${hash}'`,
      `connect-src ${shop} 'self'`,
      `img-src ${shop}`,
      `media-src ${shop} 'self' blob: data:`,
      "style-src 'unsafe-inline'",
      "frame-src 'self'",
      `frame-ancestors ${shop}`,
      "base-uri 'none'",
    ]
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store' })
      .send(`<!doctype html>
<html lang="${language}" data-shop="${escapeHtml(shop)}">
<head>
<meta charset="utf-8">
<title>A page of another site</title>
<style>:root { color-scheme: light dark } body { margin: 1rem; font: 16px/1.5 Georgia, serif }</style>
<script type="module" src="${escapeHtml(shop)}/widgets/v1/onair.js"></script>
<script type="module">${script}</script>
</head>
<body></body>
</html>
`)
  })
}
