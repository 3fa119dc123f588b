/**
 * The elements' types for React's JSX: `import '@onair/widgets/jsx'` once, then `<onair-schedule view="now" />`. React 19
 * listens by `ononair:show-changed={…}`; with React 18 listen with `addEventListener`, and set objects by a ref.
 */
import type { HTMLAttributes, Ref } from 'react'
import type { ElementAttributes, ElementEvents } from './html.ts'

type Elements = {
  [Tag in keyof ElementAttributes]: HTMLAttributes<HTMLElement> &
    ElementAttributes[Tag] & {
      [Event in keyof ElementEvents[Tag] & string as `on${Event}`]?: (event: ElementEvents[Tag][Event]) => void
    } & { ref?: Ref<HTMLElementTagNameMap[Tag]>; class?: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
