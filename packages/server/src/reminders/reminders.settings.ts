import { contactSettings } from '../kernel/seller.settings.ts'
import { defineSettings } from '../kernel/settings.ts'
import { text } from '../kernel/variables.ts'
import { arePushKeys, demonstrationPushKeys } from '../outside/push-keys.ts'

/** Notifications on devices: the pair of keys, and the contact for a push service. Undefined: the shop offers none. */
export const pushSettings = defineSettings({
  title: 'Notifications on devices',
  variables: () => ({
    publicKey: text('PUSH_PUBLIC_KEY', {
      about:
        'the public one of the keys that `npm run onair -- push keys` makes: with them programmes’ reminders reach shoppers’ devices',
      default: undefined,
      defaultText: 'none; a demonstration has a pair',
    }),
    privateKey: text('PUSH_PRIVATE_KEY', { about: 'the private one', default: undefined, defaultText: 'likewise' }),
  }),
  derive({ publicKey, privateKey }, reading) {
    const { wrong, mode } = reading
    const given = publicKey && privateKey ? { publicKey, privateKey } : undefined
    if (!given && (publicKey || privateKey))
      wrong.push('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY go together: one of them is not set.')
    if (given && !arePushKeys(given))
      wrong.push('PUSH_PRIVATE_KEY is not the private key of PUSH_PUBLIC_KEY; “onair push keys” makes a pair.')
    if (mode.strict && given?.privateKey === demonstrationPushKeys.privateKey)
      wrong.push('PUSH_PRIVATE_KEY is the demonstration’s, which is public; set one of your own.')
    const keys = given ?? (mode.demo ? demonstrationPushKeys : undefined)
    const contact = `mailto:${contactSettings.of(reading).customerCareEmail}`
    return keys && { ...keys, contact, standIn: mode.demo ? `${mode.sandbox}/push` : undefined }
  },
})
