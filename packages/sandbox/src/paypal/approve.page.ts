import { escapeHtml } from '../page.ts'
import { type Locale, texts, warningOf } from './approve.messages.ts'
import { nameOf, type Payer, payers } from './payers.ts'
import type { Payment } from './payments.ts'
import { centsOf } from './transaction.ts'

/** The policy's form targets: this page, and the shop, to which the form redirects. */
export const approvalPolicy = (payment: Payment | undefined): string => {
  const shop = payment ? [...new Set([payment.returnUrl, payment.cancelUrl].map((url) => new URL(url).origin))] : []
  return `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${["'self'", ...shop].join(' ')}; base-uri 'none'; frame-ancestors 'none'`
}

export const approvalStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #eceef4); --soft: light-dark(#5a6274, #a9b0c2); --line: light-dark(#c9cedb, #454d60); --paper: light-dark(#fff, #1a1f2b); --accent: light-dark(#1f4fb8, #9dbdff); --on: light-dark(#fff, #10182b); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f3f5f9, #11151e); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; min-height: 100vh; padding: 1.25rem; background: var(--paper); }
h1 { font-size: 1.375rem; margin: .5rem 0; }
.note, .payer small { color: var(--soft); }
fieldset { border: 0; padding: 0; margin: 1.25rem 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: .5rem; }
.payer { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: start; min-height: 44px; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; margin-bottom: .5rem; overflow-wrap: anywhere; cursor: pointer; }
.payer:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.payer input { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; accent-color: var(--accent); }
.payer small { display: block; }
button { display: block; width: 100%; min-height: 48px; margin-top: .75rem; font: inherit; font-weight: 600; border-radius: 999px; border: 1px solid var(--accent); background: transparent; color: var(--accent); cursor: pointer; }
button.main { background: var(--accent); color: var(--on); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`

const shell = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${texts[locale].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · PayPal (sandbox)</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/paypal/approve.css">
</head>
<body>
<main>
<p class="note">${escapeHtml(texts[locale].sandbox)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

/** The page for an unknown or finished payment. */
export const closedPage = (locale: Locale, done: boolean): string =>
  shell(locale, done ? texts[locale].done : texts[locale].unknown, `<p>${escapeHtml(texts[locale].unknownText)}</p>`)

const option = (payer: Payer, index: number, locale: Locale): string => {
  const { sendTo } = texts[locale]
  const { id, email, address } = payer
  const warning = warningOf(payer, locale)
  const lines = [address.line1, address.line2, address.city, `${address.state} ${address.postalCode}`].filter(Boolean)
  return `<label class="payer"><input type="radio" name="payer" value="${id}"${index === 0 ? ' checked' : ''} required>
<span>${escapeHtml(nameOf(payer))}<small>${escapeHtml(email)}</small><small>${escapeHtml(`${sendTo} ${lines.join(', ')}`)}</small>${warning ? `<small>(${escapeHtml(warning)})</small>` : ''}</span></label>`
}

/** The page to choose a payer, and to approve or cancel. */
export const approvalPage = (payment: Payment, locale: Locale): string => {
  const text = texts[locale]
  const { total, currency } = payment.transaction.amount
  const amount = new Intl.NumberFormat(text.lang, { style: 'currency', currency }).format((centsOf(total) ?? 0) / 100)
  return shell(
    locale,
    text.title,
    `<p>${escapeHtml(text.intro(amount))}</p>
<form method="post" action="/paypal/approve">
<input type="hidden" name="token" value="${escapeHtml(payment.token)}">
<fieldset><legend>${escapeHtml(text.payer)}</legend>
${payers.map((payer, index) => option(payer, index, locale)).join('\n')}
</fieldset>
<button class="main" name="action" value="approve">${escapeHtml(text.approve)}</button>
<button name="action" value="cancel" formnovalidate>${escapeHtml(text.cancel)}</button>
</form>`,
  )
}
