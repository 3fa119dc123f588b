import { displayPostalCode } from '@onair/core/address'
import { formatDate, planTimeZone, zonedDate } from '@onair/core/dates'
import { invoicePath } from '@onair/core/invoice'
import { returnByDate } from '@onair/core/returns'
import { shipMethodWay } from '../catalogue/ship-methods.rules.ts'
import { letter } from '../kernel/mail/letter.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { PictureBase } from '../kernel/mail/picture.ts'
import { mailItem } from './mail-item.ts'
import { isGoods, type OrderRow } from './order.ts'
import { orderAddress, trackAddress } from './order-link.ts'

const words = {
  en: {
    shipped: {
      subject: (orderNo: string) => `Your Onair order ${orderNo} is on its way`,
      title: (name: string) => `${name}, your order is on its way`,
      text: (way: string, day: string) => `We shipped it today ${way}. It should be with you by ${day}.`,
      press: 'Track your order',
    },
    delivered: {
      subject: (orderNo: string) => `Your Onair order ${orderNo} was delivered`,
      title: (name: string) => `${name}, your order is there`,
      text: (day: string) => `Not what you hoped for? You can return it until ${day}: the order’s page says how.`,
      press: 'View your order',
    },
    items: 'Items',
    invoice: (several: boolean) => (several ? 'Your invoices' : 'Your invoice'),
    sentTo: 'Delivery address',
    pickUp: 'Pick-up point',
    help: (email: string) => `Questions? Write to us at ${email}.`,
  },
  fr: {
    shipped: {
      subject: (orderNo: string) => `Votre commande Onair ${orderNo} est en route`,
      title: (name: string) => `${name}, votre commande est en route`,
      text: (way: string, day: string) =>
        `Nous l’avons expédiée aujourd’hui ${way}. Elle devrait vous parvenir d’ici le ${day}.`,
      press: 'Suivre votre commande',
    },
    delivered: {
      subject: (orderNo: string) => `Votre commande Onair ${orderNo} a été livrée`,
      title: (name: string) => `${name}, votre commande est arrivée`,
      text: (day: string) =>
        `Elle ne répond pas à vos attentes? Vous pouvez la retourner jusqu’au ${day}\u00a0: la page de la commande indique comment.`,
      press: 'Voir votre commande',
    },
    items: 'Articles',
    invoice: (several: boolean) => (several ? 'Vos factures' : 'Votre facture'),
    sentTo: 'Adresse de livraison',
    pickUp: 'Point de ramassage',
    help: (email: string) => `Des questions? Écrivez-nous à ${email}.`,
  },
} as const

type Shop = PictureBase & { careEmail: string }

const goodsOf = ({ subOrders }: OrderRow) => subOrders.flatMap(({ lines }) => lines.filter(isGoods))

function sentTo({ accessPoint, shippingAddress: to, language }: OrderRow) {
  return {
    title: words[language][accessPoint ? 'pickUp' : 'sentTo'],
    lines: [
      ...(accessPoint ? [accessPoint.name] : []),
      `${to.firstName} ${to.lastName}`,
      to.address1,
      ...(to.address2 ? [to.address2] : []),
      `${to.city}, ${to.province} ${displayPostalCode(to.zipCode)}`,
    ],
  }
}

const itemsOf = (order: OrderRow, shop: PictureBase) => ({
  title: words[order.language].items,
  items: goodsOf(order).map((line) => mailItem(line, order.language, shop)),
})

/** Links to the invoices. A credit note has a separate letter. */
function invoicesOf({ invoices, orderNo, language }: OrderRow, shopOrigin: string) {
  const issued = invoices.filter(({ kind }) => kind === 'Invoice')
  const address = (invoiceNo: string) =>
    `${shopOrigin}/${language}${invoicePath}?${new URLSearchParams({ orderNo, invoiceNo })}`
  return issued.length === 0
    ? []
    : [
        {
          title: words[language].invoice(issued.length > 1),
          links: issued.map(({ invoiceNo }) => ({ text: invoiceNo, url: address(invoiceNo) })),
        },
      ]
}

/** The letter about an order that shipped, in the order's language. */
export function shippedMail(order: OrderRow, shop: Shop): MailMessage {
  const { language, orderNo, email: to } = order
  const { shopOrigin, careEmail } = shop
  const copy = words[language]
  return letter({
    to,
    language,
    subject: copy.shipped.subject(orderNo),
    title: copy.shipped.title(order.billingAddress.firstName),
    parts: [
      copy.shipped.text(
        shipMethodWay(order.shipMethodId)[language],
        formatDate(order.estimatedDelivery, language, planTimeZone),
      ),
      itemsOf(order, shop),
      sentTo(order),
      ...invoicesOf(order, shopOrigin),
    ],
    link: { text: copy.shipped.press, url: trackAddress(order, shopOrigin) },
    help: copy.help(careEmail),
  })
}

/** The letter about an order that was delivered, in the order's language. */
export function deliveredMail(order: OrderRow, deliveredAt: string, shop: Shop): MailMessage {
  const { language, orderNo, email: to } = order
  const { shopOrigin, careEmail } = shop
  const copy = words[language]
  const until = returnByDate(zonedDate(deliveredAt, planTimeZone))
  return letter({
    to,
    language,
    subject: copy.delivered.subject(orderNo),
    title: copy.delivered.title(order.billingAddress.firstName),
    parts: [copy.delivered.text(formatDate(until, language, 'UTC')), itemsOf(order, shop), sentTo(order)],
    link: { text: copy.delivered.press, url: orderAddress(order, shopOrigin) },
    help: copy.help(careEmail),
  })
}
