import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aHost } from '../../../kernel/testing/a-host.ts'
import { createVisit } from '../../../kernel/visit.ts'
import { newsletterActions } from './newsletter.actions.ts'
import { newsletterPage } from './newsletter.page.tsx'

const cookie = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))}`

/** A member's visit; the API replies to a change with `status`. */
function aVisit(url: string, { subscribed = false, status = 204 } = {}) {
  const calls: string[] = []
  const account = { Edp: 7, CustomerNo: '7', Email: 'maya@example.com', IsNewsletterSubscribed: subscribed }
  const fetchFor = () => async (address: RequestInfo | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    calls.push(`${method} ${new URL(String(address)).pathname.split('/').at(-1)}`)
    if (method === 'GET') return Response.json(account)
    return new Response(status === 204 ? null : '[]', { status })
  }
  return { visit: createVisit(aHost({ fetchFor }), { url, ip: '127.0.0.1', params: {}, headers: { cookie } }), calls }
}

test.each([
  ['/pages/myaccount/newsletter', false, 'maya@example.com does not get our newsletter.', 'Subscribe', 'yes'],
  ['/pages/myaccount/newsletter', true, 'maya@example.com gets our newsletter.', 'Unsubscribe', 'no'],
  ['/fr/pages/myaccount/newsletter', true, 'maya@example.com reçoit notre infolettre.', 'Se désabonner', 'no'],
])('1. %s, subscribed: %s', async (url, subscribed, sentence, button, value) => {
  const { visit, calls } = aVisit(url, { subscribed })
  const rendered = await newsletterPage.load(visit)
  // The frame and the screen share one reply.
  expect(calls).toEqual(['GET 7'])
  const page = new DOMParser().parseFromString('body' in rendered ? renderToString(rendered.body) : '', 'text/html')
  expect(page.body.textContent).toContain(sentence)
  expect(page.querySelector('[data-page-title]')?.getAttribute('data-page-title')).toBe('newsletter')
  const form = page.querySelector('form[action="/account/newsletter"]')
  expect(form?.querySelector('button')?.textContent).toBe(button)
  expect(form?.querySelector('[name=subscribe]')?.getAttribute('value')).toBe(value)
})

test.each([
  ['yes', 204, 'POST newslettersubscription', 'subscribed'],
  ['no', 204, 'DELETE newslettersubscription', 'unsubscribed'],
  ['yes', 503, 'POST newslettersubscription', 'away'],
])('2. the form (%s, answered %i) calls %s and says what came of it', async (subscribe, status, call, result) => {
  const { visit, calls } = aVisit('/account/newsletter', { status })
  expect(await newsletterActions[0]?.run(visit, { subscribe })).toBe(`/pages/myaccount/newsletter?result=${result}`)
  expect(calls).toEqual([call])
})
