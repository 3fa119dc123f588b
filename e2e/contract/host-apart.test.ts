import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../support/database.ts'
import { origins, ports, shopEnvironment } from '../support/ports.ts'
import { type Program, startProgram } from '../support/program.ts'
import { demoPassword, ShopApi } from '../support/shop-api.ts'

// The pages in one process, the API in another (API_ORIGIN), and a proxy in front of both that names the visitor.
const place = { pages: `http://localhost:${ports.shop + 5}`, api: `http://localhost:${ports.shop + 6}` }
const programs: Program[] = []
beforeAll(async () => {
  const start = async (origin: string, more: Record<string, string>) => {
    const program = await startProgram('host/main.ts', `${origin}/readyz`, {
      ...shopEnvironment,
      PORT: new URL(origin).port,
      DATABASE_URL: databaseOf(shopEnvironment.ONAIR_DATA).url,
      SHOP_ORIGIN: place.pages,
      TRUST_PROXY: '127.0.0.1, ::1',
      ONAIR_EXTENSIONS: '',
      LOG_LEVEL: 'fatal',
      ...more,
    })
    programs.push(program)
  }
  await Promise.all([start(place.api, {}), start(place.pages, { API_ORIGIN: place.api })])
})
afterAll(() => Promise.all(programs.map((program) => program.stop())))

/** A browser without JavaScript, at its own network address: it keeps cookies, and sends the forms of the pages. */
function browser(address: string) {
  const cookies = new Map<string, string>()
  const load = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie, 'x-forwarded-for': address }
    const reply = await fetch(new URL(path, place.pages), { ...init, headers, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /Max-Age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: reply.status, location: reply.headers.get('location') ?? '', html: await reply.text() }
  }
  return {
    load,
    /** Sends the form of a page that goes to an address, with what the page put into it. */
    async send(html: string, action: string, typed: Record<string, string>) {
      const [, form = ''] = new RegExp(`<form[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? []
      const filled = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
        /name="([^"]*)"/.exec(tag)?.[1] ?? '',
        /value="([^"]*)"/.exec(tag)?.[1] ?? '',
      ])
      for (const name of Object.keys(typed)) expect(form).toContain(`name="${name}"`)
      const reply = await load(action, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ ...Object.fromEntries(filled), ...typed }),
      })
      // After the first form the shop looks whether its cookies were kept.
      return reply.location.startsWith('/pages/cookies?') ? load(reply.location) : reply
    },
  }
}

async function signIn(at: ReturnType<typeof browser>, email: string, password: string, page = '/pages/signin') {
  return at.send((await at.load(page)).html, '/signin', { email, password })
}

test('1. with the API in another process a member signs in without JavaScript, and sees the account', async () => {
  const email = `${randomUUID()}@example.com`
  await new ShopApi(origins.shop).newAccount(email)
  const member = browser('203.0.113.10')
  const { location } = await member.load('/pages/myaccount/orderstatus')
  const refused = await signIn(member, email, 'Wrong2026', location)
  expect(refused.location).toContain('refused=401')
  const signedIn = await signIn(member, email, demoPassword, refused.location)
  expect([signedIn.status, signedIn.location]).toEqual([303, '/pages/myaccount'])
  expect(await member.load('/pages/myaccount/orderstatus')).toMatchObject({
    status: 200,
    html: expect.stringContaining('Maya'),
  })
})

test('2. five wrong passwords count for the visitor’s own address, not for the pages’ process', async () => {
  const email = `${randomUUID()}@example.com`
  await new ShopApi(origins.shop).newAccount(email)
  const [guessing, member] = [browser('203.0.113.11'), browser('203.0.113.12')]
  const refusals: string[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const { location } = await signIn(guessing, `nobody-${randomUUID()}@example.com`, 'Wrong2026')
    refusals.push(new URL(location, place.pages).searchParams.get('refused') ?? location)
  }
  expect(refusals).toEqual(['401', '401', '401', '401', '401', '417'])
  expect((await signIn(member, email, demoPassword)).location).toBe('/pages/myaccount')
})
