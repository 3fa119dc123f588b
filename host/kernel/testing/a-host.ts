import { translator } from '../messages.ts'
import type { Host } from '../visit.ts'

/** A host for tests, whose pages make no call unless they are given a way to. */
export const aHost = (changes: Partial<Host> = {}): Host => ({
  settings: {
    origin: 'http://shop.test',
    imageBase: '/images/',
    videoBase: '/videos/',
    appCredentials: { userName: 'app', password: 'secret' },
    signInKey: 'key',
    recaptchaSiteKey: 'site',
    recaptchaOrigin: 'http://outside.test',
    recaptchaScript: 'http://outside.test/api.js',
    captureOrigin: 'http://outside.test',
  },
  fetchFor: () => () => Promise.reject(new Error('nothing here makes a call')),
  formToken: 'form',
  appToken: { get: () => undefined, set: () => {}, clear: () => {} },
  translate: { en: translator('en'), fr: translator('fr') },
  now: () => new Date('2026-11-21T03:30:00Z'),
  ...changes,
})
