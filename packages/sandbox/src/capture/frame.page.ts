import { escapeHtml } from '../page.ts'
import { expiryYears } from './card.ts'
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

const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const tokens = {
  accent: { property: '--accent', valid: (value: string) => colour.test(value), unit: '' },
  ink: { property: '--ink', valid: (value: string) => colour.test(value), unit: '' },
  line: { property: '--line', valid: (value: string) => colour.test(value), unit: '' },
  radius: { property: '--radius', valid: (value: string) => /^\d{1,2}$/.test(value), unit: 'px' },
}

/**
 * The valid style tokens of a query, as a query again; invalid ones are dropped. `accent`, `ink`, `line`: `#rrggbb`.
 * `radius`: pixels.
 */
const styleTokens = (query: Record<string, unknown>): URLSearchParams => {
  const sound = new URLSearchParams()
  for (const [name, { valid }] of Object.entries(tokens)) {
    const value = query[name]
    if (typeof value === 'string' && valid(value)) sound.set(name, value)
  }
  return sound
}

/** The frame's style sheet with the valid tokens of `query`. */
export const frameStyle = (query: Record<string, unknown>): string => {
  const sound = styleTokens(query)
  const themed = Object.entries(tokens).flatMap(([name, { property, unit }]) => {
    const value = sound.get(name)
    return value === null ? [] : [`${property}: ${value}${unit};`]
  })
  return `${baseStyle}:root { ${themed.join(' ')} }\n`
}

const baseStyle = `
@font-face { font-family: Figtree; src: url("/capture/figtree.woff2") format("woff2"); font-weight: 300 900; font-display: swap; }
:root { --accent: #5b3fa8; --ink: #24212e; --line: #8a8499; --radius: 8px; --bad: #b3261e; }
* { box-sizing: border-box; }
html, body { margin: 0; background: transparent; }
body { padding: 4px; color: var(--ink); font: 16px/1.4 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 12px; }
form[aria-busy] { opacity: .6; }
.field { grid-column: 1 / -1; min-width: 0; }
.half { grid-column: auto; }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 600; }
label span { color: var(--bad); }
.box { position: relative; }
input, select { width: 100%; height: 46px; padding: 0 12px; color: inherit; font: inherit; background: #fff; border: 1px solid var(--line); border-radius: var(--radius); }
#number { font-variant-numeric: tabular-nums; letter-spacing: .02em; }
select { appearance: none; padding-inline-end: 36px; background: #fff url("/capture/chevron.svg") no-repeat right 12px center / 12px; }
input:focus-visible, select:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-color: var(--accent); }
[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
#brand { position: absolute; inset-inline-end: 0; inset-block-end: calc(100% + 4px); padding: 2px 8px; border-radius: 999px; background: color-mix(in srgb, var(--accent) 12%, #fff); color: var(--ink); font-size: 12px; font-weight: 600; pointer-events: none; }
#brand:empty { display: none; }
.error { margin: 4px 0 0; color: var(--bad); font-size: 14px; }
.error:empty { display: none; }
@media (max-width: 300px) { .half { grid-column: 1 / -1; } }
@media (prefers-reduced-motion: no-preference) { input, select { transition: border-color .15s; } }
`

export const chevron =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><path d="m1 1.5 5 5 5-5" fill="none" stroke="#55506a" stroke-width="2" stroke-linecap="round"/></svg>'

const optionList = (values: string[], placeholder: string) =>
  [`<option value="">${placeholder}</option>`, ...values.map((value) => `<option>${value}</option>`)].join('')

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The page inside the frame. `origin` has passed `shopOrigin`. */
export const framePage = (origin: string, language: Language, query: Record<string, unknown>, today: Date): string => {
  const text = messages[language]
  const style = styleTokens(query).toString()
  const label = (id: string, words: string) => `<label for="${id}">${words} <span aria-hidden="true">*</span></label>`
  const error = (id: string) => `<p class="error" id="${id}-error" aria-live="polite"></p>`
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
<div class="field half">${label('month', text.month)}
<select id="month" required autocomplete="cc-exp-month">${optionList(months, text.monthPlaceholder)}</select>
${error('month')}</div>
<div class="field half">${label('year', text.year)}
<select id="year" required autocomplete="cc-exp-year">${optionList(expiryYears(today), text.yearPlaceholder)}</select>
${error('year')}</div>
<p class="error field" id="failure" role="alert"></p>
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
