import { formatDate, planTimeZone } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { letter } from '../kernel/mail/letter.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { PictureBase } from '../kernel/mail/picture.ts'
import { paymentTypeName } from '../payment/payment-type.ts'
import { mailItem } from './mail-item.ts'
import type { OrderRow } from './order.ts'
import { orderAddress } from './order-link.ts'

const words = {
  en: {
    subject: (orderNo: string) => `Your Onair order ${orderNo} is cancelled`,
    title: 'Your order is cancelled',
    text: (orderNo: string, day: string) =>
      `Your order ${orderNo} of ${day} is cancelled. Nothing will be charged for it, and nothing will be sent.`,
    released: 'What you get back',
    payment: (type: string) => `The amount held on your ${type} is released. Your bank may need a few days to show it.`,
    ending: (type: string, digits: string) => `${type} ending in ${digits}`,
    giftCards: (amount: string) => `${amount} is back on your gift cards.`,
    promo: (codes: string) => `Promo code ${codes} can be used again, as long as it is valid.`,
    easyPay: 'No Easy Pay payment is due any more.',
    items: 'Items',
    press: 'View your order',
    track: 'Look up your order',
    help: (email: string) => `Was it not you who cancelled it? Write to us at ${email}.`,
  },
  fr: {
    subject: (orderNo: string) => `Votre commande Onair ${orderNo} est annulée`,
    title: 'Votre commande est annulée',
    text: (orderNo: string, day: string) =>
      `Votre commande ${orderNo} du ${day} est annulée. Aucun montant ne sera prélevé et rien ne sera expédié.`,
    released: 'Ce qui vous est rendu',
    payment: (type: string) =>
      `Le montant retenu sur votre moyen de paiement (${type}) est libéré. Votre banque peut prendre quelques jours pour l’afficher.`,
    ending: (type: string, digits: string) => `${type} se terminant par ${digits}`,
    giftCards: (amount: string) => `${amount} sont de nouveau sur vos cartes-cadeaux.`,
    promo: (codes: string) => `Le code promo ${codes} peut servir de nouveau, tant qu’il est valide.`,
    easyPay: 'Plus aucun Paiement facile n’est à payer.',
    items: 'Articles',
    press: 'Voir votre commande',
    track: 'Consulter votre commande',
    help: (email: string) => `Ce n’est pas vous qui l’avez annulée? Écrivez-nous à ${email}.`,
  },
} as const

/** The letter about a cancelled order and what the customer gets back, in the order's language. */
export function cancelledMail(
  order: OrderRow,
  shop: PictureBase & { shopOrigin: string; careEmail: string },
): MailMessage {
  const { language, orderNo, cardType, cardLastDigits, promotions } = order
  const copy = words[language]
  const type = paymentTypeName(cardType, language)
  const released = [
    ...(order.grandTotalCents > 0 && cardType !== null
      ? [copy.payment(cardLastDigits === null ? type : copy.ending(type, cardLastDigits))]
      : []),
    ...(order.giftCardCents > 0 ? [copy.giftCards(formatMoney(order.giftCardCents, language))] : []),
    ...(promotions.length > 0 ? [copy.promo(promotions.map(({ code }) => code).join(', '))] : []),
    ...(order.noOfInstallments > 1 ? [copy.easyPay] : []),
  ]
  return letter({
    to: order.email,
    language,
    subject: copy.subject(orderNo),
    title: copy.title,
    parts: [
      copy.text(orderNo, formatDate(order.placedAt, language, planTimeZone)),
      ...(released.length > 0 ? [{ title: copy.released, lines: released }] : []),
      {
        title: copy.items,
        items: order.subOrders.flatMap(({ lines }) => lines).map((line) => mailItem(line, language, shop)),
      },
    ],
    link: { text: order.isGuest ? copy.track : copy.press, url: orderAddress(order, shop.shopOrigin) },
    help: copy.help(shop.careEmail),
  })
}
