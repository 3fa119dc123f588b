/** The checks that every element passes in every framework. They run in the fixture's page. */
import type { ElementUnderTest, Property } from '../elements.ts'
import type { Mount, Mounted, Scene, Tag } from './scene.ts'

type Values = Record<string, unknown>

/** Everything a check needs: one element, mounted by the framework in a place of its own. */
class Bench {
  readonly spec: ElementUnderTest
  readonly place = document.createElement('div')
  readonly heard: { type: string; detail: unknown }[] = []
  veto = false
  #mount: Mount
  #recipe: boolean
  #mounted: Mounted | undefined

  constructor(spec: ElementUnderTest, mount: Mount, recipe: boolean) {
    this.spec = spec
    this.#mount = mount
    this.#recipe = recipe
    document.body.append(this.place)
  }

  hear = (event: Event) => {
    this.heard.push({ type: event.type, detail: (event as CustomEvent).detail })
    if (this.veto) event.preventDefault()
  }

  async show(values: Values = {}, child?: string, shown = true): Promise<HTMLElement> {
    this.#mounted ??= await this.#mount(this.place, this.spec.tag as Tag, this.hear, this.#recipe, this.spec.events)
    await this.#mounted.show({
      shown,
      values: { ...this.spec.attributes, loading: 'eager', ...values },
      child,
    } as Scene)
    return shown ? until(() => this.place.querySelector<HTMLElement>(this.spec.tag), 'the element') : this.place
  }

  element = () => this.place.querySelector<HTMLElement>(this.spec.tag)

  end() {
    this.#mounted?.end()
    this.#mounted = undefined
  }
}

/** Waits until something is there, at most twenty seconds, because the machine may be busy. */
export async function until<T>(find: () => T | null | undefined | false, what: string): Promise<T> {
  const end = performance.now() + 20_000
  for (;;) {
    const thing = find()
    if (thing) return thing
    if (performance.now() > end) throw new Error(`${what} did not come`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

const equal = (is: unknown, expected: unknown, what: string) => {
  if (!Object.is(is, expected)) throw new Error(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`)
}

/** The widget's own content: in the shadow root, or among the element's children. */
const widgetOf = (element: Element, root: string) =>
  (root === 'shadow' ? element.shadowRoot : element.querySelector('[slot="onair"]'))?.querySelector('[lang] > *')

const mounted = (element: Element, root: string) => until(() => widgetOf(element, root), 'the widget')

const propertyOf = (element: Element, { name }: Property) => Reflect.get(element, name) as unknown

const named = ({ attribute, name }: Property) => attribute ?? name

const texts = ({ values }: Property) => values ?? ['one', 'two']

const firstOf = (spec: ElementUnderTest, ...kinds: Property['kind'][]) =>
  spec.properties.find(({ kind, name }) => kinds.includes(kind) && name !== 'shop' && name !== 'language') ??
  spec.properties.find(({ kind }) => kinds.includes(kind))

type Check = (bench: Bench, spec: ElementUnderTest) => Promise<void> | undefined

const ofRoot =
  (root: 'shadow' | 'light', check: (bench: Bench) => Promise<void>): Check =>
  (bench, spec) =>
    spec.root === root ? check(bench) : undefined

const withKind =
  (kinds: Property['kind'][], check: (bench: Bench, property: Property) => Promise<void>): Check =>
  (bench, spec) => {
    const property = firstOf(spec, ...kinds)
    return property ? check(bench, property) : undefined
  }

const sample: Record<'array' | 'object', () => unknown> = { array: () => [], object: () => ({ of: 'a page' }) }

const withEvent =
  (suits: (name: string) => boolean, check: (bench: Bench, event: string) => Promise<void>): Check =>
  (bench, spec) => {
    const event = spec.events.find(suits)
    return event ? check(bench, event) : undefined
  }

const lowercase = (name: string) => /^onair:[a-z]+$/.test(name)
const kebab = (name: string) => /^onair:[a-z]+-[a-z]+$/.test(name)
const vetoable = (name: string) => name.startsWith('onair:before-')

const fire = (element: Element, type: string, detail?: unknown) =>
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }))

async function noChildren(bench: Bench) {
  const element = await bench.show()
  await mounted(element, bench.spec.root)
}
async function withChildren(bench: Bench) {
  const element = await bench.show({}, 'Of the page')
  await mounted(element, bench.spec.root)
  const child = element.querySelector(':scope > p')
  equal(child?.textContent, 'Of the page', 'the child')
}
async function childrenChange(bench: Bench) {
  const element = await bench.show({}, 'Of the page')
  const widget = await mounted(element, bench.spec.root)
  await bench.show({}, 'Something else')
  await until(() => element.querySelector(':scope > p')?.textContent === 'Something else', 'the other child')
  await bench.show({})
  await until(() => !element.querySelector(':scope > p'), 'the end of the child')
  equal(bench.element(), element, 'the element')
  equal(Boolean(widgetOf(element, bench.spec.root) ?? widget.isConnected), true, 'the widget beside them')
}
async function shownAgain(bench: Bench) {
  const element = await bench.show()
  await mounted(element, bench.spec.root)
  await bench.show({}, undefined, false)
  await until(() => !bench.element(), 'the end of the element')
  await mounted(await bench.show(), bench.spec.root)
}
async function arrives(bench: Bench, property: Property, value: unknown) {
  const element = await bench.show({ [named(property)]: value })
  await until(() => customElements.get(bench.spec.tag), 'the definition')
  await becomes(element, property, value)
}
const becomes = (element: Element, property: Property, expected: unknown) =>
  until(
    () => Object.is(propertyOf(element, property), expected),
    `${property.name} = ${JSON.stringify(expected)}`,
  ).catch(() => equal(propertyOf(element, property), expected, property.name))
async function follows(bench: Bench, property: Property, values: readonly unknown[]) {
  for (const value of values) await arrives(bench, property, value)
}
async function hears(bench: Bench, event: string) {
  const element = await bench.show()
  const detail = { of: event }
  fire(element, event, detail)
  await until(() => bench.heard.length > 0, event)
  equal(bench.heard.length, 1, 'how often it is heard')
  equal(bench.heard[0]?.type, event, 'the name')
  equal(bench.heard[0]?.detail, detail, 'the detail')
}
async function imperative(bench: Bench, event: string) {
  const element = await bench.show()
  const heard: string[] = []
  element.addEventListener(event, ({ type }) => heard.push(type))
  fire(element, event)
  // A change of the scene keeps the listener.
  await bench.show({}, 'Something else')
  if (bench.element()) fire(bench.element() as Element, event)
  equal(heard.join(), [event, event].join(), 'what is heard')
}

/** By their names in the table, the basic ones first: sixteen of each. */
export const checks = {
  'no children, shadow': ofRoot('shadow', noChildren),
  'no children, light': ofRoot('light', noChildren),
  'children, shadow': ofRoot('shadow', withChildren),
  'children, light': ofRoot('light', withChildren),
  'children change, shadow': ofRoot('shadow', childrenChange),
  'children change, light': ofRoot('light', childrenChange),
  'shown again, shadow': ofRoot('shadow', shownAgain),
  'shown again, light': ofRoot('light', shownAgain),
  string: withKind(['text'], (bench, property) => arrives(bench, property, texts(property)[0])),
  number: withKind(['number'], (bench, property) => arrives(bench, property, 3)),
  'boolean true': withKind(['flag'], (bench, property) => arrives(bench, property, true)),
  'boolean false': withKind(['flag'], async (bench, property) => {
    const element = await bench.show({ [named(property)]: false })
    await mounted(element, bench.spec.root)
    equal(propertyOf(element, property) ?? false, false, property.name)
  }),
  'string changes': withKind(['text'], (bench, property) => follows(bench, property, texts(property).slice(0, 2))),
  'boolean changes': withKind(['flag'], async (bench, property) => {
    await arrives(bench, property, true)
    const element = await bench.show({ [named(property)]: false })
    await until(() => (propertyOf(element, property) ?? false) === false, 'false')
    await arrives(bench, property, true)
  }),
  'string is removed': withKind(['text'], async (bench, property) => {
    await arrives(bench, property, texts(property)[0])
    const element = await bench.show({ [named(property)]: undefined })
    // Vue takes a text away by an empty one.
    await until(() => !propertyOf(element, property), 'no text')
  }),
  'string before definition': undefined,
  array: withKind(['array'], (bench, property) => arrives(bench, property, sample.array())),
  object: withKind(['object'], (bench, property) => arrives(bench, property, sample.object())),
  'array changes': withKind(['array'], (bench, property) => follows(bench, property, [sample.array(), sample.array()])),
  'object changes': withKind(['object'], (bench, property) =>
    follows(bench, property, [sample.object(), sample.object()]),
  ),
  'object is removed': withKind(['object', 'array'], async (bench, property) => {
    await arrives(bench, property, sample.object())
    const element = await bench.show()
    await until(() => propertyOf(element, property) == null, 'no object')
  }),
  'object before definition': undefined,
  'object by reference': withKind(['object', 'array'], async (bench, property) => {
    const element = await bench.show()
    await mounted(element, bench.spec.root)
    const value = sample.object()
    Reflect.set(element, property.name, value)
    equal(propertyOf(element, property), value, property.name)
    await bench.show({}, 'Something else')
    equal(propertyOf(element, property), value, `${property.name} after a change`)
  }),
  'number changes': withKind(['number'], (bench, property) => follows(bench, property, [3, 4])),
  'language changes': async (bench: Bench) => {
    const lang = (element: Element) => widgetOf(element, bench.spec.root)?.parentElement?.getAttribute('lang')
    const element = await bench.show({ language: 'fr' })
    await until(() => lang(element) === 'fr-CA', 'French')
    await bench.show({ language: 'en' })
    await until(() => lang(element) === 'en-CA', 'English')
  },
  'event, lowercase': withEvent(lowercase, hears),
  'event, kebab': withEvent(kebab, hears),
  'listener, lowercase': withEvent(lowercase, imperative),
  'listener, kebab': withEvent(kebab, imperative),
  'event, vetoed': withEvent(vetoable, async (bench, event) => {
    bench.veto = true
    const element = await bench.show()
    equal(fire(element, event), false, 'whether it goes on')
  }),
  'event, from a press': (bench: Bench, spec: ElementUnderTest) =>
    spec.tag === 'onair-bag-counter'
      ? (async () => {
          bench.veto = true
          const element = await bench.show()
          await mounted(element, 'shadow')
          element.shadowRoot?.querySelector('a')?.click()
          await until(() => bench.heard.some(({ type }) => type === 'onair:before-open'), 'the event')
        })()
      : undefined,
  'event, once after changes': withEvent(Boolean, async (bench, event) => {
    for (const child of ['one', 'two', 'three']) await bench.show({}, child)
    fire(await bench.show(), event)
    equal(bench.heard.length, 1, 'how often it is heard')
  }),
} satisfies Record<string, Check | undefined>

export type CheckName = keyof typeof checks

export type Result = { check: CheckName; tag: string; failure?: string }

const fixture = () => until(() => Reflect.get(window, 'fixture') as Mount | undefined, 'the fixture')

/** Runs all checks of one element but those before its definition. */
async function run(spec: ElementUnderTest, recipes: readonly string[], without: readonly string[]): Promise<Result[]> {
  const mount = await fixture()
  const results: Result[] = []
  for (const [name, check] of Object.entries(checks)) {
    if (without.includes(name)) continue
    const bench = new Bench(spec, mount, recipes.includes(name))
    const result: Result = { check: name as CheckName, tag: spec.tag }
    try {
      const work = check?.(bench, spec)
      if (work) {
        await work
        results.push(result)
      }
    } catch (error) {
      results.push({ ...result, failure: String(error) })
    }
    bench.end()
    bench.place.remove()
  }
  return results
}

/** Mounts all elements before the script is there, then adds it. */
async function beforeDefinition(
  specs: readonly ElementUnderTest[],
  script: string,
  recipes: readonly string[],
): Promise<Result[]> {
  const mount = await fixture()
  const pending: (Omit<Result, 'failure'> & { bench: Bench; property: Property; value: unknown })[] = []
  for (const spec of specs) {
    for (const [check, kinds] of [
      ['string before definition', ['text']],
      ['object before definition', ['object', 'array']],
    ] as const) {
      const property = firstOf(spec, ...kinds)
      if (!property) continue
      const bench = new Bench(spec, mount, recipes.includes(check))
      const value = property.kind === 'text' ? texts(property)[0] : sample.object()
      await bench.show({ [named(property)]: value })
      pending.push({ check, tag: spec.tag, bench, property, value })
    }
  }
  const added = document.createElement('script')
  Object.assign(added, { type: 'module', src: script })
  document.head.append(added)
  const results: Result[] = []
  for (const { check, tag, bench, property, value } of pending) {
    try {
      await until(() => customElements.get(tag), 'the definition')
      const element = bench.element()
      if (!element) throw new Error('the element is gone')
      await becomes(element, property, value)
      results.push({ check, tag })
    } catch (error) {
      results.push({ check, tag, failure: String(error) })
    }
  }
  return results
}

Object.assign(window, { conformance: { run, beforeDefinition } })
