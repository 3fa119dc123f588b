/**
 * The elements' types for Svelte's templates: `import '@onair/widgets/svelte'` once, then
 * `<onair-schedule view="now" ononair:show-changed={…}></onair-schedule>`.
 */
import type { HTMLAttributes } from 'svelte/elements'
import type { ElementAttributes, ElementEvents } from './html.js'

type Elements = {
  [Tag in keyof ElementAttributes]: Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof ElementAttributes[Tag]> &
    ElementAttributes[Tag] & {
      [Event in keyof ElementEvents[Tag] & string as `on${Event}`]?: (event: ElementEvents[Tag][Event]) => void
    }
}

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends Elements {}
}
