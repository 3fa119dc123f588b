import { forgotPasswordPath } from '@onair/core/sign-in'
import { passwordRecoveryClient } from '@onair/core/sign-in/client'
import type { Action } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'

const requestLink: Action = {
  path: '/password/reset',
  audience: 'everyone',
  run: async (visit, form) => {
    const email = form.email?.trim() ?? ''
    const requested = await passwordRecoveryClient(visit.http).ask(email)
    if (requested.ok) return `${forgotPasswordPath}?posted=sent`
    saveForm(visit, 'forgot-password', { email })
    return `${forgotPasswordPath}?posted=later`
  },
}

const changePassword: Action = {
  path: '/password/update',
  audience: 'everyone',
  run: async (visit, form) => {
    const { token = '', answer, newPassword = '', newPasswordConfirmed = '' } = form
    const updated = await passwordRecoveryClient(visit.http).update({
      token,
      newPassword,
      newPasswordConfirmed,
      ...(answer !== undefined && { answer }),
    })
    if (updated.ok) return `${forgotPasswordPath}?posted=changed`
    saveForm(visit, 'forgot-password', { reason: updated.items[0] })
    // The page checks the link again, and says if it was used.
    return `${forgotPasswordPath}?token=${encodeURIComponent(token)}&posted=refused`
  },
}

/** The forms for a forgotten password, without JavaScript. */
export const forgotPasswordActions: readonly Action[] = [requestLink, changePassword]
