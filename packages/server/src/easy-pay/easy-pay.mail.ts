import { formatDate, planTimeZone } from '@onair/core/dates'
import { easyPayPath, paymentLinkDays, settlePaymentPath } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { button, escapeHtml, mailPage, paragraph } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'

/** The content of the letter about a payment that was charged. */
export type PaymentCharged = { orderNo: string; numbers: readonly number[]; amountCents: number; lastDigits: string }
/** The content of the letter about a declined payment. `nextTryOn`: `YYYY-MM-DD`, or null after the last try. */
export type PaymentFailed = { orderNo: string; number: number; reason: 'card' | 'token'; nextTryOn: string | null }

type Shop = { shopOrigin: string; careEmail: string }
type To = { to: string; language: Language; orderNo: string; total: number }
type Coming = { dueDate: string; amountCents: number }

const words = {
  en: {
    taken: {
      subject: (orderNo: string) => `Your Easy Pay payment for order ${orderNo}`,
      title: 'Thank you for your payment',
      one: (number: number, total: number) => `payment ${number} of ${total}`,
      several: (numbers: string, total: number) => `payments ${numbers} of ${total}`,
      text: (amount: string, which: string, orderNo: string, digits: string) =>
        `We took ${amount} from your card ending in ${digits}: ${which} of order ${orderNo}.`,
      next: (amount: string, day: string) => `Your next payment, ${amount}, is due on ${day}.`,
      last: 'That was the last one: your order is paid in full.',
      press: 'View your order',
    },
    failed: {
      subject: (orderNo: string) => `Please check your Easy Pay payment for order ${orderNo}`,
      title: 'A payment was declined',
      card: (amount: string, number: number, total: number, orderNo: string) =>
        `Your card was declined for ${amount}, payment ${number} of ${total} of order ${orderNo}. Nothing was charged.`,
      token: (amount: string, number: number, total: number, orderNo: string) =>
        `We have no card that we can charge ${amount} to: payment ${number} of ${total} of order ${orderNo}.`,
      again: (day: string) => `We will try again on ${day}. You can also pay now, with this card or another.`,
      over: 'We will not try again automatically. Please pay now, with this card or another.',
      link: `The button opens the payment once, without a sign-in, for ${paymentLinkDays} days.`,
      press: 'Pay now',
    },
    and: ' and ',
    help: (email: string) => `Questions? Write to us at ${email}.`,
    colon: ':',
  },
  fr: {
    taken: {
      subject: (orderNo: string) => `Votre Paiement facile, commande ${orderNo}`,
      title: 'Merci de votre paiement',
      one: (number: number, total: number) => `le versement ${number} de ${total}`,
      several: (numbers: string, total: number) => `les versements ${numbers} de ${total}`,
      text: (amount: string, which: string, orderNo: string, digits: string) =>
        `Nous avons débité ${amount} de votre carte se terminant par ${digits}\u00a0: ${which} de la commande ${orderNo}.`,
      next: (amount: string, day: string) => `Votre prochain versement, ${amount}, est dû le ${day}.`,
      last: 'C’était le dernier\u00a0: votre commande est entièrement payée.',
      press: 'Voir votre commande',
    },
    failed: {
      subject: (orderNo: string) => `Veuillez vérifier votre Paiement facile, commande ${orderNo}`,
      title: 'Un versement a été refusé',
      card: (amount: string, number: number, total: number, orderNo: string) =>
        `Votre carte a été refusée pour ${amount}, le versement ${number} de ${total} de la commande ${orderNo}. Rien n’a été débité.`,
      token: (amount: string, number: number, total: number, orderNo: string) =>
        `Nous n’avons aucune carte à débiter de ${amount}\u00a0: le versement ${number} de ${total} de la commande ${orderNo}.`,
      again: (day: string) =>
        `Nous essaierons de nouveau le ${day}. Vous pouvez aussi payer maintenant, avec cette carte ou une autre.`,
      over: 'Nous n’essaierons plus automatiquement. Veuillez payer maintenant, avec cette carte ou une autre.',
      link: `Le bouton ouvre le versement une seule fois, sans ouverture de session, pendant ${paymentLinkDays}\u00a0jours.`,
      press: 'Payer maintenant',
    },
    and: ' et ',
    help: (email: string) => `Des questions? Écrivez-nous à ${email}.`,
    colon: '\u00a0:',
  },
} as const

function letter(
  { to, language }: Pick<To, 'to' | 'language'>,
  {
    subject,
    title,
    lines,
    press,
    url,
  }: { subject: string; title: string; lines: string[]; press: string; url: string },
  careEmail: string,
): MailMessage {
  const { colon, help } = words[language]
  return {
    to,
    subject,
    language,
    text: [title, '', ...lines, '', `${press}${colon} ${url}`, '', help(careEmail), ''].join('\n'),
    html: mailPage({
      language,
      subject,
      title,
      content: [
        ...lines.map((line) => paragraph(escapeHtml(line))),
        button(url, press),
        paragraph(escapeHtml(help(careEmail))),
      ].join('\n'),
    }),
  }
}

/** The letter about a payment that was charged, and the next one. */
export function paymentChargedMail(
  about: To & Omit<PaymentCharged, 'orderNo'> & { next: Coming | undefined },
  { shopOrigin, careEmail }: Shop,
): MailMessage {
  const { language, orderNo, numbers, total, amountCents, lastDigits, next } = about
  const copy = words[language].taken
  const money = (cents: number) => formatMoney(cents, language)
  const [only = 0, ...more] = numbers
  const listed = [numbers.slice(0, -1).join(', '), numbers.at(-1)].join(words[language].and)
  const which = more.length > 0 ? copy.several(listed, total) : copy.one(only, total)
  const lines = [
    copy.text(money(amountCents), which, orderNo, lastDigits),
    next ? copy.next(money(next.amountCents), formatDate(next.dueDate, language, planTimeZone)) : copy.last,
  ]
  const url = `${shopOrigin}/${language}/pages/myaccount/orderstatus/${orderNo}`
  return letter(about, { subject: copy.subject(orderNo), title: copy.title, lines, press: copy.press, url }, careEmail)
}

/** The letter about a declined payment, and what to do. @param token of the link that settles it; for guests */
export function paymentFailedMail(
  about: To & Omit<PaymentFailed, 'orderNo'> & { amountCents: number; token: string | undefined },
  { shopOrigin, careEmail }: Shop,
): MailMessage {
  const { language, orderNo, number, total, amountCents, reason, nextTryOn, token } = about
  const copy = words[language].failed
  const lines = [
    copy[reason](formatMoney(amountCents, language), number, total, orderNo),
    nextTryOn ? copy.again(formatDate(nextTryOn, language, planTimeZone)) : copy.over,
    ...(token ? [copy.link] : []),
  ]
  const path = token ? `${settlePaymentPath}?token=${token}` : easyPayPath
  const url = `${shopOrigin}/${language}${path}`
  return letter(about, { subject: copy.subject(orderNo), title: copy.title, lines, press: copy.press, url }, careEmail)
}
