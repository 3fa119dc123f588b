/** The page and its widgets do not disturb each other. */
import {
  type CheckResult,
  isReady,
  judge,
  markupOf,
  onePage,
  open,
  overWebDriver,
  type PlainCheck,
  scriptTag,
  untilShown,
} from './plain.ts'

/** Page styles that reach for everything. */
const hostile = `
* { all: unset !important; }
div { display: flex !important; flex-direction: column; float: left; }
:root { font-size: 40px !important; }
*, *::before, *::after { box-sizing: content-box !important; position: static !important; }
a, button, input { color: red !important; text-transform: uppercase !important; letter-spacing: 1em !important; }
[class] { border: 9px solid lime !important; }`

/** What of a widget's look the page's rules can reach from outside: nothing but what is inherited. */
const hostileStyles: PlainCheck = {
  name: 'hostile styles',
  async run(place) {
    const shadow = place.elements.filter(({ root }) => root === 'shadow')
    const size = async (head: string) => {
      const opened = await open(place, { head: head + scriptTag(place.shop), body: markupOf(shadow) })
      const results = await judge(this.name, opened, shadow, isReady)
      const looks = await opened.page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter(({ shadowRoot }) => shadowRoot)
          .map((element) => {
            const control = element.shadowRoot?.querySelector('a[href], button, input')
            const style = control && getComputedStyle(control)
            const widget = element.shadowRoot?.querySelector('[lang] > *')
            return {
              tag: element.localName,
              look: style && [style.borderTopWidth, style.textTransform, style.boxSizing, style.display].join(' '),
              box: widget && getComputedStyle(widget).boxSizing,
              high: widget?.getBoundingClientRect().height ?? 0,
            }
          }),
      )
      await opened.page.close()
      return { results, looks }
    }
    const plain = await size('')
    const { results, looks } = await size(`<style>${hostile}</style>`)
    for (const { tag, look, box, high } of looks) {
      const own = plain.looks.find((one) => one.tag === tag)
      if (look !== own?.look) results.push({ check: this.name, tag, failure: `a control is ${look}, not ${own?.look}` })
      if (box !== own?.box) results.push({ check: this.name, tag, failure: `its box is ${box}, not ${own?.box}` })
      if (high === 0) results.push({ check: this.name, tag, failure: 'it has no height' })
    }
    return results
  },
}

/** Everything that a page could notice of its widgets: globals, its own styles, listeners that stay. */
const leavesThePage: PlainCheck = {
  name: 'leaves the page as it was',
  notIn: overWebDriver,
  async run(place) {
    const opened = await open(
      place,
      {
        head: `<style>p { color: rgb(1, 2, 3); margin: 7px } body { overflow: auto }</style>`,
        body: `<p class="own">Of the page</p><button class="button">A button of the page</button>`,
      },
      {
        before: () => {
          const listeners = new Map<string, number>()
          Object.assign(window, { listeners })
          for (const target of [window, document]) {
            const { addEventListener: add, removeEventListener: remove } = target
            const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by)
            target.addEventListener = (...args: Parameters<typeof add>) => {
              count(args[0], 1)
              const [, , options] = args
              if (typeof options === 'object' && options.signal)
                options.signal.addEventListener('abort', () => count(args[0], -1))
              return add.apply(target, args)
            }
            target.removeEventListener = (...args: Parameters<typeof remove>) => {
              count(args[0], -1)
              return remove.apply(target, args)
            }
          }
        },
      },
    )
    const { page } = opened
    const look = () =>
      page.evaluate(() => ({
        globals: Object.getOwnPropertyNames(window).sort(),
        root: document.documentElement.outerHTML.match(/^<html[^>]*>/)?.[0] ?? '',
        body: document.body.cloneNode(false) instanceof HTMLElement ? document.body.getAttributeNames().join() : '',
        head: document.head.childElementCount,
        styles: [...document.querySelectorAll('html, body, p.own, button.button')].map((element) => {
          const style = getComputedStyle(element)
          return [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        }),
        listeners: Object.fromEntries(
          [...(Reflect.get(window, 'listeners') as Map<string, number>)].filter(([, count]) => count > 0),
        ),
      }))
    const before = await look()
    await page.evaluate(
      (html, script) => {
        const place = document.createElement('div')
        place.id = 'place'
        place.innerHTML = html
        document.body.append(place)
        const loader = document.createElement('script')
        Object.assign(loader, { type: 'module', src: script, id: 'loader' })
        place.append(loader)
      },
      markupOf(place.elements),
      `${place.shop}/widgets/v1/onair.js`,
    )
    const results = await judge(this.name, opened, place.elements, isReady)
    const fail = (failure: string) => results.push({ check: this.name, tag: 'the page', failure })
    await page.evaluate(() => document.getElementById('place')?.remove())
    await new Promise((done) => setTimeout(done, 1000))
    const after = await look()
    for (const name of after.globals) if (!before.globals.includes(name)) fail(`window has ${name}`)
    if (after.root !== before.root) fail(`the root is ${after.root}, not ${before.root}`)
    if (after.body !== before.body) fail(`the body has ${after.body}`)
    if (after.head !== before.head) fail(`the head has ${after.head} children, not ${before.head}`)
    for (const [index, styles] of after.styles.entries())
      for (const style of styles) if (!before.styles[index]?.includes(style)) fail(`the page's style is ${style}`)
    for (const [type, count] of Object.entries(after.listeners)) {
      // The loader waits for the network, and the session for the page's end.
      if (!['online', 'pagehide', 'pageshow', 'storage', 'securitypolicyviolation'].includes(type))
        fail(`${count} listeners for ${type} stay`)
    }
    await page.close()
    return results
  },
}

/** The language changes while something is typed: what was typed stays. */
const keepsTyped: PlainCheck = {
  name: 'language changes, typed text stays',
  async run(place) {
    const opened = await open(place, { head: scriptTag(place.shop), body: markupOf(place.elements) })
    await untilShown(opened.page, isReady)
    const results = await opened.page.evaluate(
      async (tags) => {
        const checked: Tagged[] = []
        type Tagged = { tag: string; failure?: string }
        const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
        for (const tag of tags) {
          const element = document.querySelector(tag)
          const root = () => element?.querySelector(':scope > [slot="onair"]') ?? element?.shadowRoot
          const fields = () =>
            [
              ...(root()?.querySelectorAll<HTMLInputElement>(
                'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
              ) ?? []),
            ].filter((field) => field.checkVisibility() && !field.readOnly && !field.disabled)
          if (!element || fields().length === 0) continue
          const typed = fields().map((field, index) => {
            const value =
              field.type === 'email'
                ? `a${index}@b.ca`
                : field.inputMode === 'numeric' || field.type === 'number'
                  ? `${index + 2}`
                  : `Ab${index}`
            const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
            field.focus()
            set?.call(field, value)
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
            return field.value
          })
          // A form may add to what was typed: a row for another item.
          await wait(100)
          const accepted = fields().map(({ value }) => value)
          if (typed.some((value, index) => value !== accepted[index]))
            checked.push({ tag, failure: `holds ${JSON.stringify(accepted)} after typing ${JSON.stringify(typed)}` })
          element.setAttribute('language', 'fr')
          for (
            let round = 0;
            round < 50 && root()?.querySelector('[lang]')?.getAttribute('lang') !== 'fr-CA';
            round += 1
          )
            await wait(50)
          const values = () => JSON.stringify(fields().map(({ value }) => value))
          // A product is read again.
          for (let round = 0; round < 40 && values() !== JSON.stringify(accepted); round += 1) await wait(50)
          await wait(300)
          checked.push({
            tag,
            ...(values() !== JSON.stringify(accepted) && {
              failure: `holds ${values()}, not ${JSON.stringify(accepted)}`,
            }),
          })
          element.removeAttribute('language')
        }
        return checked
      },
      place.elements.map(({ tag }) => tag),
    )
    await opened.page.close()
    return results.map((one): CheckResult => ({ check: this.name, ...one }))
  },
}

const methods: PlainCheck = {
  name: 'focus() and refresh()',
  async run(place) {
    const opened = await open(place, { head: scriptTag(place.shop), body: markupOf(place.elements) })
    await untilShown(opened.page, isReady)
    const results = await opened.page.evaluate(
      async (tags) => {
        const checked: { tag: string; failure?: string }[] = []
        for (const tag of tags) {
          const element = document.querySelector<HTMLElement & { refresh(): void }>(tag)
          if (!element) continue
          const problems: string[] = []
          const root = () => element.querySelector(':scope > [slot="onair"]') ?? element.shadowRoot
          const controls = () =>
            [
              ...(root()?.querySelectorAll<HTMLElement>(
                'a[href], button:enabled, input:enabled, select:enabled, summary',
              ) ?? []),
            ].filter((one) => one.checkVisibility())
          element.focus()
          let active = document.activeElement
          while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
          if (controls().length > 0 && (active === null || active === document.body))
            problems.push('focus() focuses nothing')
          element.refresh()
          for (let round = 0; round < 100 && !root()?.querySelector('[lang] > *'); round += 1)
            await new Promise((done) => setTimeout(done, 50))
          if (!root()?.querySelector('[lang] > *')) problems.push('refresh() shows nothing')
          checked.push({ tag, ...(problems.length > 0 && { failure: problems.join('; ') }) })
        }
        return checked
      },
      place.elements.map(({ tag }) => tag),
    )
    for (const exception of opened.reports.exceptions) results.push({ tag: 'the page', failure: exception })
    await opened.page.close()
    return results.map((one): CheckResult => ({ check: this.name, ...one }))
  },
}

export const pageChecks: readonly PlainCheck[] = [
  hostileStyles,
  leavesThePage,
  keepsTyped,
  methods,
  onePage(({ shop, elements }) => ({ head: scriptTag(shop), body: markupOf(elements), language: 'fr-CA' }))(
    'a French page',
  ),
]
