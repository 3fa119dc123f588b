import type { Language } from '@onair/core/language'
import {
  button,
  escapeHtml,
  heading,
  itemTable,
  type MailItem,
  type MailRow,
  mailPage,
  paragraph,
  rowTable,
  sentence,
  textLink,
} from './layout.ts'
import type { MailMessage } from './mail.ts'

/**
 * A part of a letter: a paragraph, lines below each other (an address), links, rows of a name and a value with their sums, or
 * what was bought, with pictures.
 */
type Part =
  | string
  | { title?: string; lines: readonly string[] }
  | { title?: string; links: readonly { text: string; url: string }[] }
  | { title?: string; rows: readonly MailRow[]; sums?: readonly MailRow[] }
  | { title?: string; items: readonly MailItem[] }

/** A letter before it is formatted. Nothing in it is HTML. */
type Letter = {
  to: string
  language: Language
  subject: string
  title: string
  parts: readonly Part[]
  /** Its one button. */
  link: { text: string; url: string }
  /** Where to turn with questions. */
  help: string
}

/** A letter of several parts, as text and as HTML, from the same words. */
export function letter({ to, language, subject, title, parts, link, help }: Letter): MailMessage {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const asText = (part: Part): string[] => {
    if (typeof part === 'string') return ['', part]
    const body =
      'lines' in part
        ? part.lines
        : 'links' in part
          ? part.links.map((one) => `${one.text}${colon} ${one.url}`)
          : 'items' in part
            ? part.items.map(({ text, amount }) => (amount === undefined ? text : `${text}  ${amount}`))
            : [...part.rows, ...(part.sums ?? [])].map(([name, value]) => `${name}${colon} ${value}`)
    return ['', ...(part.title ? [part.title] : []), ...body]
  }
  const asHtml = (part: Part): string => {
    if (typeof part === 'string') return paragraph(sentence(part))
    const above = part.title ? heading(part.title) : ''
    if ('lines' in part) return above + paragraph(part.lines.map(escapeHtml).join('<br>'))
    if ('links' in part) return above + paragraph(part.links.map((one) => textLink(one.url, one.text)).join('<br>'))
    return above + ('items' in part ? itemTable(part.items) : rowTable(part.rows, part.sums))
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
      content: [...parts.map(asHtml), button(link.url, link.text), paragraph(sentence(help))].join('\n'),
    }),
  }
}
