import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { button, escapeHtml, mailPage, paragraph } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { SoldGiftCard } from './sold.ts'

const balancePath = '/pages/giftcardbalance'

const words = {
  en: {
    subject: (orderNo: string, count: number) =>
      count === 1 ? `Your Onair gift card (order ${orderNo})` : `Your ${count} Onair gift cards (order ${orderNo})`,
    title: (count: number) => (count === 1 ? 'Here is your gift card' : 'Here are your gift cards'),
    intro: (name: string) =>
      `${name}, keep this e-mail safe: whoever has a card’s number and PIN can pay with it. To give a card away, pass its number and PIN on.`,
    holds: 'Amount',
    number: 'Card number',
    pin: 'PIN',
    use: 'To use a card, choose “Use a gift card” at the payment step of our checkout and type its number and PIN. It pays for taxes and shipping too, can be used several times, and never expires.',
    balance: 'See what is left on a card',
    help: (email: string) => `Questions? Write to us at ${email}. We never ask for a PIN by e-mail or by phone.`,
  },
  fr: {
    subject: (orderNo: string, count: number) =>
      count === 1
        ? `Votre carte-cadeau Onair (commande ${orderNo})`
        : `Vos ${count} cartes-cadeaux Onair (commande ${orderNo})`,
    title: (count: number) => (count === 1 ? 'Voici votre carte-cadeau' : 'Voici vos cartes-cadeaux'),
    intro: (name: string) =>
      `${name}, gardez ce courriel en lieu sûr\u00a0: quiconque a le numéro et le NIP d’une carte peut payer avec elle. Pour offrir une carte, transmettez son numéro et son NIP.`,
    holds: 'Montant',
    number: 'Numéro de carte',
    pin: 'NIP',
    use: 'Pour utiliser une carte, choisissez « Utiliser une carte-cadeau » à l’étape du paiement et entrez son numéro et son NIP. Elle paie aussi les taxes et la livraison, sert en plusieurs fois et n’expire jamais.',
    balance: 'Voir le solde d’une carte',
    help: (email: string) =>
      `Des questions? Écrivez-nous à ${email}. Nous ne demandons jamais de NIP par courriel ni par téléphone.`,
  },
} as const

/** The order that bought the cards, and its buyer. */
type Buyer = { language: Language; orderNo: string; email: string; billingAddress: { firstName: string } }

const grouped = (cardNumber: string): string => cardNumber.replace(/(.{4})(?=.)/g, '$1 ')

/** The mail with the gift cards of an order, in the order's language, as text and as HTML. */
export function giftCardsMail(
  { language, orderNo, email, billingAddress }: Buyer,
  cards: readonly SoldGiftCard[],
  { shopOrigin, careEmail }: { shopOrigin: string; careEmail: string },
): MailMessage {
  const copy = words[language]
  const subject = copy.subject(orderNo, cards.length)
  const title = copy.title(cards.length)
  const intro = copy.intro(billingAddress.firstName)
  const help = copy.help(careEmail)
  const url = `${shopOrigin}/${language}${balancePath}`
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const entries = cards.map(({ cardNumber, pin, balanceCents, nameEn, nameFr }) => ({
    name: language === 'fr' ? nameFr : nameEn,
    rows: [
      [copy.holds, formatMoney(balanceCents, language)],
      [copy.number, grouped(cardNumber)],
      [copy.pin, pin],
    ] as const,
  }))
  const text = [
    title,
    intro,
    ...entries.flatMap(({ name, rows }) => ['', name, ...rows.map(([label, value]) => `${label}${colon} ${value}`)]),
    '',
    copy.use,
    '',
    `${copy.balance}${colon} ${url}`,
    help,
    '',
  ].join('\n')
  const card = ({ name, rows }: (typeof entries)[number]) =>
    `<div class="line" style="margin:16px 0;padding:12px 16px;border:1px solid #eaded6;border-radius:6px">
<p style="margin:0 0 4px;font-weight:700">${escapeHtml(name)}</p>
<table role="presentation" style="border-collapse:collapse">${rows
      .map(
        ([label, value]) =>
          `<tr><td style="padding:2px 16px 2px 0">${escapeHtml(label)}</td><td style="white-space:nowrap"><strong>${escapeHtml(value)}</strong></td></tr>`,
      )
      .join('')}</table></div>`
  const html = mailPage({
    language,
    subject,
    title,
    content: [
      paragraph(escapeHtml(intro)),
      ...entries.map(card),
      paragraph(escapeHtml(copy.use)),
      button(url, copy.balance),
      paragraph(escapeHtml(help)),
    ].join('\n'),
  })
  return { to: email, subject, text, html, language }
}
