import { defineSettings } from '../kernel/settings.ts'
import { flag, requiredUrl, secret, url } from '../kernel/variables.ts'

/** `frameUrl` is the page in which cards are entered, and `origin` its origin. */
export const captureSettings = defineSettings({
  title: 'Card capture',
  variables: ({ sandbox }) => ({
    url: requiredUrl('CAPTURE_URL', { about: 'the card capture provider', demo: `${sandbox}/capture` }),
    frameUrl: url('CAPTURE_FRAME_URL', {
      about: 'its frame, in which shoppers enter their card',
      default: undefined,
      defaultText: '`/frame` at `CAPTURE_URL`',
    }),
    secret: secret('CAPTURE_SECRET', { about: 'the shop’s secret there', demo: 'onair-capture-secret' }),
    securityCode: flag('CAPTURE_SECURITY_CODE', {
      about: '`0`: its frame does not ask for the code printed on a card',
      default: true,
    }),
  }),
  derive: ({ frameUrl: given, ...values }) => {
    const frameUrl = given ?? `${values.url}/frame`
    return { ...values, frameUrl, origin: new URL(frameUrl).origin }
  },
})
