import { formatDateTime, planTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { createAccountPath } from '@onair/core/sign-in'
import type { MailMessage } from '../kernel/mail/mail.ts'
import { noticeMail } from '../kernel/mail/notice.ts'

/** Whose account was closed, and when (ISO 8601). */
export type AccountClosed = { to: string; language: Language; at: string }

const words = {
  en: {
    subject: 'Your Onair account is closed',
    title: 'Your account is closed',
    text: (when: string) =>
      `Your Onair account was closed on ${when}. Your addresses, cards and favourites are gone. We keep your orders and their invoices for as long as the law asks.`,
    press: 'Open an account again',
    help: (email: string) => `It was not you? Write to us at ${email} at once.`,
  },
  fr: {
    subject: 'Votre compte Onair est fermé',
    title: 'Votre compte est fermé',
    text: (when: string) =>
      `Votre compte Onair a été fermé le ${when}. Vos adresses, vos cartes et vos favoris sont effacés. Nous conservons vos commandes et leurs factures aussi longtemps que la loi l’exige.`,
    press: 'Ouvrir de nouveau un compte',
    help: (email: string) => `Ce n’était pas vous? Écrivez-nous tout de suite à ${email}.`,
  },
} as const

/** The mail that an account was closed, to its last address. */
export function accountClosedMail(
  { to, language, at }: AccountClosed,
  { shopOrigin, careEmail }: { shopOrigin: string; careEmail: string },
): MailMessage {
  const { text, help, ...copy } = words[language]
  const when = formatDateTime(new Date(at), language, planTimeZone)
  const url = `${shopOrigin}/${language}${createAccountPath}`
  return noticeMail(to, language, { ...copy, text: text(when), help: help(careEmail) }, url)
}
