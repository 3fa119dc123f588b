import type { Language } from '@onair/core/language'
import { button, escapeHtml, mailPage, paragraph } from './layout.ts'
import type { MailMessage } from './mail.ts'

/** The sentences of a notice: what happened or is asked, the text of its one link, and what to do if it was not you. */
type Copy = { subject: string; title: string; text: string; press: string; help: string }

/** A mail of two paragraphs and a link, as text and HTML. */
export function noticeMail(to: string, language: Language, copy: Copy, url: string): MailMessage {
  const { subject, title, text, press, help } = copy
  return {
    to,
    subject,
    language,
    text: [text, '', `${press}${language === 'fr' ? '\u00a0' : ''}: ${url}`, '', help, ''].join('\n'),
    html: mailPage({
      language,
      subject,
      title,
      content: [paragraph(escapeHtml(text)), button(url, press), paragraph(escapeHtml(help))].join('\n'),
    }),
  }
}
