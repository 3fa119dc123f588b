import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const curve = 'prime256v1'
const [saltBytes, publicKeyBytes, tagBytes] = [16, 65, 16]
/** Salt, record size, and the length of the sender's public key that follows it (RFC 8188 §2.1). */
const headerBytes = saltBytes + 4 + 1

/** The keys of a browser's subscription, in base64url. The private one never leaves the browser. */
export type BrowserKeys = { p256dh: string; auth: string; privateKey: string }

export const newBrowserKeys = (): BrowserKeys => {
  const key = createECDH(curve)
  const p256dh = key.generateKeys('base64url')
  return { p256dh, auth: randomBytes(16).toString('base64url'), privateKey: key.getPrivateKey('base64url') }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/**
 * Decrypts a message as a browser does (RFC 8291, in one record of RFC 8188). Throws if it is not encrypted for these keys.
 */
export function decryptMessage(body: Buffer, { p256dh, auth, privateKey }: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes)
  const recordSize = body.readUInt32BE(saltBytes)
  const sender = body.subarray(headerBytes, headerBytes + publicKeyBytes)
  const record = body.subarray(headerBytes + publicKeyBytes)
  if (body[headerBytes - 1] !== publicKeyBytes || record.length > recordSize) throw new Error('No single record')
  const browser = createECDH(curve)
  browser.setPrivateKey(privateKey, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender])
  const secret = derive(browser.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-tagBytes))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()])
  // The text, a delimiter that marks the last record, and padding.
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('No last record')
  return padded.subarray(0, end).toString('utf8')
}
