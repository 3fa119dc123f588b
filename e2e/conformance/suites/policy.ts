/** Strict policies, and browsers that store nothing. */
import { createHash } from 'node:crypto'
import type { HTTPRequest, HTTPResponse } from 'puppeteer-core'
import {
  type CheckResult,
  isReady,
  judge,
  markupOf,
  onePage,
  open,
  overWebDriver,
  type Place,
  type PlainCheck,
  scriptTag,
} from './plain.ts'

const others = ({ shop }: Place) =>
  `default-src 'none'; connect-src ${shop}; img-src ${shop} data:; media-src ${shop} blob: data:; base-uri 'none'; form-action 'none'`
const trusted = "require-trusted-types-for 'script'; trusted-types 'none'"
const withPolicy = (policy: string) => ({ 'content-security-policy': policy })

type ImportMap = { integrity: Record<string, string> }

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A policy of hashes names the script, its chunks, and the import map that says which chunk has which hash. */
const hashed: PlainCheck = {
  name: 'policy: hashes, strict-dynamic',
  async run(place) {
    // As `/widgets/v1/importmap.json` has them: the folder also has the files of earlier releases, too many for a header.
    const { integrity } = (await (await fetch(`${place.shop}/widgets/v1/importmap.json`)).json()) as ImportMap
    const map = JSON.stringify({ integrity })
    const hashes = [...Object.values(integrity), sha384(map)].map((hash) => `'${hash}'`).join(' ')
    const opened = await open(place, {
      head: `<script type="importmap">${map}</script>
${scriptTag(place.shop, `integrity="${integrity[`${place.shop}/widgets/v1/onair.js`]}" crossorigin`)}`,
      body: markupOf(place.elements),
      headers: withPolicy(`script-src ${hashes} 'strict-dynamic'; ${others(place)}; ${trusted}`),
    })
    const results = await judge(this.name, opened, place.elements, isReady)
    await opened.page.close()
    return results
  },
}

/** Neither sends nor sets a cookie of the shop: the page's browser may block those of third parties. */
const thirdParty: PlainCheck = {
  name: 'no third-party cookies',
  notIn: overWebDriver,
  async run(place) {
    const cookies: string[] = []
    const ofShop = (url: string) => url.startsWith(place.shop)
    const request = (sent: HTTPRequest) => {
      if (ofShop(sent.url()) && sent.headers().cookie) cookies.push(`sent to ${sent.url()}`)
    }
    const response = (received: HTTPResponse) => {
      if (ofShop(received.url()) && received.headers()['set-cookie']) cookies.push(`set by ${received.url()}`)
    }
    const opened = await open(
      place,
      { head: scriptTag(place.shop), body: markupOf(place.elements) },
      { prepare: async (page) => void page.on('request', request).on('response', response) },
    )
    const results = await judge(this.name, opened, place.elements, isReady)
    for (const cookie of new Set(cookies))
      results.push({ check: this.name, tag: 'the page', failure: `a cookie is ${cookie}` })
    await opened.page.close()
    return results
  },
}

const frameAncestors: PlainCheck = {
  name: 'frame-ancestors',
  async run({ shop }) {
    const wrong: CheckResult[] = []
    for (const path of ['/', '/pages/shoppingbag', '/pages/signin', '/pages/checkout']) {
      const policy = (await fetch(`${shop}${path}`)).headers.get('content-security-policy') ?? ''
      if (!/frame-ancestors '(none|self)'/.test(policy))
        wrong.push({ check: this.name, tag: path, failure: `another site may frame it: ${policy}` })
    }
    return wrong.length > 0 ? wrong : [{ check: this.name, tag: 'the page' }]
  },
}

/** A browser whose storage is full: reading works, writing throws. */
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  }
}

/** A sandboxed frame or a strict setting: cookies and storage throw when they are touched. */
const blocked = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError')
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
  IDBFactory.prototype.open = refuse
}

export const policy: readonly PlainCheck[] = [
  onePage((place) => ({
    head: scriptTag(place.shop),
    body: markupOf(place.elements),
    headers: withPolicy(`script-src ${place.shop}; ${others(place)}; ${trusted}`),
  }))('policy: the shop’s origin'),
  onePage((place) => ({
    head: scriptTag(place.shop, 'nonce="once"'),
    body: markupOf(place.elements),
    headers: withPolicy(`script-src 'nonce-once' 'strict-dynamic'; ${others(place)}; ${trusted}`),
  }))('policy: nonce, strict-dynamic'),
  hashed,
  thirdParty,
  onePage(({ shop, elements }) => ({ head: scriptTag(shop), body: markupOf(elements) }), isReady, { before: blocked })(
    'storage blocked',
  ),
  onePage(({ shop, elements }) => ({ head: scriptTag(shop), body: markupOf(elements) }), isReady, { before: full })(
    'storage full',
  ),
  frameAncestors,
]
