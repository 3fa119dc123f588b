import type { HostContext } from '../host-context.ts'

/** A host context for tests. Calls to the API fail unless the test passes `fetchFor`. */
export const aHost = (changes: Partial<HostContext> = {}): HostContext => ({
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
    carePhone: '1-888-555-0199',
    careEmail: 'help@shop.test',
    seller: { name: 'Test Seller', address: ['9 Wharf Street', 'Halifax, NS B0B 0B0'] },
  },
  fetchFor: () => () => Promise.reject(new Error('the test declares no API')),
  formToken: 'form',
  appToken: { get: () => undefined, set: () => {}, clear: () => {} },
  now: () => new Date('2026-11-21T03:30:00Z'),
  nextPriceChange: () => Number.POSITIVE_INFINITY,
  ...changes,
})
