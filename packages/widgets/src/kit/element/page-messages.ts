import { overriding } from '../i18n/overrides.ts'
import type { MessageLookup } from '../i18n/use-messages.ts'
import { warnOnce } from '../warn-once.ts'

let lookup: MessageLookup | undefined

/**
 * Finds the texts of the elements on this page. A page replaces texts with a script element that holds data, which no policy
 * blocks. It stands before the first element:
 *
 *     <script type="application/json" id="onair-messages">{"en": {"bag": {"title": "Your cart"}}}</script>
 *
 * It is read once, when the first element shows.
 */
export function pageMessages(shop: string): MessageLookup {
  lookup ??= overriding(readOverrides(shop))
  return lookup
}

/** The page's overrides; none if they are missing or cannot be parsed. */
function readOverrides(shop: string) {
  try {
    return JSON.parse(document.getElementById('onair-messages')?.textContent || '{}') ?? {}
  } catch {
    warnOnce('#onair-messages is not JSON, and replaces no text', shop)
    return {}
  }
}
