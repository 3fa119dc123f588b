import type { Language } from '@onair/core/language'
import { forgotPasswordPath, signInPath } from '@onair/core/sign-in'
import { button, escapeHtml, mailPage, paragraph, textLink } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'

/** The member whose e-mail somebody tried to register. */
export type AccountExists = { to: string; language: Language }

const words = {
  en: {
    subject: 'You already have an Onair account',
    title: 'You already have an account',
    text: 'Somebody, probably you, tried to open an Onair account with this e-mail, which has one. Nothing has changed.',
    press: 'Sign in',
    forgot: 'If you forgot your password, choose a new one here:',
    help: (email: string) => `It was not you? There is nothing to do. Questions? Write to us at ${email}.`,
  },
  fr: {
    subject: 'Vous avez déjà un compte Onair',
    title: 'Vous avez déjà un compte',
    text: 'Quelqu’un, sans doute vous, a tenté d’ouvrir un compte Onair avec ce courriel, qui en a déjà un. Rien n’a changé.',
    press: 'Ouvrir une session',
    forgot: 'Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici\u00a0:',
    help: (email: string) => `Ce n’était pas vous? Il n’y a rien à faire. Des questions? Écrivez-nous à ${email}.`,
  },
} as const

/** The mail to the owner of an e-mail with which somebody tried to open a second account. */
export function accountExistsMail(
  { to, language }: AccountExists,
  { shopOrigin, careEmail }: { shopOrigin: string; careEmail: string },
): MailMessage {
  const { subject, title, text, press, forgot, help } = words[language]
  const signIn = `${shopOrigin}/${language}${signInPath}`
  const password = `${shopOrigin}/${language}${forgotPasswordPath}`
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return {
    to,
    subject,
    language,
    text: [text, '', `${press}${colon} ${signIn}`, '', `${forgot} ${password}`, '', help(careEmail), ''].join('\n'),
    html: mailPage({
      language,
      subject,
      title,
      content: [
        paragraph(escapeHtml(text)),
        button(signIn, press),
        paragraph(`${escapeHtml(forgot)} ${textLink(password, password)}`),
        paragraph(escapeHtml(help(careEmail))),
      ].join('\n'),
    }),
  }
}
