import type { Feature } from '../kernel/feature.ts'
import { perHour, perMinute } from '../kernel/limits.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { recaptchaSettings } from '../outside/recaptcha.settings.ts'
import { type PasswordChanged, passwordChangedMail } from './password.mail.ts'
import { composePasswordReset, type PasswordReset } from './password-reset.letter.ts'
import { signInKept } from './sign-in.kept.ts'
import { signInMessages } from './sign-in.messages.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { signInSettings } from './sign-in.settings.ts'

export const signIn: Feature = {
  name: 'sign-in',
  ...signInKept,
  messages: signInMessages,
  routes: signInRoutes,
  mails: ({ pool, clock, config }) => ({
    'password-reset': (mail: QueuedMail<PasswordReset>) =>
      composePasswordReset({ pool, clock, ...shopOf(config) }, mail),
    'password-changed': async ({ content }: QueuedMail<PasswordChanged>) =>
      passwordChangedMail(content, shopOf(config)),
  }),
  settings: [signInSettings, recaptchaSettings],
  limits: {
    signIn: perMinute('LIMIT_SIGN_IN', 'sign-ins, and other checks of a password or of a mailed link', 120, 20),
    tokens: perMinute('LIMIT_TOKENS', 'application tokens', 600, 60),
    // An account also gets at most three of these mails in half an hour.
    passwords: perHour(
      'LIMIT_PASSWORDS',
      'mailed links for passwords and e-mail addresses, and exports of own data',
      600,
      20,
    ),
  },
}
