import { signInContract } from '@onair/core/contract'
import type { Feature } from '../features.ts'
import { createRecaptcha } from '../outside/recaptcha.ts'
import { mount } from '../plugins/mount.ts'
import { signInService } from './sign-in.service.ts'

/** Signing in and out (specification §7). */
export const signInRoutes: Feature = (app, { pool, clock, config, fetch, formToken }) => {
  const { verifyUrl, secret, minScore } = config.recaptcha
  const recaptcha = createRecaptcha({ verifyUrl, secret, minScore, fetch })
  const signIn = signInService({ pool, clock, config, recaptcha, formToken })
  mount(app, signInContract, {
    'POST /api/token': ({ body }) => signIn.app(body),
    'POST /api/v2/{language}/token': ({ body }) => signIn.member(body),
    'POST /api/v2/{language}/accounts/{edp}/signout': async ({ customer }) => {
      await signIn.signOut(customer)
      return undefined
    },
  })
}
