/** Bad input, a shop in trouble, and browsers that lack something. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CheckResult,
  judge,
  markupOf,
  type Opened,
  onePage,
  open,
  overWebDriver,
  type PlainCheck,
  type Showing,
  scriptTag,
} from './plain.ts'

/** A way on: the widget's own text, or what the page put there. */
const hasSomething = ({ widget, own }: Showing) => widget || own
const keepsOwn = ({ own }: Showing) => own

/** At most one warning for an element, each with a link to the guide, and no error. */
function warnings(check: string, { reports }: Opened, least: number): CheckResult[] {
  const ours = reports.warnings.filter((text) => text.startsWith('Onair:'))
  const results: CheckResult[] = []
  const tags = ours.map((text) => /<(onair-[\w-]+)>/.exec(text)?.[1] ?? 'the page')
  for (const tag of new Set(tags)) {
    const count = tags.filter((one) => one === tag).length
    if (count > 1) results.push({ check, tag, failure: `warns ${count} times` })
  }
  for (const text of ours)
    if (!text.includes('/pages/developers')) results.push({ check, tag: 'the page', failure: `no link in: ${text}` })
  if (ours.length < least) results.push({ check, tag: 'the page', failure: `${ours.length} warnings, not ${least}` })
  return results
}

/** A server that is no shop, while the check runs. */
const shopThat = (
  name: string,
  answers: Parameters<typeof createServer>[1] | undefined,
  isRight: (one: Showing) => boolean = hasSomething,
): PlainCheck => ({
  name,
  async run(place) {
    const server = createServer(answers)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const end = () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    }
    // Without a server nobody listens there.
    if (!answers) await end()
    const opened = await open(place, { head: scriptTag(place.shop), body: markupOf(place.elements, `shop="${shop}"`) })
    const results = await judge(name, opened, place.elements, isRight, { seconds: 10 })
    results.push(...warnings(name, opened, 0))
    await opened.page.close()
    if (answers) await end()
    return results
  },
})

const oddValues = [
  'nonsense',
  '',
  '<img src=x onerror=alert(1)>',
  '-1',
  'NaN',
  '1e99',
  'constructor',
  '__proto__',
  '412-305',
  'é'.repeat(3000),
]

const oddAttributes: PlainCheck = {
  name: 'unknown attributes and values',
  async run(place) {
    const results: CheckResult[] = []
    for (const value of oddValues) {
      const body = place.elements
        .map(({ tag, properties }) => {
          const odd = value.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
          const attributes = properties.flatMap(({ attribute }) =>
            attribute && attribute !== 'shop' ? [`${attribute}="${odd}"`] : [],
          )
          return `<${tag} loading="eager" theme="${odd}" unknown="${odd}" initial="{&quot;broken" ${attributes.join(' ')}><a href="#own">Of the page</a></${tag}>`
        })
        .join('\n')
      const opened = await open(place, { head: scriptTag(place.shop), body })
      results.push(
        ...(await judge(this.name, opened, place.elements, hasSomething, { seconds: 10 })).map((one) => ({
          ...one,
          ...(one.failure && { failure: `${value.slice(0, 20)}: ${one.failure}` }),
        })),
      )
      await opened.page.close()
    }
    return results
  },
}

const wrongShops: PlainCheck = {
  name: 'an invalid shop address',
  async run(place) {
    const results: CheckResult[] = []
    for (const address of ['no address', 'javascript:alert(1)', 'ftp://shop.example', 'https://', '//']) {
      const opened = await open(place, {
        head: scriptTag(place.shop),
        body: markupOf(place.elements, `shop="${address}"`),
      })
      results.push(...(await judge(`${this.name}`, opened, place.elements, hasSomething, { seconds: 10 })))
      await opened.page.close()
    }
    return results
  },
}

/** Objects that are not what the component expects: the page's own content shows again. */
const oddObjects: PlainCheck = {
  name: 'objects of another shape',
  async run(place) {
    const opened = await open(place, { head: scriptTag(place.shop), body: markupOf(place.elements) })
    const results: CheckResult[] = []
    for (const [index, text] of ['{}', '[]', '"text"', '42', '[null]', '{"lines":[{}]}'].entries()) {
      await opened.page.evaluate(
        (all, json) => {
          for (const { tag, properties } of all)
            for (const element of document.querySelectorAll(tag))
              for (const { name, kind } of properties)
                if (kind === 'array' || kind === 'object') Reflect.set(element, name, JSON.parse(json))
        },
        place.elements.map(({ tag, properties }) => ({ tag, properties: [...properties] })),
        text,
      )
      if (index === 0) await judge(this.name, opened, place.elements, hasSomething, { seconds: 5 })
    }
    results.push(...(await judge(this.name, opened, place.elements, hasSomething, { seconds: 10 })))
    results.push(...warnings(this.name, opened, 0))
    await opened.page.close()
    return results
  },
}

const blockedHalfway: PlainCheck = {
  name: 'the script blocked half-way',
  notIn: overWebDriver,
  async run(place) {
    const opened = await open(
      place,
      { head: scriptTag(place.shop), body: markupOf(place.elements) },
      {
        prepare: async (page) => {
          await page.setRequestInterception(true)
          page.on('request', (request) => {
            const ofWidget = request.url().includes('/widgets/') && !request.url().endsWith('/onair.js')
            void (ofWidget ? request.abort() : request.continue())
          })
        },
      },
    )
    await new Promise((done) => setTimeout(done, 2000))
    const results = await judge(this.name, opened, place.elements, keepsOwn, { seconds: 10 })
    results.push(...warnings(this.name, opened, place.elements.length))
    await opened.page.close()
    return results
  },
}

/** A browser without a feature that the widgets need. */
const without = (feature: string, before: () => void) =>
  onePage(({ shop, elements }) => ({ head: scriptTag(shop), body: markupOf(elements) }), keepsOwn, {
    before,
    seconds: 10,
    also: async (opened) => warnings(`a browser without ${feature}`, opened, 1),
  })(`a browser without ${feature}`)

export const trouble: readonly PlainCheck[] = [
  oddAttributes,
  oddObjects,
  wrongShops,
  shopThat('a shop that is down', undefined),
  shopThat('a shop that never answers', () => {}),
  shopThat('a shop that answers HTML', (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      })
      .end('<!doctype html><title>Parked</title><p>This address is for sale.'),
  ),
  shopThat('a shop that answers 500', (_request, response) =>
    response.writeHead(500, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}'),
  ),
  blockedHalfway,
  without('constructed style sheets', () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')),
  without('IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')),
  without('custom elements', () => Object.defineProperty(window, 'customElements', { value: undefined })),
]
