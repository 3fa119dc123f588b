import { memo, useMemo } from 'react'
import { safeHtml } from './safe-html.ts'

type Policy = { createHTML(html: string): string | TrustedHTML }
type PolicyMaker = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }

let policy: Policy | undefined

/**
 * Pages may require that HTML goes through the Trusted Types policy named `onair`. It is created once, on first use,
 * because pages allow no second policy of the name.
 */
function markup(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker }
  policy ??= trustedTypes?.createPolicy('onair', { createHTML: safeHtml })
  return policy ? policy.createHTML(html) : safeHtml(html)
}

/**
 * Text with plain markup from the catalogue. The server's HTML stays during hydration: the element is written only when
 * the text changes.
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
