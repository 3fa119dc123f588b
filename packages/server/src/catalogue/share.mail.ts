import { productPath } from '@onair/core/item-number'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { button, escapeHtml, mailPage, paragraph } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import { type PictureBase, productPicture } from '../kernel/mail/picture.ts'
import type { ProductRow } from './product.ts'
import type { SharedChoice } from './share.queries.ts'

const words = {
  en: {
    subject: (name: string) => `A find for you at Onair: ${name}`,
    title: 'Somebody thought of you',
    who: (from: string) => `${from} would like to show you this at Onair:`,
    from: (price: string) => `From ${price}`,
    look: 'See it at Onair',
    why: 'You were sent this once, because somebody gave us your address for it. We do not keep it.',
  },
  fr: {
    subject: (name: string) => `Une trouvaille pour vous chez Onair\u00a0: ${name}`,
    title: 'Quelqu’un a pensé à vous',
    who: (from: string) => `${from} aimerait vous montrer cet article chez Onair\u00a0:`,
    from: (price: string) => `À partir de ${price}`,
    look: 'Voir l’article chez Onair',
    why: 'Vous recevez ce courriel une seule fois, car quelqu’un nous a donné votre adresse à cette fin. Nous ne la conservons pas.',
  },
} as const

/** A product that a shopper shares, with the shopper's name. */
export type Share = { itemNo: string; to: string; from: string; language: Language; edpNo?: number | undefined }

function priceOf({ minPrice, maxPrice }: ProductRow, language: Language): string {
  const least = formatMoney(minPrice, language)
  return minPrice === maxPrice ? least : words[language].from(least)
}

/**
 * The mail that shares a product, in the language of the page that it was sent from. The shop is the sender; the text is the
 * shop's own and names the shopper. The product's page, with the chosen style and size, is the only link.
 */
export function shareMail(share: Share, product: ProductRow, shop: PictureBase, choice?: SharedChoice): MailMessage {
  const { to, from, language } = share
  const copy = words[language]
  const subject = copy.subject(product.name)
  const query = new URLSearchParams(
    Object.entries(choice ?? {}).flatMap(([name, code]) => (code ? [[name, code]] : [])),
  )
  const page = `${shop.shopOrigin}/${language}${productPath(product.itemNo)}`
  const url = query.size > 0 ? `${page}&${query}` : page
  const price = priceOf(product, language)
  const named = `${product.name} (${product.brand})`

  const text = [
    copy.who(from),
    '',
    named,
    price,
    '',
    `${copy.look}${language === 'fr' ? '\u00a0' : ''}: ${url}`,
    '',
    copy.why,
    '',
  ].join('\n')

  const html = mailPage({
    language,
    subject,
    title: copy.title,
    content: `${paragraph(escapeHtml(copy.who(from)))}
${productPicture(product.imageUrl, shop)}${paragraph(`<strong>${escapeHtml(product.name)}</strong><br>${escapeHtml(product.brand)}`)}
${paragraph(escapeHtml(price))}
${button(url, copy.look)}
<p style="margin:8px 0;color:#655a73;font-size:13px">${escapeHtml(copy.why)}</p>`,
  })
  return { to, subject, text, html, language }
}
