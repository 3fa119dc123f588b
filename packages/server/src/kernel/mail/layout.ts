import { phonesIn } from '@onair/core/address'
import { htmlLang, type Language } from '@onair/core/language'

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/*
 * The layout of all letters. Mail programs render an old and small HTML: Outlook lays out with Word, so that widths and
 * backgrounds are attributes of tables, and padding is a cell's. Styles stand inline; what only some programs have (the dark
 * scheme, narrow screens) stands in the head, where the others drop it.
 */
const font = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'
const cell = `padding:8px 0;border-bottom:1px solid #eaded6;vertical-align:top;font-family:${font.replaceAll('"', '&#34;')}`

/** @param html is not escaped here */
export const paragraph = (html: string): string => `<p style="margin:0 0 12px">${html}</p>`

export const heading = (title: string): string =>
  `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 6px">${escapeHtml(title)}</h2>`

/** A link that looks like a button in every program: its colour is a cell's, and the whole cell can be pressed. */
export const button = (url: string, label: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 24px"><tr><td class="button" bgcolor="#4b1d70" style="border-radius:10px;background:#4b1d70"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:10px;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

/** A link within the text, in the shop's colour. A whole address as the link's text wraps on narrow phones. */
export const textLink = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#4b1d70;word-break:break-word">${escapeHtml(label)}</a>`

/** A sentence, whose phone numbers can be called. */
export const sentence = (words: string): string =>
  phonesIn(words)
    .map(({ text, href }) => (href ? textLink(href, text) : escapeHtml(text)))
    .join('')

/** A name and its value. */
export type MailRow = readonly [name: string, value: string]

const table = (rows: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px">${rows.join('')}</table>`

/** Rows of a name and a value; sums are bold. */
export const rowTable = (rows: readonly MailRow[], sums: readonly MailRow[] = []): string => {
  const row = ([name, value]: MailRow, more = '') =>
    `<tr><td class="line" style="${cell}${more}">${escapeHtml(name)}</td><td class="line" align="right" style="${cell}${more};padding-left:16px;white-space:nowrap">${escapeHtml(value)}</td></tr>`
  return table([...rows.map((one) => row(one)), ...sums.map((one) => row(one, ';font-weight:700'))])
}

/** Something bought, with its picture. */
export type MailItem = {
  /** The whole address; undefined without a picture. */
  image: string | undefined
  text: string
  amount?: string
}

/** What was bought: picture, text and amount of each. The text is complete without the pictures. */
export const itemTable = (items: readonly MailItem[]): string =>
  table(
    items.map(
      ({ image, text, amount }) =>
        `<tr><td class="line" width="72" style="${cell};width:72px">${image === undefined ? '' : `<img src="${escapeHtml(image)}" alt="" width="72" height="72" style="display:block;border:0;border-radius:8px;background:#f7efe9">`}</td><td class="line" style="${cell};padding-left:16px">${escapeHtml(text)}</td>${amount === undefined ? '' : `<td class="line" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td>`}</tr>`,
    ),
  )

const darkStyles = [
  ['body, .back', 'background: #140d1f !important'],
  ['.sheet', 'background: #1f152f !important'],
  ['.sheet, .sheet td, .sheet p, .sheet h1, .sheet h2', 'color: #f9f3f0 !important'],
  ['.sheet a', 'color: #d2b0f5 !important'],
  ['.sheet .button, .sheet .button a', 'background: #d2b0f5 !important; color: #25103b !important'],
  ['.line', 'border-color: #3d2f53 !important'],
  ['.brand', 'color: #d2b0f5 !important'],
  ['.soft', 'color: #c3b6d0 !important'],
] as const

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .sheet > tbody > tr > td { padding: 24px 18px !important; } }
@media (prefers-color-scheme: dark) {
${darkStyles.map(([selector, rule]) => `${selector} { ${rule} }`).join('\n')}
}
`

/** Where `signed` puts the sender's name and address: they are known when a mail is sent. */
const senderPlace = '<!-- sender -->'

/** A mail with its sender's name and postal address at its end, as the law asks of every commercial mail (CASL, section 6). */
export function signed<Message extends { text: string; html: string }>(
  message: Message,
  { name, address }: { name: string; address: readonly string[] },
): Message {
  const sender = [name, ...address].join(', ')
  return {
    ...message,
    text: `${message.text.trimEnd()}\n\n-- \n${sender}\n`,
    html: message.html.replace(senderPlace, () => `<br>${escapeHtml(sender)}`),
  }
}

const footers: Record<Language, string> = {
  en: 'Onair – television you can shop. This e-mail is meant for the person who receives it.',
  fr: 'Onair – la télé qui se magasine. Ce courriel s’adresse à la personne qui le reçoit.',
}

/**
 * A complete HTML mail, with styles that mail clients support.
 * @param content HTML below the title
 */
export function mailPage(page: { language: Language; subject: string; title: string; content: string }): string {
  return `<!doctype html>
<html lang="${htmlLang(page.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escapeHtml(page.subject)}</title><style>${style}</style></head>
<body style="margin:0;padding:0;background:#f7efe9;-webkit-text-size-adjust:100%">
<table role="presentation" class="back" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f7efe9"><tr><td align="center" style="padding:16px 8px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td style="padding:8px 12px 16px">
<span class="brand" style="color:#4b1d70;font:800 28px/1.2 ${escapeHtml(font)};letter-spacing:-1px"><span style="color:#d91a4d" aria-hidden="true">&#9679;</span>&#8201;onair</span>
</td></tr></table>
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;border-radius:16px;background:#ffffff;color:#21152f;font:16px/1.5 ${escapeHtml(font)}"><tr><td align="left" style="padding:32px 36px">
<h1 style="font-size:26px;line-height:1.2;letter-spacing:-0.3px;margin:0 0 14px">${escapeHtml(page.title)}</h1>
${page.content}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="soft" style="padding:16px 12px;color:#61546f;font:13px/1.5 ${escapeHtml(font)}">${footers[page.language]}${senderPlace}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`
}
