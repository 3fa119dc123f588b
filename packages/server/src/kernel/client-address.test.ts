import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { clientAddress, parseTrustedProxies, trustProxy } from './client-address.ts'

describe('the trusted proxies', () => {
  test.each([
    ['1', 1],
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.7, 2001:db8::/32', ['10.0.0.7', '2001:db8::/32']],
  ])('1. %s', (text, parsed) => {
    expect(parseTrustedProxies(text)).toEqual(parsed)
  })

  test.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '10',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/',
    'proxy.example',
    '10.0.0.1/8/8',
    '10.0.0.1,,',
  ])('2. not %s', (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined()
  })
})

describe('the client behind them', () => {
  const seen = async (trusted: number | string[], forwarded: string | undefined, socket = '10.0.0.7') => {
    const app = Fastify({ trustProxy: trustProxy(trusted) })
    app.get('/', ({ ip }) => ip)
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    return (await app.inject({ url: '/', remoteAddress: socket, headers })).body
  }

  test.each([
    ['1. no hop: the socket’s address', 0, '203.0.113.1', '10.0.0.7'],
    ['2. one hop: the one that the proxy added', 1, '203.0.113.1', '203.0.113.1'],
    ['3. one hop: not the one that the client invented', 1, '198.51.100.66, 203.0.113.1', '203.0.113.1'],
    ['4. two hops', 2, '198.51.100.66, 203.0.113.1, 10.0.0.6', '203.0.113.1'],
    ['5. without a header, the proxy', 1, undefined, '10.0.0.7'],
    [
      '6. networks: the first outside of them, from the right',
      ['10.0.0.0/8'],
      '198.51.100.66, 203.0.113.1, 10.2.3.4',
      '203.0.113.1',
    ],
    [
      '7. networks that do not hold the socket’s address: nothing is believed',
      ['192.0.2.0/24'],
      '203.0.113.1',
      '10.0.0.7',
    ],
    ['8. a single address', ['10.0.0.7'], '198.51.100.66, 203.0.113.1', '203.0.113.1'],
    ['9. an invalid address ends the chain', ['10.0.0.0/8'], '203.0.113.1, unknown', 'unknown'],
  ])('%s', async (_, trusted, forwarded, expected) => {
    expect(await seen(trusted, forwarded)).toBe(expected)
  })

  test('10. an IPv4 proxy on a socket of both families', async () => {
    expect(await seen(['10.0.0.0/8'], '203.0.113.1', '::ffff:10.0.0.7')).toBe('203.0.113.1')
    expect(await seen(['2001:db8::/32'], '203.0.113.1', '2001:db8:9::1')).toBe('203.0.113.1')
  })
})

describe('a client’s address', () => {
  test.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::'],
    ['::1', '::'],
    ['x'.repeat(9000), 'unknown'],
  ])('%s is %s', (ip, address) => {
    expect(clientAddress(ip)).toBe(address)
  })
})
