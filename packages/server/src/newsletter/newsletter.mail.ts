import { formatDateTime, planTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { newsletterConfirmPath, newsletterUnsubscribePath } from '@onair/core/newsletter'
import { button, escapeHtml, mailPage, paragraph } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { Seller } from '../kernel/seller.settings.ts'

type Shop = { shopOrigin: string; careEmail: string; seller: Pick<Seller, 'name' | 'address'> }
type Reader = { email: string; language: Language; unsubscribeToken: string }
type Copy = { subject: string; title: string; text: string; press: string; help: string }

const words = {
  en: {
    confirm: (until: string): Copy => ({
      subject: 'Confirm your subscription to the Onair newsletter',
      title: 'One more step',
      text: `Somebody, probably you, asked for the Onair newsletter at this address: offers and programme highlights by e-mail. This link starts it, once, until ${until}:`,
      press: 'Yes, send me the newsletter',
      help: 'You did not ask for it? Then there is nothing to do: without your confirmation nothing is sent, and we forget your address.',
    }),
    welcome: {
      subject: 'You get the Onair newsletter',
      title: 'Welcome',
      text: 'You get the Onair newsletter at this address: offers and programme highlights by e-mail.',
      press: 'See what is on air',
      help: 'You can unsubscribe at any time, with the link below.',
    },
    sender: (name: string, address: string, email: string) => `Sent by ${name}, ${address}. Write to us at ${email}.`,
    unsubscribe: 'Unsubscribe',
  },
  fr: {
    confirm: (until: string): Copy => ({
      subject: 'Confirmez votre abonnement à l’infolettre d’Onair',
      title: 'Plus qu’une étape',
      text: `Quelqu’un, sans doute vous, a demandé l’infolettre d’Onair à cette adresse\u00a0: des offres et les temps forts de la programmation, par courriel. Ce lien met l’abonnement en vigueur, une seule fois, jusqu’au ${until}\u00a0:`,
      press: 'Oui, je veux recevoir l’infolettre',
      help: 'Vous n’avez rien demandé? Il n’y a rien à faire\u00a0: sans votre confirmation, rien n’est envoyé, et nous oublions votre adresse.',
    }),
    welcome: {
      subject: 'Vous recevez l’infolettre d’Onair',
      title: 'Bienvenue',
      text: 'Vous recevez l’infolettre d’Onair à cette adresse\u00a0: des offres et les temps forts de la programmation, par courriel.',
      press: 'Voir ce qui est en ondes',
      help: 'Vous pouvez vous désabonner en tout temps, par le lien ci-dessous.',
    },
    sender: (name: string, address: string, email: string) =>
      `Envoyé par ${name}, ${address}. Écrivez-nous à ${email}.`,
    unsubscribe: 'Se désabonner',
  },
} as const

/** The letter that asks whether the address wants the newsletter. @param expiresAt until when its link is valid */
export function confirmMail(reader: Reader & { token: string; expiresAt: Date }, shop: Shop): MailMessage {
  const { language, token, expiresAt } = reader
  const copy = words[language].confirm(formatDateTime(expiresAt, language, planTimeZone))
  return newsletterMail(reader, copy, `${newsletterConfirmPath}?token=${token}`, shop)
}

/** The letter that says that the address is subscribed. */
export const welcomeMail = (reader: Reader, shop: Shop): MailMessage =>
  newsletterMail(reader, words[reader.language].welcome, '/', shop)

/**
 * A letter of the newsletter. As the law requires, it names the sender with the address, and how to unsubscribe, which mail programs
 * read from its headers.
 */
function newsletterMail(
  { email: to, language, unsubscribeToken }: Reader,
  { subject, title, text, press, help }: Copy,
  path: string,
  { shopOrigin, careEmail, seller }: Shop,
): MailMessage {
  const { sender, unsubscribe } = words[language]
  const url = `${shopOrigin}/${language}${path}`
  const unsubscribeUrl = `${shopOrigin}/${language}${newsletterUnsubscribePath}?token=${unsubscribeToken}`
  const from = sender(seller.name, seller.address.join(', '), careEmail)
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return {
    to,
    subject,
    language,
    unsubscribeUrl,
    text: [
      text,
      '',
      `${press}${colon} ${url}`,
      '',
      help,
      '',
      from,
      `${unsubscribe}${colon} ${unsubscribeUrl}`,
      '',
    ].join('\n'),
    html: mailPage({
      language,
      subject,
      title,
      content: `${paragraph(escapeHtml(text))}
${button(url, press)}
${paragraph(escapeHtml(help))}
<p style="margin:24px 0 0;color:#655a73;font-size:13px">${escapeHtml(from)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:inherit">${escapeHtml(unsubscribe)}</a></p>`,
    }),
  }
}
