import { formatMoney } from '@onair/core/money'
import { storeCardPath } from '@onair/core/store-card'
import { letter } from '../kernel/mail/letter.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { DecisionOfLetter } from './store-card.queries.ts'

const words = {
  en: {
    number: 'Application',
    limit: 'Credit limit',
    card: 'Card ending in',
    approved: {
      subject: 'Your Onair Card is approved',
      title: (name: string) => `${name}, your Onair Card is approved`,
      text: [
        'Your card is among the cards of your account, and you can pay with it at once. The card itself comes by mail.',
      ],
      press: 'View your payment cards',
    },
    review: {
      subject: 'Your Onair Card application is in review',
      title: (name: string) => `${name}, we are looking at your application`,
      text: [
        'A person reads your application, usually within two business days. There is nothing to do: we write to you as soon as it is decided.',
      ],
      press: 'View your application',
    },
    declined: {
      subject: 'Your Onair Card application',
      title: (name: string) => `${name}, we could not approve your application`,
      text: [
        'The decision was made automatically, from your application and a credit report. Usual reasons are an income below what the card asks for, a short credit history, or payments that were missed elsewhere.',
        'You may ask us within 60 days which information the decision rests on and where it came from, have it corrected, and have a person look at it again. You may also ask the credit reporting agency for your report free of charge.',
      ],
      press: 'View the decision',
    },
    help: (phone: string, email: string) => `Questions? Call ${phone} or write to us at ${email}.`,
  },
  fr: {
    number: 'Demande',
    limit: 'Limite de crédit',
    card: 'Carte se terminant par',
    approved: {
      subject: 'Votre Carte Onair est approuvée',
      title: (name: string) => `${name}, votre Carte Onair est approuvée`,
      text: [
        'Votre carte figure parmi les cartes de votre compte, et vous pouvez payer avec elle dès maintenant. La carte elle-même arrivera par la poste.',
      ],
      press: 'Voir vos cartes de paiement',
    },
    review: {
      subject: 'Votre demande de Carte Onair est à l’étude',
      title: (name: string) => `${name}, nous étudions votre demande`,
      text: [
        'Une personne lit votre demande, habituellement en deux jours ouvrables. Vous n’avez rien à faire\u00a0: nous vous écrirons dès qu’une décision sera prise.',
      ],
      press: 'Voir votre demande',
    },
    declined: {
      subject: 'Votre demande de Carte Onair',
      title: (name: string) => `${name}, nous n’avons pas pu approuver votre demande`,
      text: [
        'La décision a été prise de façon automatisée, à partir de votre demande et d’un dossier de crédit. Les motifs habituels sont un revenu inférieur à celui que la carte exige, des antécédents de crédit trop courts ou des paiements manqués ailleurs.',
        'Vous pouvez nous demander, dans les 60 jours, sur quels renseignements la décision repose et d’où ils viennent, les faire corriger et faire revoir la décision par une personne. Vous pouvez aussi demander sans frais votre dossier à l’agence d’évaluation du crédit.',
      ],
      press: 'Voir la décision',
    },
    help: (phone: string, email: string) => `Des questions? Appelez au ${phone} ou écrivez-nous à ${email}.`,
  },
} as const

/** The letter about the decision on an application. */
export function decisionMail(
  { to, language, firstName, applicationNo, state, creditLimit, cardLastDigits }: DecisionOfLetter,
  { shopOrigin, careEmail, phone }: { shopOrigin: string; careEmail: string; phone: string },
): MailMessage | 'gone' {
  if (state === 'asked') return 'gone'
  const { number, limit, card, help, ...copies } = words[language]
  const { subject, title, text, press } = copies[state]
  const rows: [string, string][] = [[number, applicationNo]]
  if (creditLimit !== null) rows.push([limit, formatMoney(creditLimit, language)])
  if (cardLastDigits !== null) rows.push([card, cardLastDigits])
  const path = state === 'approved' ? '/pages/myaccount/paymentcards' : storeCardPath
  return letter({
    to,
    language,
    subject,
    title: title(firstName),
    parts: [...text, { rows }],
    link: { text: press, url: `${shopOrigin}/${language}${path}` },
    help: help(phone, careEmail),
  })
}
