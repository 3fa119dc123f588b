/**
 * The elements' types for Solid's JSX: `import '@onair/widgets/solid'` once, then
 * `<onair-schedule view="now" prop:initial={…} {...{ 'on:onair:show-changed': … }} />`: `prop:` sets objects, and a name with two
 * colons needs a spread.
 */
import type { JSX } from 'solid-js'
import type { ElementAttributes, ElementEvents } from './html.js'

type Elements = {
  [Tag in keyof ElementAttributes]: JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]> &
    ElementAttributes[Tag] & {
      [Name in keyof ElementAttributes[Tag] & string as `prop:${Name}`]?: ElementAttributes[Tag][Name]
    } & {
      [Event in keyof ElementEvents[Tag] & string as `on:${Event}`]?: (event: ElementEvents[Tag][Event]) => void
    }
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
