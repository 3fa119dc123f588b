import type { Language } from '@onair/core/language'
import { button, escapeHtml, heading, mailPage, paragraph } from './layout.ts'
import type { MailMessage } from './mail.ts'

/** A part of a letter: a paragraph, lines below each other (an address), or rows of a name and a value. */
type Part =
  | string
  | { title?: string; lines: readonly string[] }
  | { title?: string; rows: readonly (readonly [name: string, value: string])[] }

/** A letter before it is formatted. Nothing in it is HTML. */
type Letter = {
  to: string
  language: Language
  subject: string
  title: string
  parts: readonly Part[]
  /** Its one button. */
  link: { text: string; url: string }
  /** What to do with questions. */
  help: string
}

const cell = 'padding:6px 0;border-bottom:1px solid #e4e1ea'

/** A letter of several parts, as text and as HTML, from the same words. */
export function letter({ to, language, subject, title, parts, link, help }: Letter): MailMessage {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const asText = (part: Part): string[] => {
    if (typeof part === 'string') return ['', part]
    const body = 'lines' in part ? part.lines : part.rows.map(([name, value]) => `${name}${colon} ${value}`)
    return ['', ...(part.title ? [part.title] : []), ...body]
  }
  const asHtml = (part: Part): string => {
    if (typeof part === 'string') return paragraph(escapeHtml(part))
    const above = part.title ? heading(part.title) : ''
    if ('lines' in part) return above + paragraph(part.lines.map(escapeHtml).join('<br>'))
    const rows = part.rows.map(
      ([name, value]) =>
        `<tr><td style="${cell}">${escapeHtml(name)}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`,
    )
    return `${above}<table role="presentation" style="width:100%;margin:8px 0 16px;border-collapse:collapse">${rows.join('')}</table>`
  }
  return {
    to,
    language,
    subject,
    text: [title, ...parts.flatMap(asText), '', `${link.text}${colon} ${link.url}`, help, ''].join('\n'),
    html: mailPage({
      language,
      subject,
      title,
      content: [...parts.map(asHtml), button(link.url, link.text), paragraph(escapeHtml(help))].join('\n'),
    }),
  }
}
