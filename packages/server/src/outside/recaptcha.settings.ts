import * as z from 'zod/mini'
import { defineSettings } from '../kernel/settings.ts'
import { requiredUrl, secret, variable } from '../kernel/variables.ts'

export const recaptchaSettings = defineSettings({
  title: 'reCAPTCHA',
  variables({ sandbox, strict }) {
    const leastScore = strict ? 0.1 : 0
    return {
      verifyUrl: requiredUrl('RECAPTCHA_VERIFY_URL', {
        about: 'where the server has tokens verified',
        demo: `${sandbox}/recaptcha/siteverify`,
      }),
      secret: secret('RECAPTCHA_SECRET', { about: 'the shop’s secret there', demo: 'onair-demo' }),
      scriptUrl: requiredUrl('RECAPTCHA_SCRIPT_URL', {
        about: 'the script that pages load',
        demo: `${sandbox}/recaptcha/api.js`,
      }),
      siteKey: secret('RECAPTCHA_SITE_KEY', { about: 'the key of the shop’s pages', demo: 'onair-demo' }),
      minScore: variable('RECAPTCHA_MIN_SCORE', {
        about: 'the lowest score that counts as a person',
        default: 0.5,
        schema: z.coerce.number().check(z.minimum(leastScore), z.maximum(1)),
        allowed: `a number from ${leastScore} to 1`,
      }),
    }
  },
})
