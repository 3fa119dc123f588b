import { signOut as clearSession } from '@onair/core/session'
import { safeReturnPath, signInPath } from '@onair/core/sign-in'
import { signInClient } from '@onair/core/sign-in/client'
import type { Action } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import type { Visit } from '../../kernel/visit.ts'
import { signInMember } from '../../parts/sign-in-member.ts'

const clientOf = ({ http, host }: Visit) => signInClient(http, host.settings.signInKey)

const signIn: Action = {
  path: '/signin',
  audience: 'everyone',
  run: async (visit, form) => {
    const { email = '', password = '', returnTo } = form
    const remember = form.remember === 'on'
    const { formToken } = visit.host
    const result = await clientOf(visit).signIn({ email, password, recaptchaToken: formToken })
    if (result.ok) return signInMember(visit, result.value, { remember, email }, returnTo)
    saveForm(visit, 'sign-in', { email: email.trim(), remember })
    // The page's message depends on the status; the return path survives another attempt.
    const back = safeReturnPath(returnTo)
    return `${signInPath}?refused=${result.status}${back ? `&return=${encodeURIComponent(back)}` : ''}`
  },
}

const signOut: Action = {
  path: '/signout',
  audience: 'everyone',
  run: async (visit) => {
    clearSession(visit.session, await clientOf(visit).signOut())
    return signInPath
  },
}

/** The forms for signing in and out, without JavaScript. */
export const signInActions: readonly Action[] = [signIn, signOut]
