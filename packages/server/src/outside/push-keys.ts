import { createECDH } from 'node:crypto'

const curve = 'prime256v1'

/** The keys by which push services recognise the shop (VAPID), in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The keys of the demonstration. They are public. */
export const demonstrationPushKeys: PushKeys = {
  publicKey: 'BMeDHy7b1thepOe6nb9hFQtlTvg54VeVPNyrtW1HKpLFRw7LolmBHyz5eKn13K3bffhrJR0pbNjqrrG_UZv1jKM',
  privateKey: 'fO3uyz0Rl42OtqpBrYHdxc6POGJiaFdVesVbqIfwYZA',
}

/** Whether a private key belongs to a public one. */
export function arePushKeys({ publicKey, privateKey }: PushKeys): boolean {
  const key = createECDH(curve)
  try {
    key.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return key.getPublicKey('base64url') === publicKey
}

/** Whether a browser's public key is on the curve. Messages cannot be encrypted with any other. */
export function isOnCurve(publicKey: string): boolean {
  const shop = createECDH(curve)
  shop.generateKeys()
  try {
    shop.computeSecret(publicKey, 'base64url')
    return true
  } catch {
    return false
  }
}

/** Creates a new pair of keys. */
export function newPushKeys(): PushKeys {
  const key = createECDH(curve)
  const publicKey = key.generateKeys('base64url')
  return { publicKey, privateKey: key.getPrivateKey('base64url') }
}
