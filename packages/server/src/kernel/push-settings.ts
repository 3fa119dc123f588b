import { arePushKeys, demonstrationPushKeys, type PushKeys } from './push-keys.ts'
import type { readSettings } from './settings.ts'

/** Notifications on devices: the shop's keys, and whom a push service writes to about them. */
export type PushConfig = PushKeys & {
  contact: string
  /** The base URL of the demonstration's push service; none outside of it. */
  standIn: string | undefined
}

/** Reads the pair of keys. Without one, notifications are off, except in the demonstration. */
export function readPush(
  { given, wrong, demo, strict }: ReturnType<typeof readSettings>,
  { contact, standIn }: { contact: string; standIn: string },
): PushConfig | undefined {
  const [publicKey, privateKey] = [given('PUSH_PUBLIC_KEY'), given('PUSH_PRIVATE_KEY')]
  const keys = publicKey && privateKey ? { publicKey, privateKey } : undefined
  if (!keys && (publicKey || privateKey)) {
    wrong.push('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY go together: one of them is not set.')
  }
  if (keys && !arePushKeys(keys)) {
    wrong.push('PUSH_PRIVATE_KEY is not the private key of PUSH_PUBLIC_KEY; “onair push keys” makes a pair.')
  }
  if (strict && keys?.privateKey === demonstrationPushKeys.privateKey) {
    wrong.push('PUSH_PRIVATE_KEY is the demonstration’s, which is public; set one of your own.')
  }
  const used = keys ?? (demo ? demonstrationPushKeys : undefined)
  return used && { ...used, contact, standIn: demo ? standIn : undefined }
}
