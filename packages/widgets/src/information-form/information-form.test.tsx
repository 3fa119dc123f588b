import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { watchPosts } from '../testing/posts.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { InformationForm, type InformationFormProps } from './information-form.tsx'

function show(props: Partial<InformationFormProps> = {}, language: 'en' | 'fr' = 'en') {
  renderIn(aShop({ language }), <InformationForm kind="email" {...props} />)
  return { posted: watchPosts(), user: userEvent.setup() }
}

describe('changing the e-mail', () => {
  test('1. names each error in the specification’s words, and focuses the first', async () => {
    const { posted, user } = show()
    await user.type(screen.getByLabelText(/^New e-mail/), 'susan')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(posted).toEqual([])
    expect(screen.getByLabelText(/^New e-mail/)).toHaveFocus()
    expect(screen.getByLabelText(/^New e-mail/)).toHaveAccessibleDescription('A valid email is required!')
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription('Current password is required')
  })

  test('2. posts once', async () => {
    const { posted, user } = show()
    await user.type(screen.getByLabelText(/^New e-mail/), 'susan@example.org')
    await user.type(screen.getByLabelText(/^Current password/), 'Onair2026')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    await user.click(screen.getByRole('button', { name: 'Saving…' }))
    const fields = { email: 'susan@example.org', currentPassword: 'Onair2026' }
    expect(posted).toEqual([{ action: '/account/information/email', fields }])
  })

  test('3. shows the server’s sentence at its field after a refusal, with the typed e-mail', () => {
    const reason = { area: 'CurrentPassword', message: 'This is not your current password.' }
    show({ typed: { email: 'susan@example.org', reason } })
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription('This is not your current password.')
    expect(screen.getByLabelText(/^New e-mail/)).toHaveValue('susan@example.org')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('4. shows a reason without a field, and an unreachable shop, above the form', () => {
    show({ typed: { reason: { area: 'Requests', message: 'Too many attempts.' } } })
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.')
  })
})

describe('changing the password', () => {
  test.each([
    ['Onair2026', 'Your new password cannot be the same as your current password.'],
    ['short', 'Your password needs a minimum of 6 characters with at least 1 number.'],
  ])('1. %j: %s', async (chosen, sentence) => {
    const { posted, user } = show({ kind: 'password' })
    await user.type(screen.getByLabelText(/^Current password/), 'Onair2026')
    await user.type(screen.getByLabelText(/^New password \*/), chosen)
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    expect(posted).toEqual([])
    expect(screen.getByLabelText(/^New password \*/)).toHaveAccessibleDescription(new RegExp(sentence))
    expect(screen.getByLabelText(/^New password again/)).toHaveAccessibleDescription('Password mismatch')
  })
})

describe('the security question', () => {
  test('1. is chosen from a list, with an answer', async () => {
    const { posted, user } = show({ kind: 'question' }, 'fr')
    await user.click(screen.getByRole('button', { name: 'Enregistrer la question' }))
    expect(posted).toEqual([])
    expect(screen.getByLabelText(/^Question/)).toHaveAccessibleDescription('Choisissez une question valide.')
    await user.selectOptions(screen.getByLabelText(/^Question/), 'Quel a été votre premier emploi?')
    await user.type(screen.getByLabelText(/^Réponse/), 'Caissière')
    await user.type(screen.getByLabelText(/^Mot de passe actuel/), 'Onair2026')
    await user.click(screen.getByRole('button', { name: 'Enregistrer la question' }))
    const fields = { securityQuestionId: 'first-job', answer: 'Caissière', currentPassword: 'Onair2026' }
    expect(posted).toEqual([{ action: '/account/information/question', fields }])
  })
})
