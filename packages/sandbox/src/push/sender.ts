import { createPublicKey, verify } from 'node:crypto'

/** A token is valid for a day at most (RFC 8292 §2). */
const longestSeconds = 86_400

const jsonOf = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** A public key in base64url, as the point of the curve that it is. */
const keyOf = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

/**
 * The public key of a message's sender, by the `Authorization` header: a token for this origin that is valid now, signed with
 * the key (RFC 8292). Undefined for any other header.
 */
export function senderOf(authorization: string | undefined, origin: string, now: Date): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), *k=([\w-]+)$/i.exec(authorization ?? '') ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  try {
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: keyOf(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    const { aud, exp, sub } = jsonOf(claims)
    const validFor = Number(exp) - now.getTime() / 1000
    const isValid = aud === origin && validFor > 0 && validFor <= longestSeconds && /^(mailto|https):/.test(String(sub))
    return isSigned && jsonOf(header).alg === 'ES256' && isValid ? key : undefined
  } catch {
    return undefined
  }
}
