const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const isColour = (value: string) => colour.test(value)
const tokens = {
  accent: { property: '--accent', valid: isColour, unit: '' },
  ink: { property: '--ink', valid: isColour, unit: '' },
  soft: { property: '--soft', valid: isColour, unit: '' },
  line: { property: '--line', valid: isColour, unit: '' },
  paper: { property: '--paper', valid: isColour, unit: '' },
  bad: { property: '--bad', valid: isColour, unit: '' },
  radius: { property: '--radius', valid: (value: string) => /^\d{1,2}$/.test(value), unit: 'px' },
  scheme: { property: 'color-scheme', valid: (value: string) => value === 'light' || value === 'dark', unit: '' },
}

/**
 * The valid style tokens of a query, as a query again; invalid ones are dropped. `accent`, `ink`, `soft`, `line`, `paper`,
 * `bad`: `#rrggbb`. `radius`: pixels. `scheme`: `light` or `dark`.
 */
export const styleTokens = (query: Record<string, unknown>): URLSearchParams => {
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
:root { --accent: #5b3fa8; --ink: #24212e; --soft: #5f5a6c; --line: #8a8499; --paper: #fff; --bad: #b3261e; --radius: 8px; color-scheme: light; }
* { box-sizing: border-box; }
html, body { margin: 0; background: var(--paper); }
body { padding: 3px; color: var(--ink); font: 16px/1.4 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 12px; align-items: start; }
form[aria-busy] { opacity: .6; }
.field { grid-column: 1 / -1; min-width: 0; }
.half { grid-column: auto; }
label { display: block; margin-bottom: 4px; font-size: 15px; font-weight: 600; }
label span { color: var(--soft); }
.box { position: relative; }
input { width: 100%; height: 48px; padding: 0 12px; color: inherit; font: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); }
input::placeholder { color: var(--soft); opacity: 1; }
#number, #expiry, #code { font-variant-numeric: tabular-nums; }
#number { padding-inline-end: 52px; }
input:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-color: var(--accent); }
[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
#brand { position: absolute; inset-inline-end: 8px; inset-block-start: 12px; width: 38px; height: 24px; background: center / contain no-repeat; pointer-events: none; }
#brand:empty { display: none; }
#brand > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
${['VI', 'MC', 'AX', 'FI'].map((brand) => `#brand[data-brand="${brand}"] { background-image: url("/capture/brand-${brand}.svg"); }`).join('\n')}
.hint { margin: 4px 0 0; color: var(--soft); font-size: 14px; }
.error { margin: 4px 0 0; color: var(--bad); font-size: 14px; }
.error:empty { display: none; }
@media (max-width: 300px) {
  #number { padding-inline: 8px 38px; font-size: 15px; }
  #brand { inset-inline-end: 5px; inset-block-start: 14px; width: 30px; height: 19px; }
}
@media (max-width: 190px) { .half { grid-column: 1 / -1; } }
@media (forced-colors: active) { [aria-invalid] { border-width: 3px; } }
@media (prefers-reduced-motion: no-preference) { input { transition: border-color .15s; } }
`
