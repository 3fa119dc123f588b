import { memo, useMemo } from 'react'
import { safeHtml } from './safe-html.ts'

type Policy = { createHTML(html: string): string | TrustedHTML }
type PolicyMaker = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }

let policy: Policy | undefined

/**
 * Pages may demand that no text becomes markup unless it went through the policy named `onair`. It is made when the
 * first text needs it, once: pages allow no second of the name.
 */
function markup(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker }
  policy ??= trustedTypes?.createPolicy('onair', { createHTML: safeHtml })
  return policy ? policy.createHTML(html) : safeHtml(html)
}

/**
 * A text with plain markup, from the catalogue. What the server rendered stays as it is when the page comes to life:
 * the element is written only when the text is another.
 */
export const RichText = memo(function RichText({ html }: { html: string }) {
  const written = useMemo(() => ({ __html: markup(html) }), [html])
  return (
    <div
      className="onair-rich-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but plain markup is left of it, see safe-html.ts
      dangerouslySetInnerHTML={written}
    />
  )
})
