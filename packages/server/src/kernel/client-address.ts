import { BlockList, isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import ipaddr from 'ipaddr.js'

/**
 * The proxies in front of the server whose `X-Forwarded-For` is believed: their number, or their networks; none by default.
 * Browsers can invent the header's left end, so it is read from the right, beginning with the socket's own address.
 */
export type TrustedProxies = number | readonly string[]

/** Reads `1`, `2` … as a number of hops, `0` as none, and `10.0.0.0/8, 2001:db8::1` as networks and addresses. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/**
 * Whether the address at a hop (0 is the socket's) is a configured proxy: Fastify's `trustProxy`. Fastify itself ignores a
 * number, because a client that bypasses the proxy could forge the header; an operator who sets a number rules that out.
 */
export function trustProxy(trusted: TrustedProxies): false | ((address: string, hop: number) => boolean) {
  if (trusted === 0) return false
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const list = new BlockList()
  for (const network of trusted) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    // A mapped IPv4 address is compared as IPv4.
    const ip = isIP(address) === 0 ? '' : normalizeIP(address, 128)
    const family = isIP(ip)
    return family !== 0 && list.check(ip, family === 4 ? 'ipv4' : 'ipv6')
  }
}

/**
 * The client's address as all limits per address count it: an IPv6 subscriber has a whole /64, which counts as one address, and
 * an IPv4 address in IPv6 form is the IPv4 address. Invalid addresses (of a misconfigured proxy) count as one client.
 *
 * @example clientAddress('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::'
 */
export const clientAddress = (ip: string): string => (isIP(ip) === 0 ? 'unknown' : normalizeIP(ip, 64))

/** The network that one customer may have: of an IPv6 address its /48, else the address itself. */
export const clientNetwork = (ip: string): string => (isIP(ip) === 6 ? normalizeIP(ip, 48) : ip)

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip)

/** Whether an address belongs to the public internet: not to this machine, its network, or a range for other uses. */
export const isPublicAddress = (ip: string): boolean => isIP(ip) !== 0 && ipaddr.process(ip).range() === 'unicast'
