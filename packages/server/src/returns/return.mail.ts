import { formatDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import type { MailItem } from '../kernel/mail/layout.ts'
import { letter } from '../kernel/mail/letter.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { PictureBase } from '../kernel/mail/picture.ts'
import { mailItem } from '../orders/mail-item.ts'
import { isGoods, type OrderRow } from '../orders/order.ts'
import { orderAddress } from '../orders/order-link.ts'
import { returnWindow } from '../orders/return-area.view.ts'
import type { ReturnRow } from './request.queries.ts'
import type { ReturnedLine } from './returns.queries.ts'

type Shop = PictureBase & { careEmail: string; now: Date }
type Refund = { lines: readonly ReturnedLine[]; goodsCents: number; shippingCents: number; taxCents: number }

const words = {
  en: {
    label: {
      subject: (returnNo: string) => `Your return ${returnNo}: the label`,
      title: (name: string) => `${name}, your return is ready to go`,
      how: 'Print the label, put it on the parcel, and hand the parcel in at any post office. The shipping back is paid.',
      until: (day: string) => `Please send it by ${day}.`,
      afterwards: (amount: string) => `Once it is here, you get ${amount} back, the way you paid.`,
      tracking: 'Tracking number',
      press: 'Print the label',
    },
    refunded: {
      subject: (orderNo: string) => `Your refund for order ${orderNo}`,
      title: 'Your return is here, and your refund is on its way',
      text: (amount: string, orderNo: string) =>
        `We received what you sent back of order ${orderNo}, and refunded ${amount} the way you paid. We reduce upcoming Easy Pay payments first.`,
      bank: 'A bank can take a few days to show it.',
      press: 'View your order',
    },
    items: 'Items',
    refund: 'Refund',
    goods: 'Merchandise',
    shipping: 'Shipping and handling',
    taxes: 'Taxes',
    total: 'Total',
    help: (email: string) => `Questions? Write to us at ${email}.`,
  },
  fr: {
    label: {
      subject: (returnNo: string) => `Votre retour ${returnNo}\u00a0: l’étiquette`,
      title: (name: string) => `${name}, votre retour est prêt à partir`,
      how: 'Imprimez l’étiquette, collez-la sur le colis et déposez celui-ci dans un bureau de poste. Le port de retour est payé.',
      until: (day: string) => `Veuillez l’envoyer d’ici le ${day}.`,
      afterwards: (amount: string) => `Dès sa réception, ${amount} vous seront remboursés par votre mode de paiement.`,
      tracking: 'Numéro de suivi',
      press: 'Imprimer l’étiquette',
    },
    refunded: {
      subject: (orderNo: string) => `Votre remboursement, commande ${orderNo}`,
      title: 'Votre retour est arrivé, et votre remboursement est en route',
      text: (amount: string, orderNo: string) =>
        `Nous avons reçu ce que vous avez retourné de la commande ${orderNo} et remboursé ${amount} par votre mode de paiement. Les Paiements faciles à venir sont réduits en premier.`,
      bank: 'Une banque peut mettre quelques jours à l’afficher.',
      press: 'Voir votre commande',
    },
    items: 'Articles',
    refund: 'Remboursement',
    goods: 'Marchandise',
    shipping: 'Livraison et manutention',
    taxes: 'Taxes',
    total: 'Total',
    help: (email: string) => `Des questions? Écrivez-nous à ${email}.`,
  },
} as const

function refundOf(order: OrderRow, { goodsCents, shippingCents, taxCents }: Omit<Refund, 'lines'>) {
  const copy = words[order.language]
  const money = (cents: number) => formatMoney(cents, order.language)
  const rows = [
    [copy.goods, money(goodsCents)],
    ...(shippingCents > 0 ? [[copy.shipping, money(shippingCents)] as const] : []),
    [copy.taxes, money(taxCents)],
  ] as const
  return { title: copy.refund, rows, sums: [[copy.total, money(goodsCents + shippingCents + taxCents)]] as const }
}

function itemsOf(order: OrderRow, lines: readonly ReturnedLine[], shop: PictureBase): MailItem[] {
  return lines.flatMap(({ shipOrderNo, position, quantity }) => {
    const part = order.subOrders.find((one) => one.shipOrderNo === shipOrderNo)
    const line = part?.lines.filter(isGoods).find((one) => one.position === position)
    return line ? [mailItem({ ...line, quantity }, order.language, shop)] : []
  })
}

/** The letter with a return's label, in the order's language. */
export function returnLabelMail(order: OrderRow, row: ReturnRow, shop: Shop): MailMessage {
  const { shopOrigin, careEmail, now } = shop
  const { language, email: to } = order
  const copy = words[language]
  const { label } = copy
  const part = order.subOrders.find(({ shipOrderNo }) => shipOrderNo === row.shipOrderNo)
  const until = part && returnWindow(part, now)?.returnBy
  const total = formatMoney(row.goodsCents + row.shippingCents + row.taxCents, language)
  return letter({
    to,
    language,
    subject: label.subject(row.returnNo),
    title: label.title(order.billingAddress.firstName),
    parts: [
      [label.how, ...(until ? [label.until(formatDate(until, language, 'UTC'))] : []), label.afterwards(total)].join(
        ' ',
      ),
      { rows: [[label.tracking, row.trackingNo]] },
      { title: copy.items, items: itemsOf(order, row.items, shop) },
      refundOf(order, row),
    ],
    link: {
      text: label.press,
      url: `${shopOrigin}/${language}/pages/returnitems?orderNo=${row.shipOrderNo}&return=${row.returnNo}`,
    },
    help: copy.help(careEmail),
  })
}

/** The letter about a return that arrived and was refunded, in the order's language. */
export function refundedMail(order: OrderRow, refund: Refund, shop: Shop): MailMessage {
  const { shopOrigin, careEmail } = shop
  const { language, orderNo, email: to } = order
  const copy = words[language]
  const { refunded } = copy
  const total = formatMoney(refund.goodsCents + refund.shippingCents + refund.taxCents, language)
  return letter({
    to,
    language,
    subject: refunded.subject(orderNo),
    title: refunded.title,
    parts: [
      `${refunded.text(total, orderNo)} ${refunded.bank}`,
      { title: copy.items, items: itemsOf(order, refund.lines, shop) },
      refundOf(order, refund),
    ],
    link: { text: refunded.press, url: orderAddress(order, shopOrigin) },
    help: copy.help(careEmail),
  })
}
