import { type Summed, sums } from '@onair/core/bag'
import { formatDate, planTimeZone } from '@onair/core/dates'
import { easyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { shipMethodName } from '../catalogue/ship-methods.rules.ts'
import { letter } from '../kernel/mail/letter.ts'
import type { MailMessage } from '../kernel/mail/mail.ts'
import type { PictureBase } from '../kernel/mail/picture.ts'
import { paymentTypeName } from '../payment/payment-type.ts'
import { mailItem } from './mail-item.ts'
import { isGoods, type OrderRow } from './order.ts'
import { promotionsAndTaxes } from './order.view.ts'
import { orderAddress } from './order-link.ts'

const words = {
  en: {
    subject: (orderNo: string) => `Your Onair order ${orderNo}`,
    thanks: (name: string) => `Thank you, ${name}!`,
    received: (orderNo: string, day: string) => `We received your order ${orderNo} on ${day}.`,
    changedSubject: (orderNo: string) => `Your Onair order ${orderNo} has changed`,
    changed: (orderNo: string, day: string) =>
      `You changed your order ${orderNo} of ${day}. This is the order as it stands now.`,
    due: 'Due with the order',
    delivery: (method: string, day: string) => `${method}, expected by ${day}`,
    giftCards: (alone: boolean) =>
      alone
        ? 'Your gift cards come in an e-mail of their own, with their numbers and PINs, once your order can no longer be changed.'
        : 'Your gift cards come in an e-mail of their own, with their numbers and PINs, when your order ships.',
    sendTo: 'Delivery address',
    pickUp: 'Pick-up point',
    payment: 'Payment',
    ending: (type: string, digits: string) => `${type} ending in ${digits}`,
    easyPayName: 'Easy Pay',
    easyPay: 'Easy Pay: your payments',
    look: 'View your order',
    track: 'Track your order',
    help: (email: string) => `Questions? Write to us at ${email}.`,
  },
  fr: {
    subject: (orderNo: string) => `Votre commande Onair ${orderNo}`,
    thanks: (name: string) => `Merci, ${name}!`,
    received: (orderNo: string, day: string) => `Nous avons reçu votre commande ${orderNo} le ${day}.`,
    changedSubject: (orderNo: string) => `Votre commande Onair ${orderNo} a changé`,
    changed: (orderNo: string, day: string) =>
      `Vous avez modifié votre commande ${orderNo} du ${day}. Voici la commande telle qu’elle est maintenant.`,
    due: 'À payer à la commande',
    delivery: (method: string, day: string) => `${method}, prévue d’ici le ${day}`,
    giftCards: (alone: boolean) =>
      alone
        ? 'Vos cartes-cadeaux vous parviendront dans un courriel à part, avec leurs numéros et leurs NIP, dès que votre commande ne pourra plus être modifiée.'
        : 'Vos cartes-cadeaux vous parviendront dans un courriel à part, avec leurs numéros et leurs NIP, à l’expédition de votre commande.',
    sendTo: 'Adresse de livraison',
    pickUp: 'Point de ramassage',
    payment: 'Paiement',
    ending: (type: string, digits: string) => `${type} se terminant par ${digits}`,
    easyPayName: 'Paiements faciles',
    easyPay: 'Paiements faciles\u00a0: vos versements',
    look: 'Voir votre commande',
    track: 'Suivre votre commande',
    help: (email: string) => `Des questions? Écrivez-nous à ${email}.`,
  },
} as const

type Row = [label: string, value: string]

/** An order's payment by a gift card. */
type GiftCardPayment = { lastDigits: string; cents: number }

/** How the total is paid: the plan from today on or, after a change, the amount that was due with the order. */
function paymentsRow({ instalments }: OrderRow, language: Language, isChange: boolean): Row {
  const amounts = instalments.map(({ amountCents }) => amountCents)
  const { due, easyPayName } = words[language]
  return isChange ? [due, formatMoney(amounts[0] ?? 0, language)] : [easyPayName, easyPayText(amounts, language)]
}

/** The order's amounts and its gift card payments. */
const summed = (order: OrderRow, giftCards: readonly GiftCardPayment[], language: Language): Summed => ({
  merchandiseSubTotal: order.merchandiseCents,
  shippingHandling: order.shippingCents,
  ...promotionsAndTaxes(order, language),
  discount: order.discountCents,
  orderTotal: order.orderTotalCents,
  giftCards: giftCards.map(({ lastDigits, cents }) => ({ lastDigits, amount: cents })),
  creditAmountApplied: order.creditCents,
  grandTotal: order.grandTotalCents,
})

/** The mail's content, before it is formatted as text or HTML. */
function contentOf(
  order: OrderRow,
  giftCards: readonly GiftCardPayment[],
  language: Language,
  shop: PictureBase & { isChange?: boolean },
) {
  const copy = words[language]
  const money = (cents: number) => formatMoney(cents, language)
  const { shippingAddress: to, accessPoint } = order
  const { rows, total } = sums(summed(order, giftCards, language), language, true)
  const lines = order.subOrders.flatMap((part) => part.lines)
  const hasParcel = lines.some(isGoods)
  return {
    copy,
    items: lines.map((line) => ({
      ...mailItem(line, language, shop),
      amount: money(line.priceCents * line.quantity),
    })),
    totals: rows.map((row): Row => {
      const { label, note, cents, text, off } = row
      return [note ? `${label} – ${note}` : label, text ?? money(off ? -cents : cents)]
    }),
    sums: [
      [total.label, money(total.cents)],
      ...(order.noOfInstallments > 1 ? [paymentsRow(order, language, shop.isChange ?? false)] : []),
    ] satisfies Row[],
    // Gift cards and donations are not shipped.
    sendTo: hasParcel
      ? [
          {
            title: accessPoint ? copy.pickUp : copy.sendTo,
            lines: [
              ...(accessPoint ? [accessPoint.name] : []),
              `${to.firstName} ${to.lastName}`,
              to.address1,
              ...(to.address2 ? [to.address2] : []),
              `${to.city}, ${to.province} ${to.zipCode.slice(0, 3)} ${to.zipCode.slice(3)}`,
            ],
          },
        ]
      : [],
    delivery: [
      ...(hasParcel
        ? [
            copy.delivery(
              shipMethodName(order.shipMethodId)[language],
              formatDate(order.estimatedDelivery, language, planTimeZone),
            ),
          ]
        : []),
      ...(lines.some(({ isGiftCard }) => isGiftCard) ? [copy.giftCards(!hasParcel)] : []),
    ],
    payment:
      order.cardLastDigits === null
        ? paymentTypeName(order.cardType, language)
        : copy.ending(paymentTypeName(order.cardType, language), order.cardLastDigits),
    easyPays:
      order.noOfInstallments > 1
        ? order.instalments.map((due): Row => [formatDate(due.dueDate, language, planTimeZone), money(due.amountCents)])
        : [],
  }
}

/** The mail that confirms an order or a change of it, in the order's language, as text and as HTML. */
export function confirmationMail(
  order: OrderRow,
  options: PictureBase & { careEmail: string; giftCards?: readonly GiftCardPayment[]; isChange?: boolean },
): MailMessage {
  const { language, orderNo, email } = order
  const content = contentOf(order, options.giftCards ?? [], language, options)
  const { copy, items, totals, sums, sendTo, delivery, payment, easyPays } = content
  const thanks = copy.thanks(order.billingAddress.firstName)
  const subject = (options.isChange ? copy.changedSubject : copy.subject)(orderNo)
  const placedOn = formatDate(order.placedAt, language, planTimeZone)
  const received = (options.isChange ? copy.changed : copy.received)(orderNo, placedOn)

  return letter({
    to: email,
    language,
    subject,
    title: thanks,
    parts: [
      received,
      ...delivery,
      { items },
      { rows: totals, sums },
      ...sendTo,
      { title: copy.payment, lines: [payment] },
      ...(easyPays.length > 0 ? [{ title: copy.easyPay, rows: easyPays }] : []),
    ],
    link: {
      text: order.isGuest && order.subOrders.some(({ lines }) => lines.some(isGoods)) ? copy.track : copy.look,
      url: orderAddress(order, options.shopOrigin),
    },
    help: copy.help(options.careEmail),
  })
}
