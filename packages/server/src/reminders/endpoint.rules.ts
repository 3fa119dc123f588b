import { isIP } from 'node:net'

type Allowed = {
  /** The base URL of the demonstration's push service. */
  standIn: string | undefined
  isPublicAddress: (ip: string) => boolean
}

/**
 * Whether the shop may send messages to an address that a browser names as its push service.
 *
 * 1. It is https, at its usual port, without a user.
 * 2. Its host is a name of the internet with a dot in it, or a public address. Its resolved address is checked at each
 *    connection.
 * 3. In the demonstration it may be the stand-in, which is on this machine.
 */
export function isPushEndpoint(endpoint: string, { standIn, isPublicAddress }: Allowed): boolean {
  if (!URL.canParse(endpoint)) return false
  const { href, protocol, port, username, password, hostname } = new URL(endpoint)
  if (standIn !== undefined && href === endpoint && endpoint.startsWith(`${standIn}/`)) return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return isPublicAddress(address)
  return /^[^.].*\.[a-z][a-z0-9-]*\.?$/.test(hostname) && !/\.(localhost|local|internal|home\.arpa)\.?$/.test(hostname)
}
