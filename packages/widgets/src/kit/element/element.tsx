import { planTimeZone } from '@onair/core/dates'
import { htmlLang } from '@onair/core/language'
import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, useCallback, useMemo, useSyncExternalStore } from 'react'
import base from '../../styles/base.css?inline'
import tokens from '../../styles/tokens.css?inline'
import { MessagesContext } from '../i18n/use-messages.ts'
import { elementLanguage, pageLanguage, pageModels, pictures, presumeProvince, videos } from '../page-shop.ts'
import { type Shop, ShopContext } from '../shop.tsx'
import { applyStyles } from '../styles.ts'
import { keepTranslatedTexts } from '../translated-texts.ts'
import type { AttributeKind, ElementInterface, ElementMixin } from '../widget.ts'
import { attributeName, attributeValue } from './attributes.ts'
import { Guard } from './guard.tsx'
import { pageMessages } from './page-messages.ts'
import { aroundAttribute, watchAround } from './shop-around.ts'
import { shopOrigin } from './shop-origin.ts'
import { useSpoken } from './use-spoken.ts'

type Listener = (detail?: unknown) => unknown

export type ElementDescription<Props> = ElementInterface<Props> & {
  /** `onair-schedule` */
  tag: `onair-${string}`
  component: ComponentType<Props>
  /** The CSS of its parts and its own; every element adopts the base styles of all widgets as well. */
  css: readonly string[]
  /** Adds methods to the element's class. */
  mixin?: ElementMixin
}

type State = Readonly<Record<string, unknown>>

const shopAttributes: Readonly<Record<string, AttributeKind>> = {
  shop: 'text',
  language: 'text',
  province: 'text',
}

/**
 * Makes a custom element of a component, on r2wc, which mounts and unmounts it. The wrapper adds what r2wc lacks:
 *
 * 1. A bare boolean attribute is true; removing an attribute restores the component's default; an empty attribute is an
 *    empty text.
 * 2. A property takes any value as it is, and is not reflected into an attribute.
 * 3. A property that was set before the element was defined takes effect.
 * 4. Events have exactly the names of the description. They bubble and cross shadow roots, and listeners can veto
 *    `onair:before-…`.
 * 5. The element's own children stay untouched. They show until the widget replaces them.
 * 6. A widget that is moved within the page keeps its state.
 * 7. Styles are constructed style sheets.
 * 8. `shop`, `language` and `province` come from the nearest `<onair-shop>` around the element, if the element does not set them.
 * 9. `focus()` focuses the first control of the widget. `refresh()` mounts the widget again, which reads its data again.
 * 10. An error of the widget does not reach the page, see `Guard`.
 * 11. Typed values stay when the language changes, see `useSpoken`.
 * 12. Browsers can translate the widget, see `keepTranslatedTexts`.
 *
 * The element has no rules of its own: the component can do whatever the element can.
 */
export function createElementClass<Props extends object>(
  description: ElementDescription<Props>,
): CustomElementConstructor {
  const { component, root } = description
  const css = description.css.join('')
  const attributes: Readonly<Record<string, AttributeKind>> = { ...description.attributes, ...shopAttributes }
  const properties = [...Object.keys(attributes), ...(description.properties ?? [])]
  const propertyOf = new Map(Object.keys(attributes).map((property) => [attributeName(property), property]))
  const Mounting = r2wc(Mounted, {}) as ElementBase
  const events = Object.entries<string | undefined>(description.events ?? {})

  class OnairElement extends Mounting {
    static get observedAttributes() {
      return [...propertyOf.keys()]
    }

    readonly [inside] = new Inside(component as ComponentType<State>, description.form)

    constructor() {
      super()
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      if (root === 'shadow') this.container = shadow
      else {
        // The widget is a child of the element and shows through a named slot; the other children have no slot.
        this.container = Object.assign(document.createElement('div'), { slot: 'onair' })
        shadow.append(Object.assign(document.createElement('slot'), { name: 'onair' }))
        // Frameworks that replace all children of an element (Solid, htmx) remove the widget with them.
        new MutationObserver(() => this.#stand()).observe(this, { childList: true })
      }
      keepTranslatedTexts(this.container)
      applyStyles(shadow, base)
      applyStyles(shadow, css)
      for (const [callback, name] of events) if (name) this[inside].set(callback, this.#dispatcher(name))
      for (const property of properties) {
        if (!Object.hasOwn(this, property)) continue
        const early: unknown = Reflect.get(this, property)
        Reflect.deleteProperty(this, property)
        Reflect.set(this, property, early)
      }
    }

    override connectedCallback() {
      // The page may set the tokens, so they are adopted by the document; shadow roots inherit them.
      applyStyles(document, tokens)
      if (root === 'light') {
        const around = this.getRootNode()
        if (around instanceof Document || around instanceof ShadowRoot) {
          applyStyles(around, base)
          applyStyles(around, css)
        }
        this.#stand()
      }
      // It may now be inside another <onair-shop>.
      this[inside].notify()
      super.connectedCallback()
    }

    /** Puts the widget among the page's own elements, as the first: frameworks remove what follows their own children. */
    #stand() {
      const { container } = this
      if (!(container instanceof Element)) return
      // A copy of the element, or of its markup, contains a dead copy of the widget.
      for (const copy of this.querySelectorAll(':scope > [slot="onair"]')) if (copy !== container) copy.remove()
      if (container.parentNode !== this) this.prepend(container)
    }

    override focus(options?: FocusOptions) {
      const first = this.container.querySelector<HTMLElement>(focusable)
      if (first) first.focus(options)
      else super.focus(options)
    }

    refresh() {
      this[inside].mountAgain()
    }

    override disconnectedCallback() {
      // Moving an element disconnects and reconnects it in the same task.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      const property = propertyOf.get(name)
      const kind = property && attributes[property]
      if (property && kind) this[inside].set(property, attributeValue(kind, text))
    }

    #dispatcher(name: string): Listener {
      const cancelable = name.startsWith('onair:before-')
      return (detail) =>
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
    }
  }

  for (const property of properties) {
    Object.defineProperty(OnairElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: OnairElement) {
        return this[inside].state[property]
      },
      set(this: OnairElement, value: unknown) {
        // Preact removes an object by setting an empty text.
        this[inside].set(property, value === '' && !(property in attributes) ? undefined : value)
      },
    })
  }

  return description.mixin?.(OnairElement) ?? OnairElement
}

/** The class that r2wc returns. */
type ElementBase = new () => HTMLElement & {
  /** The container that r2wc renders into. */
  container: Element | ShadowRoot
  connectedCallback(): void
  disconnectedCallback(): void
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** What `<onair-shop>` sets for the elements inside. */
const inherited = ['shop', 'language', 'province']

/** A symbol, which cannot collide with the name of a widget's property. */
const inside = Symbol('onair')

class Inside {
  state: State = {}
  /** How often `refresh()` mounted the widget. */
  mounts = 0
  readonly component: ComponentType<State>
  readonly form: boolean | undefined
  #changed = new Set<() => void>()

  constructor(component: ComponentType<State>, form?: boolean) {
    this.component = component
    this.form = form
  }

  set(property: string, value: unknown) {
    this.state = { ...this.state, [property]: value }
    this.notify()
  }

  mountAgain() {
    this.mounts += 1
    this.notify()
  }

  notify() {
    for (const notify of this.#changed) notify()
  }

  watch = (notify: () => void) => {
    this.#changed.add(notify)
    return () => void this.#changed.delete(notify)
  }
}

/** The component that r2wc mounts. It gets the element, reads its state as the widget's props and provides the shop. */
function Mounted({ container }: { container?: HTMLElement }) {
  const host = container as InstanceType<ElementBase> & { [inside]: Inside }
  const element = host[inside]
  const {
    shop: ownShop,
    language: ownLanguage,
    province,
    ...props
  } = useSyncExternalStore(element.watch, () => element.state)
  const mounts = useSyncExternalStore(element.watch, () => element.mounts)
  const watch = useCallback((notify: () => void) => watchAround(host, element.watch, notify), [host, element])
  const around = useSyncExternalStore(watch, () =>
    [...inherited.map((name) => aroundAttribute(host, name)), pageLanguage()].join('\n'),
  )
  const [shopAround, languageAround, provinceAround, languageOfPage = ''] = around.split('\n')
  presumeProvince(text(province) ?? provinceAround)
  const shopBase = shopOrigin(text(ownShop) ?? shopAround)
  const requested = elementLanguage(text(ownLanguage) ?? (languageAround || languageOfPage))
  const spoken = useSpoken(requested, shopBase, element.form ? undefined : host.container)
  const language = spoken ?? requested
  const shop = useMemo<Shop>(
    () => ({
      language,
      // Used only during hydration, which never happens in an element. Reading the browser's own time zone would load its formats
      // of all languages, and block a slow phone for a tenth of a second.
      timeZone: planTimeZone,
      imageBase: pictures(shopBase),
      videoBase: videos(shopBase),
      idPrefix: nextPrefix(),
      models: pageModels(shopBase, language),
      // A widget among the page's own elements has no slots.
      ...(host.shadowRoot?.querySelector('slot[name="onair"]') ? {} : { element: host }),
    }),
    [shopBase, language, host],
  )
  if (!spoken) return null
  return (
    <div lang={htmlLang(language)}>
      <MessagesContext.Provider value={pageMessages(shopBase)}>
        <ShopContext.Provider key={`${element.form ? '' : language} ${shopBase} ${mounts}`} value={shop}>
          <Guard host={host} shop={shopBase}>
            <element.component {...props} />
          </Guard>
        </ShopContext.Provider>
      </MessagesContext.Provider>
    </div>
  )
}

/** Defines a widget's tag once: loading the script twice is harmless. */
export function define<Props extends object>(description: ElementDescription<Props>): void {
  if (!customElements.get(description.tag)) customElements.define(description.tag, createElementClass(description))
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

let prefixes = 0
const nextPrefix = () => {
  prefixes += 1
  return `onair-${prefixes}-`
}
