import { escapeHtml } from '../page.ts'
import { styleTokens } from './frame.style.ts'
import { type Language, messages } from './messages.ts'

/**
 * The origin of the embedding page, or null unless `text` is exactly an http(s) origin. Exactly, because the origin
 * goes into a Content-Security-Policy and is the target of messages.
 */
export const shopOrigin = (text: unknown): string | null => {
  if (typeof text !== 'string' || !URL.canParse(text)) return null
  const url = new URL(text)
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text ? text : null
}

/**
 * The page inside the frame. `origin` has passed `shopOrigin`. `securityCode=1` in the query asks for the code on the card
 * too.
 */
export const framePage = (origin: string, language: Language, query: Record<string, unknown>): string => {
  const text = messages[language]
  const style = styleTokens(query).toString()
  const label = (id: string, words: string) =>
    `<label for="${id}">${words}&nbsp;<span aria-hidden="true">*</span></label>`
  const error = (id: string) => `<p class="error" id="${id}-error" aria-live="polite"></p>`
  const code = `<div class="field half">${label('code', text.code)}
<input id="code" required inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="code-hint">
<p class="hint" id="code-hint">${text.codeHint}</p>
${error('code')}</div>
`
  return `<!doctype html>
<html lang="${language}-CA" data-shop-origin="${escapeHtml(origin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="stylesheet" href="/capture/frame.css${style ? `?${escapeHtml(style)}` : ''}">
<script type="module" src="/capture/frame.js"></script>
</head>
<body>
<form novalidate aria-label="${text.title}">
<div class="field">${label('number', text.number)}
<div class="box"><input id="number" required inputmode="numeric" autocomplete="cc-number" autocapitalize="off" spellcheck="false" maxlength="30"><span id="brand" aria-live="polite"></span></div>
${error('number')}</div>
<div class="field">${label('holder', text.holder)}
<input id="holder" required autocomplete="cc-name" autocapitalize="words" spellcheck="false" maxlength="60">
${error('holder')}</div>
<div class="field half">${label('expiry', text.expiry)}
<input id="expiry" required inputmode="numeric" autocomplete="cc-exp" placeholder="${text.expiryPlaceholder}" maxlength="30">
${error('expiry')}</div>
${query.securityCode === '1' ? code : ''}<p class="error field" id="failure" role="alert"></p>
</form>
</body>
</html>
`
}

/** The frame's policy: its own files, its own service, and only `origin` may embed it. */
export const framePolicy = (origin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ')
