import { formatDateTime } from '@onair/core/dates'
import { hostsIn, showPath } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import { reminderConfirmPath, reminderLinkDays, reminderMinutes, reminderStopPath } from '@onair/core/reminders'
import { timeZoneName } from '@onair/core/time-zone'
import { button, escapeHtml, mailPage, paragraph } from '../kernel/mail/layout.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { LetterRow } from './reminders.queries.ts'

type Copy = { subject: string; title: string; text: string; press: string }

const words = {
  en: {
    confirm: (title: string, when: string): Copy => ({
      subject: `Confirm your reminder: ${title}`,
      title: 'One more step',
      text: `Somebody, probably you, asked us to remind you at this address of ${title}, on ${when}. This link confirms it, once, within ${reminderLinkDays} days; you will not be asked again for other programmes:`,
      press: 'Yes, remind me',
    }),
    remind: (title: string, when: string, host: string): Copy => ({
      subject: `On soon: ${title}`,
      title: 'It is on soon',
      text: `${title}, with ${host}, begins on ${when}, in about ${reminderMinutes} minutes.`,
      press: 'See the programme',
    }),
    stop: 'Stop all reminders',
    why: 'We write to this address because a reminder was asked for with it. Without your confirmation nothing is sent, and we forget it.',
  },
  fr: {
    confirm: (title: string, when: string): Copy => ({
      subject: `Confirmez votre rappel\u00a0: « ${title} »`,
      title: 'Plus qu’une étape',
      text: `Quelqu’un, sans doute vous, nous a demandé de vous rappeler à cette adresse l’émission « ${title} », le ${when}. Ce lien le confirme, une seule fois, dans les ${reminderLinkDays}\u00a0jours; nous ne vous le redemanderons pas pour d’autres émissions\u00a0:`,
      press: 'Oui, m’envoyer le rappel',
    }),
    remind: (title: string, when: string, host: string): Copy => ({
      subject: `Bientôt en ondes\u00a0: « ${title} »`,
      title: 'C’est pour bientôt',
      text: `« ${title} », avec ${host}, commence le ${when}, dans environ ${reminderMinutes}\u00a0minutes.`,
      press: 'Voir l’émission',
    }),
    stop: 'Arrêter tous les rappels',
    why: 'Nous écrivons à cette adresse parce que quelqu’un y a demandé un rappel. Sans votre confirmation, rien ne sera envoyé, et nous l’oublierons.',
  },
} as const

type About = LetterRow & { showId: string; shopOrigin: string }
const titleOf = ({ language, titleEn, titleFr }: LetterRow) => (language === 'fr' ? titleFr : titleEn)
/** `November 21, 2026 at 1:00 PM (Eastern Time)` */
const whenOf = ({ language, start, timeZone }: LetterRow) =>
  `${formatDateTime(start, language, timeZone)} (${timeZoneName(timeZone, language)})`

/** The letter that asks whether the address wants reminders. */
export const confirmMail = (about: About, token: string): MailMessage =>
  letter(about, words[about.language].confirm(titleOf(about), whenOf(about)), `${reminderConfirmPath}?token=${token}`)

/** The reminder of a programme. */
export const reminderMail = (about: About): MailMessage =>
  letter(
    about,
    words[about.language].remind(titleOf(about), whenOf(about), hostsIn(about.host, about.language)),
    showPath(about.showId),
  )

function letter(about: About, { subject, title, text, press }: Copy, path: string): MailMessage {
  const { email: to, language, stopToken, showId, shopOrigin } = about
  const { stop, why } = words[language]
  const address = (to: string, of: Language = language) => `${shopOrigin}/${of}${to}`
  const url = address(path)
  const stopUrl = address(`${reminderStopPath}?show=${encodeURIComponent(showId)}&token=${stopToken}`)
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return {
    to,
    subject,
    language,
    text: [text, '', `${press}${colon} ${url}`, '', why, `${stop}${colon} ${stopUrl}`, ''].join('\n'),
    html: mailPage({
      language,
      subject,
      title,
      content: `${paragraph(escapeHtml(text))}
${button(url, press)}
<p style="margin:24px 0 0;color:#655a73;font-size:13px">${escapeHtml(why)} <a href="${escapeHtml(stopUrl)}" style="color:inherit">${escapeHtml(stop)}</a></p>`,
    }),
  }
}
