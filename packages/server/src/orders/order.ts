import type { Language } from '@onair/core/language'
import type { CardType } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'

/** An address in an order. */
export type OrderAddress = {
  firstName: string
  lastName: string
  address1: string
  address2: string | null
  city: string
  province: Province
  zipCode: string
  phone: string
}

/** A charged tax. `rate` is in thousandths of a percent, as in core. */
type OrderTax = { nameEn: string; nameFr: string; rate: number; amountCents: number }

export type OrderLine = {
  itemNo: string
  edpNo: number
  nameEn: string
  nameFr: string
  styleEn: string | null
  styleFr: string | null
  sizeEn: string | null
  sizeFr: string | null
  imageUrl: string
  isDonation: boolean
  isGiftCard: boolean
  quantity: number
  priceCents: number
  /** For the whole line. */
  discountCents: number
  taxCents: number
}

/** Whether a line is shipped and can be returned: donations and gift cards cannot. */
export const isGoods = ({ isDonation, isGiftCard }: Pick<OrderLine, 'isDonation' | 'isGiftCard'>): boolean =>
  !isDonation && !isGiftCard

export type OrderState = 'received' | 'preparing' | 'shipped' | 'delivered' | 'cancelled'

/** A promo code with its reduction. */
type OrderPromotion = { code: string; descriptionEn: string; descriptionFr: string; amountCents: number }

/** The stored data of a card; for the wallet, its type only. */
type OrderCard = {
  cardType: CardType
  lastDigits: string | null
  expiryMonth: string | null
  expiryYear: string | null
  /** The token for later payments; null without any. Never part of a reply. */
  token: string | null
}

type Seller = 'Marketplace' | 'OAPartner' | null

/** An order to write. */
export type NewOrder = {
  orderNo: string
  edp: number
  cartGuid: string | null
  language: Language
  placedAt: Date
  editableUntil: Date
  state: OrderState
  email: string
  billingAddress: OrderAddress
  shippingAddress: OrderAddress
  shipMethodId: string
  estimatedDelivery: string
  /** The carrier's pick-up point. */
  accessPoint: { id: string; name: string } | null
  /** Null if gift cards paid everything. */
  card: OrderCard | null
  promotions: OrderPromotion[]
  merchandiseCents: number
  discountCents: number
  shippingCents: number
  taxes: OrderTax[]
  taxCents: number
  orderTotalCents: number
  giftCardCents: number
  creditCents: number
  grandTotalCents: number
  noOfInstallments: number
  subOrders: {
    shipOrderNo: string
    sellerType: Seller
    shippedAt: Date | null
    deliveredAt: Date | null
    lines: OrderLine[]
  }[]
  instalments: { number: number; dueDate: string; amountCents: number }[]
}

/** The card of an order's later payments, as it is displayed. */
export type LaterCard = { cardType: CardType; lastDigits: string; expiryMonth: string; expiryYear: string }

/** A stored instalment. `amountCents` excludes what was forgiven. */
export type OrderInstalment = NewOrder['instalments'][number] & {
  forgivenCents: number
  isPaid: boolean
  tries: number
  nextTryOn: string | null
}

/** A return that the shopper requested. */
type OrderReturn = {
  returnNo: string
  shipOrderNo: string
  requestedAt: string
  refundedAt: string | null
  totalCents: number
}

/** An invoice of a parcel, or a credit note. */
type OrderInvoice = {
  invoiceNo: string
  kind: 'Invoice' | 'CreditNote'
  shipOrderNo: string | null
  invoiceDate: string
  totalCents: number
}

/** A stored order. Instants inside `subOrders` and `returns` are text. */
export type OrderRow = Omit<NewOrder, 'cartGuid' | 'card' | 'subOrders' | 'instalments'> & {
  instalments: OrderInstalment[]
  /** The card of the later payments, if it was changed after the order. */
  laterCard: LaterCard | null
  cardType: CardType | null
  cardLastDigits: string | null
  cardExpiryMonth: string | null
  cardExpiryYear: string | null
  promoCode: string | null
  customerNo: number
  isGuest: boolean
  isEmployee: boolean
  isOnHold: boolean
  /** Newest first. */
  returns: OrderReturn[]
  /** The invoices, then the credit notes, each by number. */
  invoices: OrderInvoice[]
  subOrders: {
    shipOrderNo: string
    sellerType: Seller
    shippedAt: string | null
    deliveredAt: string | null
    lines: (OrderLine & {
      position: number
      returnedQuantity: number
      /** The units on their way back. */
      returningQuantity: number
      isInCatalogue: boolean
      /** The product's weight today; null if it no longer exists. */
      weightGrams: number | null
    })[]
  }[]
}
