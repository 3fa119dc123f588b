import { formatDateTime, planTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { forgotPasswordPath, passwordLinkMinutes, signInPath } from '@onair/core/sign-in'
import type { MailMessage } from '../kernel/mail/mail.ts'
import { noticeMail } from '../kernel/mail/notice.ts'

type Shop = { shopOrigin: string; careEmail: string }

const words = {
  en: {
    reset: {
      subject: 'Choose a new Onair password',
      title: 'A new password',
      text: `Somebody, probably you, asked for a new password for your Onair account. This link opens the choice of one, once, for ${passwordLinkMinutes} minutes:`,
      press: 'Choose a new password',
      help: (email: string) =>
        `You did not ask for it? Then there is nothing to do: your password stays as it is. Questions? Write to us at ${email}.`,
    },
    changed: {
      subject: 'Your Onair password was changed',
      title: 'Your password was changed',
      text: (when: string) =>
        `The password of your Onair account was changed on ${when}. Every device that was signed in has been signed out.`,
      textByOwner: (when: string) =>
        `The password of your Onair account was changed on ${when}. Every other device that was signed in has been signed out.`,
      press: 'Sign in',
      help: (email: string) =>
        `It was not you? Choose a new password on the sign-in page at once, and write to us at ${email}.`,
    },
  },
  fr: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe Onair',
      title: 'Un nouveau mot de passe',
      text: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Onair. Ce lien permet d’en choisir un, une seule fois, pendant ${passwordLinkMinutes}\u00a0minutes\u00a0:`,
      press: 'Choisir un nouveau mot de passe',
      help: (email: string) =>
        `Vous n’avez rien demandé? Il n’y a rien à faire\u00a0: votre mot de passe reste le même. Des questions? Écrivez-nous à ${email}.`,
    },
    changed: {
      subject: 'Votre mot de passe Onair a été modifié',
      title: 'Votre mot de passe a été modifié',
      text: (when: string) =>
        `Le mot de passe de votre compte Onair a été modifié le ${when}. La session de tous vos appareils a été fermée.`,
      textByOwner: (when: string) =>
        `Le mot de passe de votre compte Onair a été modifié le ${when}. La session de tous vos autres appareils a été fermée.`,
      press: 'Ouvrir une session',
      help: (email: string) =>
        `Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe à la page d’ouverture de session, et écrivez-nous à ${email}.`,
    },
  },
} as const

/** The mail with the link to choose a new password, in the account's language. */
export function passwordResetMail(
  { to, language, token }: { to: string; language: Language; token: string },
  { shopOrigin, careEmail }: Shop,
): MailMessage {
  const { help, ...copy } = words[language].reset
  const url = `${shopOrigin}/${language}${forgotPasswordPath}?token=${token}`
  return noticeMail(to, language, { ...copy, help: help(careEmail) }, url)
}

/** Whose password was changed, when (ISO 8601), and how: by a mailed link, or by the signed-in owner, whose session stays. */
export type PasswordChanged = { to: string; language: Language; at: string; by?: 'owner' }

/** The mail that an account's password was changed. It contains neither a password nor a token. */
export function passwordChangedMail(
  { to, language, at, by }: PasswordChanged,
  { shopOrigin, careEmail }: Shop,
): MailMessage {
  const { help, text, textByOwner, ...copy } = words[language].changed
  const when = formatDateTime(new Date(at), language, planTimeZone)
  return noticeMail(
    to,
    language,
    { ...copy, text: by === 'owner' ? textByOwner(when) : text(when), help: help(careEmail) },
    `${shopOrigin}/${language}${signInPath}`,
  )
}
