/** Escapes text for HTML, attributes included. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  )

/** The policy of the sandbox's own pages: one style sheet, no script. */
export const readingPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A whole page: mailbox, ledger, start page. `body` is HTML. */
export const page = (title: string, body: string, options: { refreshSeconds?: number } = {}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${options.refreshSeconds ? `<meta http-equiv="refresh" content="${options.refreshSeconds}">\n` : ''}<title>${escapeHtml(title)} · Onair sandbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header><a class="home" href="/">Onair sandbox</a><nav aria-label="Sandbox"><a href="/mailbox">Mailbox</a> <a href="/capture/ledger">Payments</a> <a href="/paypal/ledger">Wallet</a> <a href="/credit">Credit</a></nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3d3654"/><circle cx="16" cy="16" r="6" fill="#ffb454"/></svg>'

export const styleSheet = `
:root { color-scheme: light dark; --ink: light-dark(#24212e, #ece9f4); --soft: light-dark(#625c75, #aaa3c0); --line: light-dark(#dcd8e6, #433d57); --paper: light-dark(#fff, #1d1a27); --accent: light-dark(#5b3fa8, #b9a2ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line); }
.home { font-weight: 700; color: inherit; text-decoration: none; }
nav { display: flex; gap: 1rem; }
a { color: var(--accent); }
main { max-width: 68rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; }
h1 { font-size: 1.5rem; margin: .5rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; font-size: .875rem; }
td.amount, th.amount { text-align: end; }
td.nowrap { white-space: nowrap; }
.note { color: var(--soft); }
code { font-size: .9em; background: color-mix(in srgb, var(--accent) 10%, transparent); padding: .1em .3em; border-radius: .25em; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-bottom: 1rem; }
input, button { font: inherit; padding: .4rem .7rem; border: 1px solid var(--line); border-radius: .4rem; background: transparent; color: inherit; }
button { cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: .25rem; border-bottom: 1px solid var(--line); }
.tabs a { padding: .4rem .9rem; text-decoration: none; border-bottom: 3px solid transparent; }
.tabs a[aria-current] { border-color: var(--accent); font-weight: 600; color: inherit; }
iframe.mail { width: 100%; height: 70vh; border: 1px solid var(--line); border-top: 0; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 ui-monospace, monospace; }
`
