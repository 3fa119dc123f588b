import { defineSettings } from '../kernel/settings.ts'
import { requiredText, secret } from '../kernel/variables.ts'

export const signInSettings = defineSettings({
  title: 'Signing in',
  variables: () => ({
    appUser: requiredText('APP_USER', { about: 'the name by which pages and widgets sign in', demo: 'onair-shop' }),
    appSecret: secret('APP_SECRET', { about: 'its password', demo: 'onair-demo-secret' }),
    signInKey: secret('SIGN_IN_KEY', { about: 'the `key` of a member’s sign-in', demo: 'onair-web' }),
  }),
  derive: ({ appUser, appSecret, signInKey }) => ({ app: { userName: appUser, password: appSecret }, signInKey }),
})
