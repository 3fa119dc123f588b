import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { watchPosts } from '../testing/posts.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { OwnData, type OwnDataProps } from './own-data.tsx'

const call = 'GET /api/v2/{language}/accounts/{edp}/export'
const exported = {
  ExportedAt: '2026-11-21T17:00:00Z',
  Account: { Email: 'susan@example.com' },
  Addresses: [],
  CreditCards: [],
  Sessions: [],
  Favourites: [],
  WaitingFor: [],
  BagLines: [],
  Orders: [{ GrandTotal: 12.34 }],
}
afterEach(() => vi.restoreAllMocks())

function show(props: OwnDataProps = {}, language: 'en' | 'fr' = 'en') {
  const server = aServer()
  server.on(call, () => ({ status: 200, body: exported }))
  renderIn(aShop({ language, cookies: memberCookie, fetch: server.fetch }), <OwnData {...props} />)
  return { server, posts: watchPosts(), user: userEvent.setup() }
}

describe('own data', () => {
  test('1. are downloaded as a file, with the API’s names and amounts', async () => {
    const files: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Your data were downloaded.')
    expect(names).toEqual(['onair.json'])
    expect(files.map(({ type }) => type)).toEqual(['application/json'])
    const text = await new Promise((done) => {
      const reader = new FileReader()
      reader.onload = () => done(reader.result)
      reader.readAsText(files[0] as Blob)
    })
    expect(JSON.parse(String(text))).toEqual(exported)
  })

  test('2. show a message if they cannot be read', async () => {
    const { server, user } = show({}, 'fr')
    server.reachable(false)
    await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('n’ont pas pu être lues')
  })
})

describe('closing the account', () => {
  test('1. needs the password, and is posted once', async () => {
    const { posts, user } = show()
    await user.click(screen.getByRole('button', { name: 'Close my account' }))
    const password = screen.getByLabelText(/^Current password/)
    expect(password).toHaveAccessibleDescription('Current password is required')
    expect(password).toHaveFocus()
    expect(posts).toEqual([])
    await user.type(password, 'Onair2026')
    await user.click(screen.getByRole('button', { name: 'Close my account' }))
    await user.click(screen.getByRole('button', { name: 'Closing…' }))
    expect(posts).toEqual([{ action: '/account/closure', fields: { currentPassword: 'Onair2026' } }])
  })

  test('2. shows the reason of a refusal at the password, or above the form', () => {
    show({ refused: { area: 'CurrentPassword', message: 'This is not your current password.' } })
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription('This is not your current password.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('3. is refused with the server’s sentence while payments are due', () => {
    show({ refused: { area: 'Instalments', message: 'Easy Pay payments are still to come.' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Easy Pay payments are still to come.')
  })
})
