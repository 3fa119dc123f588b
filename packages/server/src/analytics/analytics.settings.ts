import { defineSettings } from '../kernel/settings.ts'
import { secret, url } from '../kernel/variables.ts'

/** Undefined: events are discarded. */
export const beaconSettings = defineSettings({
  title: 'The marketing feed',
  variables: ({ demo, sandbox }) => ({
    url: url('BEACON_URL', {
      about: 'the marketing feed, which receives events of consenting customers only; without it nothing is sent',
      default: demo ? `${sandbox}/beacon` : undefined,
    }),
    key: secret('BEACON_KEY', { about: 'the shop’s key there', demo: 'onair-beacon-demo', beside: 'BEACON_URL' }),
  }),
  derive: ({ url, key }) => (url === undefined ? undefined : { url, key }),
})
