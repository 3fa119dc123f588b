/** What an attribute holds. A `flag` is a bare boolean: `<onair-schedule compact>`. */
export type AttributeKind = 'text' | 'number' | 'flag'

type Callback = (detail?: unknown) => unknown
type CallbackNames<Props> = {
  [Name in keyof Props]-?: NonNullable<Props[Name]> extends Callback ? Name : never
}[keyof Props]

/** How an element's properties, attributes and events relate to its component's props. */
export type ElementInterface<Props> = {
  /** Props that are also attributes (`timeZone` ↔ `time-zone`). Every element also has `shop` and `language`. */
  attributes?: { readonly [Name in keyof Props]?: AttributeKind }
  /** Props that are properties only: objects and lists. */
  properties?: readonly (keyof Props & string)[]
  /**
   * The callbacks and the events that they become. All events bubble and cross shadow roots. A listener can veto an
   * event whose name begins with `onair:before-`: the callback then returns false.
   */
  events?: { readonly [Name in CallbackNames<Props>]?: `onair:${string}` }
  /**
   * `light` for forms: autofill and password managers do not look into shadow roots. The widget then lies among the
   * element's children.
   */
  root: 'shadow' | 'light'
  /** Shoppers type in it: a change of language does not mount it again, so that typed values stay. */
  form?: boolean
}

/** Adds methods of its own to an element's class. */
export type ElementMixin = (Base: new () => HTMLElement) => new () => HTMLElement

/**
 * The groups of elements that pages of other sites have together: those about the channel, of a list of products, of a product's
 * page, and all for shopping. The script tag has a file for each, the largest first.
 */
export const elementGroups = ['shopping', 'product', 'channel', 'list'] as const
export type ElementGroup = (typeof elementGroups)[number]

/** A component's props. */
export type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never

/** What a callback is called with: the `detail` of its event. */
export type DetailOf<Callback> = NonNullable<Callback> extends (detail: infer Detail) => unknown ? Detail : never

/**
 * One widget: everything that the files which list all widgets say about it. Each `x/x.widget.ts` exports one, and generate.ts
 * writes those files. A description is data: it imports only types, because the generator runs it without a bundler.
 *
 * `Component` is the type of the element's component, against whose props attributes, properties and events are checked.
 */
export type Widget<Component> = ElementInterface<PropsOf<Component>> & {
  /** `onair-` and the name of the widget's folder. */
  tag: `onair-${string}`
  /** What it shows, in one sentence, for the reference table. */
  summary: string
  /** The elements that it often shares a page with; `shopping` includes the elements of the other groups. */
  groups?: readonly ElementGroup[]
  /**
   * The file that it imports on demand for a signed-in shopper (`withCode`): a guest downloads 6 to 19 kB less. The script tag
   * has one file with both for members, which saves 1.6 to 2.2 kB and a request.
   */
  memberScreen?: string
  /** Text that the reference table adds to an attribute's name. */
  attributeNotes?: { readonly [Name in keyof PropsOf<Component>]?: string }
  /**
   * The methods that the element has besides `refresh()` and `focus()`, and what each does: `x.methods.ts` exports the
   * mixin. A method may have the name of an attribute, and then there is no property of that name.
   */
  methods?: { readonly mixin: string; readonly [method: string]: string }
  /** The pieces of its own that a page may style with `::part()`, in addition to those of its parts. Only for shadow roots. */
  cssParts?: Readonly<Record<string, string>>
  /** The values of an attribute that takes one of a few. */
  attributeValues?: {
    readonly [Name in keyof PropsOf<Component>]?: readonly Extract<PropsOf<Component>[Name], string>[]
  }
  /** The component of `x.tsx`: pages render it with the data that the server has read. */
  component: string
  /** The element's component if it reads its own data and then renders `component`; `component` if not given. */
  elementComponent?: { name: string; file: string }
  /** What `@onair/widgets/x` exports, by file of this folder. */
  exports: Readonly<Record<string, readonly string[]>>
  /** The parts whose style sheets it needs: `button` is `parts/button.css`. */
  partSheets: readonly string[]
  /** Its own style sheets, in this order: `x` is `x.css` in this folder. */
  sheets: readonly string[]
  /**
   * The height that the element takes until it has its data, as a CSS length, by the attributes that change it: `''` without
   * any, then `[compact]` and the like, of which the last that matches counts. What follows the element on its page then stays
   * where it is. Close to the height with data; where that is more than most screens are high, `min(100vh, …)`.
   */
  reserve: { readonly '': string; readonly [selector: `[${string}]`]: string }
  /**
   * It shows a member's own data, and asks a guest to sign in. `reserve` is then the height while a member's data are read:
   * before its code is loaded, the element has the height of the notice.
   */
  forMembers?: boolean
  /** Its height is final from the first render, because it reads no data before, or has its own style sheet for it. */
  steady?: boolean
  /** Its data may need a little less than `reserve`, depending on the page's margins: the height stays when they are read. */
  keepsReserve?: boolean
  /** The most bytes (brotli) that a page may download to show the element, the script tag included: about 3 % above its size. */
  budget: number
}

/**
 * A screen of the shop's own pages, not an element: an island like every widget, without a tag, attributes and events.
 * Its description stands in `x/x.widget.ts` too.
 */
export type Screen = { tag: null } & Pick<Widget<unknown>, 'component' | 'exports' | 'sheets'>
