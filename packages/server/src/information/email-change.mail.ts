import { formatDateTime, planTimeZone } from '@onair/core/dates'
import { emailAddressPath, emailLinkMinutes } from '@onair/core/information'
import type { Language } from '@onair/core/language'
import { signInPath } from '@onair/core/sign-in'
import type { MailMessage } from '../kernel/mail/mail.ts'
import { noticeMail } from '../kernel/mail/notice.ts'

type Shop = { shopOrigin: string; careEmail: string }

const words = {
  en: {
    change: {
      subject: 'Confirm your new e-mail for Onair',
      title: 'Your new e-mail',
      text: `Somebody, probably you, wants to use this e-mail for an Onair account. This link confirms it, once, for ${emailLinkMinutes} minutes:`,
      press: 'Confirm this e-mail',
      help: (email: string) =>
        `You did not ask for it? Then there is nothing to do. Questions? Write to us at ${email}.`,
    },
    asked: {
      subject: 'A new e-mail for your Onair account was asked for',
      title: 'Another e-mail was asked for',
      text: (when: string) =>
        `On ${when} somebody, probably you, asked for another e-mail for your Onair account. It changes when the link in the e-mail to the new address is opened; until then, nothing changes.`,
      press: 'Sign in',
      help: (email: string) => `It was not you? Change your password at once, and write to us at ${email}.`,
    },
    changed: {
      subject: 'The e-mail of your Onair account was changed',
      title: 'Your e-mail was changed',
      text: (when: string) =>
        `The e-mail of your Onair account was changed on ${when}. From now on you sign in with the new one, and our e-mails go there. Every other device that was signed in has been signed out.`,
      press: 'Sign in',
      help: (email: string) => `It was not you? Write to us at once at ${email}.`,
    },
  },
  fr: {
    change: {
      subject: 'Confirmez votre nouveau courriel pour Onair',
      title: 'Votre nouveau courriel',
      text: `Quelqu’un, sans doute vous, souhaite utiliser ce courriel pour un compte Onair. Ce lien le confirme, une seule fois, pendant ${emailLinkMinutes}\u00a0minutes\u00a0:`,
      press: 'Confirmer ce courriel',
      help: (email: string) =>
        `Vous n’avez rien demandé? Il n’y a rien à faire. Des questions? Écrivez-nous à ${email}.`,
    },
    asked: {
      subject: 'Un nouveau courriel a été demandé pour votre compte Onair',
      title: 'Un autre courriel a été demandé',
      text: (when: string) =>
        `Le ${when}, quelqu’un, sans doute vous, a demandé un autre courriel pour votre compte Onair. Il changera à l’ouverture du lien envoyé à la nouvelle adresse; d’ici là, rien ne change.`,
      press: 'Ouvrir une session',
      help: (email: string) =>
        `Ce n’était pas vous? Modifiez tout de suite votre mot de passe, et écrivez-nous à ${email}.`,
    },
    changed: {
      subject: 'Le courriel de votre compte Onair a été modifié',
      title: 'Votre courriel a été modifié',
      text: (when: string) =>
        `Le courriel de votre compte Onair a été modifié le ${when}. Ouvrez désormais une session avec le nouveau; nos courriels y seront envoyés. La session de tous vos autres appareils a été fermée.`,
      press: 'Ouvrir une session',
      help: (email: string) => `Ce n’était pas vous? Écrivez-nous tout de suite à ${email}.`,
    },
  },
} as const

/** The mail to the new address, with the link that confirms it. */
export function emailChangeMail(
  { to, language, token }: { to: string; language: Language; token: string },
  { shopOrigin, careEmail }: Shop,
): MailMessage {
  const { help, ...copy } = words[language].change
  const url = `${shopOrigin}/${language}${emailAddressPath}?token=${token}`
  return noticeMail(to, language, { ...copy, help: help(careEmail) }, url)
}

/** The former address, and when another was asked for (ISO 8601). */
export type EmailChangeAsked = { to: string; language: Language; at: string }
/** The former address, and when it was changed (ISO 8601). */
export type EmailChanged = EmailChangeAsked

/** The mail to the present address when another is asked for. It does not name the other. */
export const emailChangeAskedMail = (about: EmailChangeAsked, shop: Shop): MailMessage =>
  formerMail('asked', about, shop)

/** The mail to the former address after the change. It does not name the new one. */
export const emailChangedMail = (about: EmailChanged, shop: Shop): MailMessage => formerMail('changed', about, shop)

function formerMail(
  kind: 'asked' | 'changed',
  { to, language, at }: EmailChangeAsked,
  { shopOrigin, careEmail }: Shop,
): MailMessage {
  const { help, text, ...copy } = words[language][kind]
  const when = formatDateTime(new Date(at), language, planTimeZone)
  return noticeMail(
    to,
    language,
    { ...copy, text: text(when), help: help(careEmail) },
    `${shopOrigin}/${language}${signInPath}`,
  )
}
