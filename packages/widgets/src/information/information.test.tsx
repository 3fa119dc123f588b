import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { Information, type InformationProps } from './information.tsx'

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  startedAt: '2026-11-02T14:05:00Z',
  lastSeenAt: '2026-11-21T16:40:00Z',
})
const defaultProps: InformationProps = {
  email: 'susan@example.com',
  securityQuestionId: 'first-pet',
  sessions: [session('1', 'Firefox, Windows', true), session('2', '')],
}
const show = (props: Partial<InformationProps> = {}, language: 'en' | 'fr' = 'en') =>
  renderIn(aShop({ language }), <Information {...defaultProps} {...props} />)

describe('the information of an account', () => {
  test('1. shows the e-mail and the question, and links to their forms', () => {
    show()
    const how = within(screen.getByRole('region', { name: 'How you sign in' }))
    expect(how.getByText(/susan@example\.com/)).toBeVisible()
    expect(how.getByText(/name of your first pet/)).toBeVisible()
    const links = how.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Change e-mail', '/pages/myaccount/information/email'],
      ['Change password', '/pages/myaccount/information/password'],
      ['Change security question', '/pages/myaccount/information/question'],
    ])
  })

  test('2. lists the devices; all except this one can be signed out, one by one or together', () => {
    show()
    const where = within(screen.getByRole('region', { name: 'Where you are signed in' }))
    const [here, other] = where.getAllByRole('listitem')
    expect(here).toHaveTextContent(/This device.*Firefox, Windows/)
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
    const end = within(other as HTMLElement).getByRole('button', { name: 'Sign out – Unknown device' })
    expect(Object.fromEntries(new FormData(end.closest('form') ?? undefined))).toEqual({ id: '2' })
    expect(where.getByRole('button', { name: 'Sign out all other devices' }).closest('form')).toHaveAttribute(
      'action',
      '/account/sessions/others',
    )
  })

  test('3. offers no sign-out without other devices, and a form to choose a missing question', () => {
    show({ sessions: defaultProps.sessions.slice(0, 1), securityQuestionId: null }, 'fr')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Choisir une question de sécurité' })).toBeVisible()
  })

  test('4. says what was done, or that it failed', () => {
    const { unmount } = show({ done: 'email' })
    expect(screen.getByRole('status')).toHaveTextContent('Open it within 30 minutes')
    unmount()
    show({ refused: 'gone' })
    expect(screen.getByRole('alert')).toHaveTextContent('not signed in any more')
  })
})
