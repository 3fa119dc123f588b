import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { stubPush } from '../testing/push.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Reminder } from './reminder.tsx'

const ask = 'POST /api/v2/{language}/shows/{id}/reminders'
const subscriptions = '/api/v2/{language}/pushsubscriptions'
let server: TestServer
let asked: unknown[]
beforeEach(() => {
  server = aServer()
  asked = []
  server.on(ask, ({ body }) => {
    asked.push(body)
    return { status: 201 }
  })
  server.on(`POST ${subscriptions}`, ({ body }) => {
    asked.push(body)
    return { status: 201 }
  })
  server.on(`DELETE ${subscriptions}`, () => ({ status: 204 }))
})
afterEach(() => vi.unstubAllGlobals())

function show(options: Parameters<typeof aShop>[0] = {}) {
  const cookies = `timeZone=America/Halifax; ${options.cookies ?? ''}`
  const shop = aShop({ fetch: server.fetch, pushKey: 'BKey', ...options, cookies })
  return renderIn(shop, <Reminder show={{ id: 'tea' }} action="/en/reminder" />)
}
const email = () => screen.getByRole('textbox', { name: /^Your e-mail/ })
const press = (name = 'Remind me') => userEvent.click(screen.getByRole('button', { name }))
const onDevice = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'On this device' }))
  await press()
}

test('1. reminds by email, in the shopper’s time zone; the form works without script too', async () => {
  show()
  expect(email().closest('form')).toHaveAttribute('action', '/en/reminder')
  await userEvent.type(email(), 'maya@example.com')
  await press()
  expect(await screen.findByRole('status')).toHaveTextContent('If we do not know this address yet')
  expect(asked).toEqual([{ Email: 'maya@example.com', TimeZone: 'America/Halifax' }])
})

test('2. a member’s own address is filled in, and needs no confirmation', async () => {
  show({ cookies: `${memberCookie}; userEmail=maya%40example.com` })
  expect(email()).toHaveValue('maya@example.com')
  await press()
  expect(await screen.findByRole('status')).toHaveTextContent('Done. We write to you 15 minutes before the programme.')
})

test.each([
  [400, 'A valid email is required!'],
  [417, 'This programme has begun already: there is nothing to remind you of.'],
  [429, 'There were too many requests. Please try again later.'],
  [503, 'We could not note your reminder. Please try again in a moment.'],
])('3. a refusal %s says why', async (status, sentence) => {
  server.on(ask, () => refusal(status, 'No.', 'Email'))
  show()
  await userEvent.type(email(), 'maya@example.com')
  await press()
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

test('4. reminds on the device: asks the browser, subscribes, then asks the shop', async () => {
  const browser = stubPush()
  show()
  await onDevice()
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This device reminds you 15 minutes before the programme.',
  )
  expect(browser.done).toEqual(['registered /service-worker.js', 'subscribed with BKey'])
  expect(asked).toEqual([
    { endpoint: 'https://push.example.com/1', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } },
    { Endpoint: 'https://push.example.com/1', TimeZone: 'America/Halifax' },
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('5. stops all reminders on the device', async () => {
  const browser = stubPush()
  show()
  await onDevice()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop all reminders on this device' }))
  expect(await screen.findByText('This device does not remind you of any programme any more.')).toBeInTheDocument()
  expect(browser.done.at(-1)).toBe('unsubscribed')
  expect(server.requests.at(-1)).toContain('DELETE /pushsubscriptions')
})

test('6. if the browser denies it, says how to change that, and sends the shop nothing', async () => {
  stubPush({ permission: 'denied' })
  show()
  await onDevice()
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow them in its settings for this site')
  expect(asked).toEqual([])
})

test('7. offers email if the browser’s push service is unreachable', async () => {
  stubPush({ failure: 'AbortError' })
  show()
  await onDevice()
  expect(await screen.findByRole('alert')).toHaveTextContent('You can be reminded by e-mail instead.')
})

test('8. a subscription with an earlier key of the shop’s is replaced', async () => {
  const browser = stubPush({ failure: 'InvalidStateError' })
  show()
  await onDevice()
  expect(await screen.findByRole('status')).toHaveTextContent('Done.')
  expect(browser.done).toEqual(['registered /service-worker.js', 'unsubscribed', 'subscribed with BKey'])
})

test('9. a browser without notifications says so', () => {
  show()
  const device = screen.getByRole('radio', { name: /On this device/ })
  expect(device).toBeDisabled()
  expect(device.closest('label')).toHaveTextContent('This browser cannot show notifications.')
})

test.each([
  ['a shop without keys', { pushKey: undefined }],
  ['another site', { base: 'https://shop.test' }],
])('10. %s offers the email alone', (_where, options) => {
  stubPush()
  show(options)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(email()).toBeInTheDocument()
})

test('11. is in French', async () => {
  stubPush()
  show({ language: 'fr' })
  await userEvent.click(screen.getByRole('radio', { name: 'Sur cet appareil' }))
  await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un rappel' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Cet appareil vous préviendra 15 minutes avant l’émission.',
  )
})
