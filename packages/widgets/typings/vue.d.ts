/**
 * The elements' types for Vue's templates: `import '@onair/widgets/vue'` once, then
 * `<onair-schedule view="now" @onair:show-changed="…" />`. Vue's compiler needs
 * `isCustomElement: (tag) => tag.startsWith('onair-')`.
 */
import type { HTMLAttributes, PublicProps } from 'vue'
import type { ElementAttributes, ElementEvents } from './html.js'

/** `timeZone` for `time-zone`, as Vue's compiler names a template's attributes. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

type Attributes<All> = { [Name in keyof All & string as Camel<Name>]?: All[Name] }

type Listeners<Events> = {
  [Event in keyof Events & string as `on${Capitalize<Camel<Event>>}`]?: (event: Events[Event]) => void
}

type Elements = {
  [Tag in keyof ElementAttributes]: new () => HTMLElementTagNameMap[Tag] & {
    $props: HTMLAttributes & Attributes<ElementAttributes[Tag]> & Listeners<ElementEvents[Tag]> & PublicProps
  }
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
