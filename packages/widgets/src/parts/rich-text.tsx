import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { memoised } from '../kit/memoised.tsx'
import { useHydrated } from '../kit/shop.tsx'
import { buildMarkup } from './build-markup.ts'
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

/** A browser that sanitises HTML itself. Trusted Types then require no policy. */
type Sanitising = { setHTML?(html: string): void }

/**
 * Text with plain markup from the catalogue. The server's HTML stays during hydration: the element is written only when the text
 * changes. Other sites' pages may allow no policy at all: in a browser with Trusted Types, its own sanitiser writes the text, or
 * in WebKit, which has none yet, we build its elements.
 */
export const RichText = memoised(function RichText({ html }: { html: string }) {
  const hydrated = useHydrated()
  const [withoutPolicy] = useState(() => hydrated && ('setHTML' in Element.prototype || 'trustedTypes' in globalThis))
  return withoutPolicy ? <Filled html={html} /> : <Written html={html} />
})

function Filled({ html }: { html: string }) {
  const box = useRef<HTMLDivElement & Sanitising>(null)
  useLayoutEffect(() => {
    const safe = safeHtml(html)
    if (box.current?.setHTML) box.current.setHTML(safe)
    else if (box.current) buildMarkup(box.current, safe)
  }, [html])
  return <div ref={box} className="onair-rich-text" />
}

function Written({ html }: { html: string }) {
  const written = useMemo(() => ({ __html: markup(html) }), [html])
  return (
    <div
      className="onair-rich-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only plain markup is left, see safe-html.ts
      dangerouslySetInnerHTML={written}
    />
  )
}
