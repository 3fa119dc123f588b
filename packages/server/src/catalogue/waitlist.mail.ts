import { waitlistPath } from '@onair/core/catalogue'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { button, escapeHtml, mailPage, paragraph } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import { type PictureBase, productPicture } from '../kernel/mail/picture.ts'
import type { BackRow } from './waitlist.queries.ts'

const words = {
  en: {
    subject: (name: string) => `Back in stock: ${name}`,
    title: 'It is back',
    asked: 'You asked us to tell you when this is in stock again:',
    add: 'Put it in my bag',
    hold: 'Others were waiting for it too, and we cannot hold it for you.',
    why: 'You were sent this once, because you asked for it with this address. We do not keep it.',
  },
  fr: {
    subject: (name: string) => `De nouveau en stock\u00a0: ${name}`,
    title: 'C’est de retour',
    asked: 'Vous nous avez demandé de vous prévenir dès que cet article serait de nouveau en stock\u00a0:',
    add: 'L’ajouter à mon panier',
    hold: 'D’autres personnes l’attendaient aussi, et nous ne pouvons pas vous le réserver.',
    why: 'Vous recevez ce courriel une seule fois, parce que vous l’avez demandé avec cette adresse. Nous ne la conservons pas.',
  },
} as const

/** A style that is back in stock, for an address on its waiting list. */
export type BackInStock = { itemNo: string; edpNo: number; to: string; language: Language }

/** The mail that a style is back in stock, with one link that puts it into the bag. */
export function backInStockMail(
  { to, language, itemNo, edpNo }: BackInStock,
  style: BackRow,
  shop: PictureBase,
): MailMessage {
  const copy = words[language]
  const subject = copy.subject(style.name)
  const url = `${shop.shopOrigin}/${language}${waitlistPath(itemNo, edpNo)}`
  const details = [style.brand, style.style, style.size].filter((detail) => detail !== null).join(', ')
  const price = formatMoney(style.price, language)

  const text = [
    copy.asked,
    '',
    style.name,
    details,
    price,
    '',
    `${copy.add}${language === 'fr' ? '\u00a0' : ''}: ${url}`,
    '',
    copy.hold,
    copy.why,
    '',
  ].join('\n')

  const html = mailPage({
    language,
    subject,
    title: copy.title,
    content: `${paragraph(escapeHtml(copy.asked))}
${productPicture(style.imageUrl, shop)}${paragraph(`<strong>${escapeHtml(style.name)}</strong><br>${escapeHtml(details)}`)}
${paragraph(escapeHtml(price))}
${button(url, copy.add)}
${paragraph(escapeHtml(copy.hold))}
<p style="margin:8px 0;color:#655a73;font-size:13px">${escapeHtml(copy.why)}</p>`,
  })
  return { to, subject, text, html, language }
}
