/**
 * The elements' types for Preact's JSX: `import '@onair/widgets/preact'` once, then
 * `<onair-schedule view="now" ononair:show-changed={…} />`.
 */
import type { JSX, Ref } from 'preact'
import type { ElementAttributes, ElementEvents } from './html.js'

type Elements = {
  [Tag in keyof ElementAttributes]: Omit<JSX.IntrinsicElements['div'], keyof ElementAttributes[Tag] | 'ref'> &
    ElementAttributes[Tag] & { ref?: Ref<HTMLElementTagNameMap[Tag]> } & {
      [Event in keyof ElementEvents[Tag] & string as `on${Event}`]?: (event: ElementEvents[Tag][Event]) => void
    }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
