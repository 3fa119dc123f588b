import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAddresses } from './kernel/one-address.ts'
import { pages } from './pages.ts'
import { aSite } from './parts/testing/a-site.tsx'

const oneAddress = createAddresses(pages)
const product = '/pages/productdetails?nav=R:700001'

describe('links as people, programs and printers write them', () => {
  test.each([
    ['1. capitals', '/EN/', '/en/'],
    ['1. capitals', '/pages/MyAccount', '/pages/myaccount'],
    [
      '1. the page’s own capitals stay',
      '/pages/myaccount/addresses/billingaddress',
      '/pages/myaccount/addresses/billingAddress',
    ],
    ['1. a QR code in capitals', '/EN/PAGES/PRODUCTDETAILS?NAV=R:700001', `/en${product}`],
    ['1. a host', '/en/pages/hosts/Anna-Roy', '/en/pages/hosts/anna-roy'],
    ['1. a language with its country', '/fr-CA/pages/schedule', '/fr/pages/schedule'],
    ['1. a language as a locale', '/en_CA', '/en/'],
    ['2. a final slash', '/fr/pages/schedule/', '/fr/pages/schedule'],
    ['2. a final slash before a query', '/fr/pages/schedule/?view=week', '/fr/pages/schedule?view=week'],
    ['2. a language without its slash', '/en', '/en/'],
    ['2. the same with a query', '/fr?timeZone=America/Regina', '/fr/?timeZone=America/Regina'],
    ['2. doubled slashes', '//fr//pages///schedule//', '/fr/pages/schedule'],
    ['2. encoded slashes', '/en%2Fpages%2fschedule%2F', '/en/pages/schedule'],
    ['2. backslashes', '/en\\pages\\schedule', '/en/pages/schedule'],
    ['3. a blank after it', '/pages/schedule%20', '/pages/schedule'],
    ['3. blanks around words', '/en/%20pages/schedule%09', '/en/pages/schedule'],
    ['3. a no-break space', '/en/pages/watchlive%C2%A0', '/en/pages/watchlive'],
    ['3. a no-break space after a point', '/en/pages/watchlive.%C2%A0', '/en/pages/watchlive'],
    ['3. a zero-width space, as Word and Facebook add it', '/en/pages/watchlive%E2%80%8B', '/en/pages/watchlive'],
    ['3. a direction mark', '/i/700001%E2%80%8E', product],
    ['3. a sentence’s point', '/en/pages/schedule.', '/en/pages/schedule'],
    ['3. a sentence’s comma', '/en/pages/schedule,', '/en/pages/schedule'],
    ['3. brackets', '/en/pages/schedule).', '/en/pages/schedule'],
    ['3. several closing brackets', '/i/700001))', product],
    ['3. Markdown', '/i/700001**', product],
    ['3. an angle bracket of a letter in plain text', '/en/pages/schedule%3E', '/en/pages/schedule'],
    ['3. an angle bracket and what follows', '/i/700001%3E%20for%20the%20kettle', product],
    ['3. a quotation mark', '/en/pages/schedule%22', '/en/pages/schedule'],
    ['3. French quotation marks', '/fr/pages/schedule%C2%A0%C2%BB', '/fr/pages/schedule'],
    ['3. a link of Slack', '/i/700001%7CKettle', product],
    ['3. a session of a Java server', '/en/pages/schedule;jsessionid=0A1B', '/en/pages/schedule'],
    ['3. an ellipsis', '/en/pages/schedule%E2%80%A6', '/en/pages/schedule'],
    ['4. an encoded question mark', '/pages/productdetails%3Fnav=R:700001', product],
    ['4. encoded once more', '/pages/productdetails%253Fnav%253DR%253A700001', product],
    ['4. an encoded fragment', '/go/customerservice/returnspage%23restrictions', '/go/customerservice/returnspage'],
    ['4. an ampersand without a question mark', '/en/pages/schedule&utm_source=mail', '/en/pages/schedule'],
    ['4. the same with a parameter of the page', '/en/pages/schedule&view=week', '/en/pages/schedule?view=week'],
    ['5. a campaign', `/en${product}&utm_source=news&utm_medium=mail&utm_campaign=fall`, `/en${product}`],
    ['5. Mailchimp', '/fr/?mc_cid=1a&mc_eid=2b', '/fr/'],
    [
      '5. Google and Facebook',
      '/en/pages/productlist?gclid=x&searchTerm=kettle&fbclid=y',
      '/en/pages/productlist?searchTerm=kettle',
    ],
    ['5. free listings of Google', `${product}&srsltid=AfmBOo`, product],
    ['5. capitals', '/en/pages/schedule?UTM_Source=x', '/en/pages/schedule'],
    ['5. a second question mark', `/en${product}?utm_source=x&utm_medium=y`, `/en${product}`],
    [
      '5. an ampersand written for HTML',
      '/en/pages/productlist?searchTerm=a&amp;page=2',
      '/en/pages/productlist?searchTerm=a&page=2',
    ],
    [
      '5. written for HTML twice',
      '/en/pages/productlist?searchTerm=a&amp;amp;page=2',
      '/en/pages/productlist?searchTerm=a&page=2',
    ],
    ['6. as said on television', '/i/700001', product],
    ['6. with a final slash', '/i/700001/', product],
    ['6. with a capital', '/I/700001', product],
    ['6. with a hyphen', '/i/700-001', product],
    ['6. with a blank', '/i/700%20001', product],
    ['6. with a blank of a form', '/pages/productdetails?nav=R:700+001', product],
    ['6. with a hyphen that does not break', '/i/700%E2%80%91001', product],
    ['6. in French, with everything', '/FR//I/700-001/?utm_source=tv', `/fr${product}`],
    ['6. for the bag', '/i/700-001/?add=1&utm_source=tv', '/i/700001?add=1'],
    ['6. a hyphen in the product’s address', '/pages/productdetails?nav=R:700-001', product],
    ['6. a small letter', '/pages/productdetails?nav=r:700001', product],
    ['6. a point after it', `${product}.`, product],
    ['6. a bracket after it', `/en${product})`, `/en${product}`],
    ['6. encoded twice', '/pages/productdetails?nav=R%253A700001', product],
    ['6. a fragment in it', `${product}%23reviews`, product],
    ['6. other parameters stay', '/pages/productdetails?refused=amount&nav=R:700-001', `${product}&refused=amount`],
  ])('%s: %s', (_, asked, address) => {
    expect(oneAddress(asked)).toBe(address)
    expect(oneAddress(address)).toBeUndefined()
  })

  test.each([
    ['7. nowhere', '/nowhere/'],
    ['7. another host', '//evil.example'],
    ['7. another host', '//evil.example/en/'],
    ['7. another host, encoded', '/%2F%2Fevil.example/'],
    ['7. another host by a backslash', '/\\evil.example'],
    ['7. the same, encoded', '/%5Cevil.example/'],
    ['7. a user', '/@evil.example/'],
    ['7. a header', '/%0d%0aSet-Cookie:x=1/'],
    ['7. dots', '/en/../pages/Schedule'],
    ['7. encoded dots', '/en/%2e%2e/pages/Schedule'],
    ['7. no UTF-8', '/EN/%E9'],
    ['7. no encoding', '/EN/%zz'],
    ['7. a proxy’s request', 'http://evil.example/EN/'],
    ['7. a request for the server', '*'],
    ['7. no item number', '/en/i/12-3456/'],
    ['7. a product’s page without a number', '/pages/ProductDetails/'],
    ['7. a language alone that is none', '/de/'],
    ['7. a language twice', '/en/fr/'],
    ['7. the API', '/API/v2/en/menu/'],
    ['7. the API with a doubled slash', '//api/v2/en/menu'],
    ['7. a file', '/assets//boot.js?utm_source=x'],
    ['8. encoded letters', '/p%61ges/schedule'],
    ['8. an encoded colon', '/pages/productdetails?nav=R%3A700001'],
    ['8. another order', '/pages/productdetails?refused=amount&nav=R:700001'],
    ['8. a blank as a plus', '/en/pages/productlist?searchTerm=a+b'],
    ['8. an empty query', '/en/?'],
    ['8. empty parameters', '/en/pages/schedule?&view=week&'],
  ])('%s stays as it is: %s', (_, asked) => expect(oneAddress(asked)).toBeUndefined())
})

const word = fc.constantFrom(
  ...pages.flatMap(({ path }) => path.split('/')),
  ...[
    'en',
    'FR',
    'fr-CA',
    'I',
    '700-001',
    '700001',
    '..',
    '.',
    '',
    'evil.example',
    '@',
    '%2F',
    '%5c',
    '\\',
    '%2e',
    '%20',
  ],
  ...['%E2%80%8B', '%0d%0a', '%25', '%zz', '%3Fnav=R:700001', '&a=b', ')', '.', 'http:', '%23x', '%00'],
)
const piece = fc.constantFrom(
  ...[
    'nav=R:700-001',
    'nav=r:700001.',
    'NAV=R%253A700001',
    'utm_source=x',
    'gclid',
    'searchTerm=a+b',
    'add=1',
    '=',
    '',
  ],
  ...['amp;page=2', 'a?utm_x=1', 'x=//evil.example', '%zz=1', 'return=/\\evil.example', '%C3%A9=%C3%A9', 'view=week'],
)
const address = fc
  .tuple(
    fc.array(word, { maxLength: 6 }),
    fc.array(piece, { maxLength: 4 }),
    fc.constantFrom('', '/', '//', '%2F', '. '),
  )
  .map(([words, pieces, end]) => `/${words.join('/')}${end}${pieces.length > 0 ? `?${pieces.join('&')}` : ''}`)

describe('the rule of addresses', () => {
  test('9. ends after one redirect, on this origin', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const to = oneAddress(asked)
        if (to === undefined) return
        expect(to).toMatch(/^\/(?![/\\])[!-~]*$/)
        expect(new URL(to, 'https://shop.example/x').origin).toBe('https://shop.example')
        expect(oneAddress(to)).toBeUndefined()
      }),
      { numRuns: 3000 },
    )
  })

  test('10. gives the same result however a proxy or browser encodes the address', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const to = oneAddress(asked)
        if (to === undefined) return
        expect(
          oneAddress(new URL(to, 'https://shop.example').href.slice('https://shop.example'.length)),
        ).toBeUndefined()
        const [path = '', query] = to.split('?')
        const encoded = new URLSearchParams(query)
        expect(oneAddress(query === undefined ? path : `${path}?${encoded}`)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })

  test('11. knows the one address of each page', () => {
    const values: Record<string, string> = { itemNo: '700001?add=1' }
    for (const { path } of pages) {
      const own = path.replace(/:(\w+)/, (_, name) => values[name] ?? 'one')
      for (const prefix of ['', '/en', '/fr']) expect(oneAddress(prefix + own), own).toBeUndefined()
    }
  })
})

describe('the shop', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const bare = pages.map((page) => ({ ...page, load: async () => ({ title: page.path, body: page.path }) }))
    const ended = async () => ({ title: 'ended', body: 'ended' })
    app = await aSite(
      [...bare, { path: '/pages/ended', audience: 'everyone', load: ended, post: ended }],
      [],
      () => Response.json([], { status: 404 }),
      { origin: 'https://shop.example' },
    )
  })
  afterAll(() => app.close())
  const asked = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, headers: got } = await app.inject({
      method,
      url,
      headers: { host: 'shop.example', ...headers },
    })
    return [statusCode, got.location]
  }

  test('12. redirects with 301 and the query, and serves the one address', async () => {
    expect(await asked('/fr/pages/Schedule/?view=week&utm_id=1')).toEqual([301, '/fr/pages/schedule?view=week'])
    expect(await asked('/EN', {}, 'HEAD')).toEqual([301, '/en/'])
    expect(await asked('/fr/pages/schedule?view=week')).toEqual([200, undefined])
    expect(await asked('/nowhere/')).toEqual([404, undefined])
  })

  test('13. lets a POST be repeated unchanged, or answers it at its address', async () => {
    expect(await asked('/pages/ended/', {}, 'POST')).toEqual([308, '/pages/ended'])
    expect(await asked('/pages/ended?utm_source=x', {}, 'POST')).toEqual([200, undefined])
  })

  test.each([
    ['with www.', 'www.shop.example', '/en/', 'https://shop.example/en/'],
    ['in capitals, with a port', 'WWW.Shop.Example:443', '/en/', 'https://shop.example/en/'],
    ['with a final point', 'shop.example.', '/en/', 'https://shop.example/en/'],
    ['and another mistake in the address', 'www.shop.example', '/EN/?fbclid=x', 'https://shop.example/en/'],
    [
      'and an address that looks like a host',
      'www.shop.example',
      '//evil.example',
      'https://shop.example//evil.example',
    ],
  ])('14. its name %s leads to its own', async (_, host, url, location) => {
    expect(await asked(url, { host })).toEqual([301, location])
  })

  test('15. does not redirect another name, nor one that only a proxy uses', async () => {
    expect(await asked('/en/', { host: 'evil.example' })).toEqual([200, undefined])
    expect(await asked('/en/', { host: 'www.evil.example' })).toEqual([200, undefined])
    expect(await asked('/en/', { host: 'www.shop.example', 'x-forwarded-host': 'shop.example' })).toEqual([
      200,
      undefined,
    ])
    expect(await asked('/en/', { 'x-forwarded-host': 'www.shop.example' })).toEqual([200, undefined])
  })
})
