import { overriding } from '../i18n/overrides.ts'
import type { MessageLookup } from '../i18n/use-messages.ts'
import { warnOnce } from '../warn-once.ts'

let lookup: MessageLookup | undefined

/**
 * How the elements of this page find their texts. The page replaces texts by a script of data, which a policy never blocks and
 * which stands before the first element:
 *
 *     <script type="application/json" id="onair-messages">{"en": {"bag": {"title": "Your cart"}}}</script>
 *
 * It is read once, when the first element shows.
 */
export function pageMessages(shop: string): MessageLookup {
  lookup ??= overriding(readOverrides(shop))
  return lookup
}

/** The page's overrides; none where it has none, or where they cannot be read. */
function readOverrides(shop: string) {
  try {
    return JSON.parse(document.getElementById('onair-messages')?.textContent || '{}') ?? {}
  } catch {
    warnOnce('#onair-messages is not JSON, and replaces no text', shop)
    return {}
  }
}
