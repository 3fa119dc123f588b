import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { someCard } from '../testing/account.fixtures.ts'
import { frameSays, token } from '../testing/at-checkout.tsx'
import { watchPosts } from '../testing/posts.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'

const config = 'GET /api/semafone/config'

function show(props: Partial<CardFormProps> = {}, language: 'en' | 'fr' = 'en', { opens = true } = {}) {
  const server = aServer()
  const frame = {
    FrameUrl: 'http://127.0.0.1:3001/capture/frame',
    Origin: 'http://127.0.0.1:3001',
    CardTypes: ['VI'],
    Languages: ['en'],
  }
  server.on(config, () => (opens ? { status: 200, body: frame } : { status: 503, body: [] }))
  renderIn(aShop({ language, fetch: server.fetch }), <CardForm today="2026-11-30" {...props} />)
  return { posts: watchPosts(), user: userEvent.setup(), server }
}
const save = () => screen.getByRole('button', { name: 'Save the card' })

describe('a new card', () => {
  test('1. posts the token of the frame, once, and never a number', async () => {
    const { posts, user } = show()
    fireEvent.load(await screen.findByTitle(/^Card details/))
    frameSays({ type: 'ready' })
    await user.click(screen.getByLabelText('Make this my default card'))
    await user.click(save())
    frameSays(token)
    await waitFor(() => expect(posts).toHaveLength(1))
    expect(posts[0]?.action).toBe('/account/cards/add')
    expect(Object.keys(posts[0]?.fields ?? {}).toSorted()).toEqual([
      'cardType',
      'expiryMonth',
      'expiryYear',
      'holderName',
      'isDefault',
      'lastDigits',
      'token',
    ])
    await user.click(screen.getByRole('button', { name: 'Checking the card…' }))
    expect(posts).toHaveLength(1)
  })

  test('2. keeps the focus in the frame while the frame shows errors', async () => {
    const { posts, user } = show()
    fireEvent.load(await screen.findByTitle(/^Card details/))
    frameSays({ type: 'ready' })
    await user.click(save())
    frameSays({ type: 'error', Area: 'Number' })
    await waitFor(() => expect(save()).toBeVisible())
    expect(posts).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    [
      'en',
      /could not be opened\. Nothing was saved\. An ad blocker .* allow it on this page and try again, or call us at/,
    ],
    ['fr', /n’a pas pu s’ouvrir\. Rien n’a été enregistré\. Un bloqueur de publicités .* ou appelez-nous au/],
  ] as const)('2a. where the frame is blocked, says so once, and what to do: %s', async (language, sentence) => {
    const { posts, user } = show({}, language, { opens: false })
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(sentence)
    expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await user.click(screen.getByRole('button', { name: language === 'fr' ? 'Enregistrer la carte' : 'Save the card' }))
    await waitFor(() => expect(within(notice).getByRole('button')).toHaveFocus())
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(posts).toEqual([])
  })

  test('3. shows why it was refused, or that nothing was saved', () => {
    show({ refused: [{ area: 'CreditCard', message: 'Your card’s bank refused this card.' }] })
    expect(screen.getByRole('alert')).toHaveTextContent('Your card’s bank refused this card.')
  })

  test.each([
    [[{ area: 'Recaptcha', message: 'Several payments were declined.' }], 'ok-card'],
    [[{ area: 'CreditCard', message: 'Declined.' }], undefined],
  ])('4. proves that a person fills it in, when the shop asks for it: %j', async (refused, recaptchaToken) => {
    const execute = vi.fn(async (_key: string, { action }: { action: string }) => `ok-${action}`)
    vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => queueMicrotask(callback), execute })
    const { posts, user, server } = show({ refused })
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: 'https://recaptcha.test/api.js', SiteKey: 'site' },
    }))
    fireEvent.load(await screen.findByTitle(/^Card details/))
    frameSays({ type: 'ready' })
    await user.click(save())
    frameSays(token)
    await waitFor(() => expect(posts).toHaveLength(1))
    expect(posts[0]?.fields.recaptchaToken).toBe(recaptchaToken)
    expect(execute).toHaveBeenCalledTimes(recaptchaToken ? 1 : 0)
    vi.unstubAllGlobals()
  })
})

test('5. if the security check is blocked, posts nothing and says what to do', async () => {
  const { posts, user, server } = show({ refused: [{ area: 'Recaptcha', message: 'Several payments were declined.' }] })
  server.on('GET /api/v2/{language}/recaptcha', () => ({ status: 503, body: [] }))
  fireEvent.load(await screen.findByTitle(/^Card details/))
  frameSays({ type: 'ready' })
  await user.click(save())
  frameSays(token)
  expect(await screen.findByText(/the security check \(reCAPTCHA\) did not load\. An ad blocker/)).toBeVisible()
  expect(posts).toEqual([])
  expect(save()).toBeEnabled()
})

describe('a saved card', () => {
  test('1. is changed by expiry, holder and default', async () => {
    const { posts, user } = show({ card: someCard({ isDefault: false }) })
    expect(screen.getByText('Visa ending in 4242')).toBeVisible()
    await user.selectOptions(screen.getByLabelText(/^Expiration month/), '11')
    await user.selectOptions(screen.getByLabelText(/^Expiration year/), '2026')
    await user.click(screen.getByLabelText('Make this my default card'))
    await user.click(save())
    expect(posts).toEqual([
      {
        action: '/account/cards/change',
        fields: { id: 'c1', expiryMonth: '11', expiryYear: '2026', holderName: 'Susan Martin', isDefault: 'on' },
      },
    ])
  })

  test('2. names each error in the specification’s words, and focuses the first', async () => {
    const { posts, user } = show({ card: someCard({ expiryMonth: '10', expiryYear: '2024' }) })
    await user.clear(screen.getByLabelText(/^Name on the card/))
    await user.click(save())
    expect(screen.getByText('Select a valid Expiration Year.')).toBeVisible()
    expect(screen.getByLabelText(/^Name on the card/)).toHaveAccessibleDescription('The name on the card is required.')
    expect(screen.getByLabelText(/^Expiration year/)).toHaveFocus()
    await user.selectOptions(screen.getByLabelText(/^Expiration year/), '2026')
    await user.click(save())
    expect(screen.getByText('Select a valid Expiration Month.')).toBeVisible()
    expect(posts).toEqual([])
  })

  test('3. if the shop is unreachable, says that nothing was saved', () => {
    show({ card: someCard(), refused: [] }, 'fr')
    expect(screen.getByRole('alert')).toHaveTextContent('Rien n’a été débité ni enregistré')
  })
})
