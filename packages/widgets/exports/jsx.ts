/**
 * The elements' types for JSX: `import '@onair/widgets/jsx'` once, then `<onair-schedule view="now" />`. Listen to events
 * with `addEventListener`.
 */
import type { HTMLAttributes, Ref } from 'react'
import type { ElementAttributes } from './html.ts'

type Elements = {
  [Tag in keyof ElementAttributes]: HTMLAttributes<HTMLElement> &
    ElementAttributes[Tag] & { ref?: Ref<HTMLElementTagNameMap[Tag]>; class?: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
