import { passwordRecoveryContract, signInContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { keySettings } from '../kernel/key.settings.ts'
import { recaptchaSettings } from '../outside/recaptcha.settings.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { formTokenOf } from './form-token.ts'
import { passwordResetService } from './password-reset.service.ts'
import { signInService } from './sign-in.service.ts'

/** Signing in and out, and a forgotten password (specification §7). */
export const signInRoutes: Routes = (app, { pool, clock, config, shared }) => {
  const { scriptUrl, siteKey } = recaptchaSettings.of(config)
  const recaptcha = shared(recaptchaOf)
  const signIn = signInService({ pool, clock, config, recaptcha, formToken: formTokenOf(keySettings.of(config)) })
  mount(app, signInContract, {
    'POST /api/token': ({ body }) => signIn.app(body),
    'POST /api/v2/{language}/token': ({ body, address, userAgent }) => signIn.member(body, address, userAgent),
    'GET /api/v2/{language}/recaptcha': () => ({ scriptUrl, siteKey }),
    'POST /api/v2/{language}/accounts/{edp}/signout': async ({ customer }) => {
      await signIn.signOut(customer)
      return undefined
    },
  })
  const passwords = passwordResetService({ pool, clock })
  mount(app, passwordRecoveryContract, {
    'POST /api/v2/{language}/passwordreset': ({ body }) => passwords.ask(body.email),
    'POST /api/v2/{language}/passwordverify': ({ body }) => passwords.verify(body.token),
    'POST /api/v2/{language}/passwordinfo': ({ body }) => passwords.info(body.token),
    'POST /api/v2/{language}/passwordupdate': ({ body }) => passwords.update(body),
  })
}
