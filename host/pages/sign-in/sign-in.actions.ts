import { signInPath } from '@onair/core/sign-in'
import type { Action } from '../../kernel/action.ts'
import { signInByForm, signOutMember } from '../../parts/sign-in-member.ts'

const signIn: Action = {
  path: '/signin',
  audience: 'everyone',
  run: (visit, { email = '', password = '', remember, returnTo }) =>
    signInByForm(visit, { email, password, remember: remember === 'on', returnTo }),
}

const signOut: Action = {
  path: '/signout',
  audience: 'everyone',
  run: async (visit) => {
    await signOutMember(visit)
    return signInPath
  },
}

/** The forms for signing in and out, without JavaScript. */
export const signInActions: readonly Action[] = [signIn, signOut]
