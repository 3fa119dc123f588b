import type { FastifyInstance } from 'fastify'
import { escapeHtml, page, readingPolicy } from '../page.ts'
import { refuse } from '../problems.ts'
import type { Mail, Mailbox } from './mailbox.ts'

const when = (at: string) => escapeHtml(at.replace('T', ' ').slice(0, 19))

const list = (mails: Mail[], to: string): string => `
<form><label>To <input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Show</button></form>
${
  mails.length === 0
    ? '<p class="note">No mail yet. This page looks again every 10 seconds.</p>'
    : `<div class="table"><table>
<thead><tr><th>Subject</th><th>To</th><th>When (UTC)</th></tr></thead>
<tbody>
${mails
  .map(
    (mail) =>
      `<tr><td><a href="/mailbox/${mail.Id}">${escapeHtml(mail.Subject || '(no subject)')}</a></td><td>${escapeHtml(mail.To)}</td><td class="nowrap">${when(mail.At)}</td></tr>`,
  )
  .join('\n')}
</tbody></table></div>`
}`

/** Plain text as HTML, with its addresses as links. */
export const linkedText = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}" target="_blank" rel="noreferrer">${safe}</a>` : safe
    })
    .join('')

const view = (mail: Mail, asText: boolean): string => `
<dl><dt>To</dt><dd>${escapeHtml(mail.To)}</dd><dt>From</dt><dd>${escapeHtml(mail.From)}</dd><dt>When (UTC)</dt><dd>${when(mail.At)}</dd></dl>
<nav class="tabs" aria-label="Parts of the mail">
${mail.Html ? `<a href="/mailbox/${mail.Id}"${asText ? '' : ' aria-current="page"'}>HTML</a>` : ''}
<a href="/mailbox/${mail.Id}?part=text"${asText ? ' aria-current="page"' : ''}>Text</a>
</nav>
${
  asText
    ? `<pre>${linkedText(mail.Text)}</pre>`
    : `<iframe class="mail" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${mail.Id}/html"></iframe>`
}
<p><a href="/mailbox">All mail</a></p>`

/** The policy for a mail's HTML: no scripts, an opaque origin; links open in a new tab. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'self'"

/** `/mailbox` to read in a browser, `GET /mailbox/messages?to=` for tests, `DELETE /mailbox/messages` to empty it. */
export const mailboxRoutes = (app: FastifyInstance, mailbox: Mailbox): void => {
  type To = { Querystring: { to?: unknown } }
  type ById = { Params: { id: string }; Querystring: { part?: unknown } }
  const toOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const html = 'text/html; charset=utf-8'

  app.get<To>('/mailbox/messages', (request, reply) =>
    reply.header('cache-control', 'no-store').send(mailbox.list(toOf(request.query.to))),
  )
  app.delete('/mailbox/messages', (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })
  app.get<To>('/mailbox', (request, reply) => {
    const to = toOf(request.query.to)
    return reply
      .headers({ 'content-security-policy': readingPolicy, 'cache-control': 'no-store' })
      .type(html)
      .send(page('Mailbox', list(mailbox.list(to), to), { refreshSeconds: 10 }))
  })
  app.get<ById>('/mailbox/:id', (request, reply) => {
    const mail = mailbox.get(request.params.id)
    if (!mail) return refuse(reply, 404, { Message: 'This mail is not there any more.', Area: 'NotFound' })
    const asText = request.query.part === 'text' || !mail.Html
    return reply
      .header('content-security-policy', readingPolicy)
      .type(html)
      .send(page(mail.Subject || '(no subject)', view(mail, asText)))
  })
  app.get<ById>('/mailbox/:id/html', (request, reply) => {
    const mail = mailbox.get(request.params.id)
    if (!mail) return refuse(reply, 404, { Message: 'This mail is not there any more.', Area: 'NotFound' })
    return reply
      .headers({ 'content-security-policy': mailPolicy, 'referrer-policy': 'no-referrer' })
      .type(html)
      .send(`<base target="_blank">${mail.Html}`)
  })
}
