import { type easyPayContract, fromWire, type ordersContract, type WireReplyOf } from '@onair/core/contract'
import { addDays } from '@onair/core/dates'
import { noOfEasyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { orderStatusWords } from '@onair/core/orders'
import { someProducts } from './fixtures.ts'

export type WireOrder = WireReplyOf<(typeof ordersContract)['GET /api/v2/{language}/accounts/{edp}/orders/{id}']>
export type WireOrderList = WireReplyOf<(typeof ordersContract)['GET /api/v2/{language}/accounts/{edp}/orders']>
export type WireEasyPay = WireReplyOf<(typeof easyPayContract)['GET /api/v2/{language}/accounts/{edp}/easypayschedule']>

type Options = { language?: Language; orderNo?: string } & Partial<Omit<WireOrder, 'OrderSummary'>> & {
    summary?: Partial<WireOrder['OrderSummary']>
  }

/** The invoice of the first shipment, and the credit note of a refund. */
export const someInvoices: WireOrder['Invoices'] = [
  {
    InvoiceNo: 'INV-0000042',
    Kind: 'Invoice',
    ShipOrderNo: '100000123-1',
    InvoiceDate: '2026-11-23',
    Total: 236.14,
    Url: '/pages/orderinvoice?orderNo=100000123&invoiceNo=INV-0000042',
  },
  {
    InvoiceNo: 'CN-0000007',
    Kind: 'CreditNote',
    ShipOrderNo: null,
    InvoiceDate: '2026-12-05',
    Total: 67.79,
    Url: '/pages/orderinvoice?orderNo=100000123&invoiceNo=CN-0000007',
  },
]

/** Shipments of which the first has a return on its way, and one that was refunded. */
export const returnedParts = (parts: WireOrder['SubOrders']): WireOrder['SubOrders'] =>
  parts.map((part, index) =>
    index > 0
      ? part
      : {
          ...part,
          Returns: [
            {
              ReturnNo: 'R10000002',
              Status: 'Requested',
              RequestedAt: '2026-11-28T12:00:00-05:00',
              RefundedAt: null,
              Total: 67.79,
            },
            {
              ReturnNo: 'R10000001',
              Status: 'Refunded',
              RequestedAt: '2026-11-27T12:00:00-05:00',
              RefundedAt: '2026-12-05T12:00:00-05:00',
              Total: 67.78,
            },
          ],
        },
  )

/** An order of a kettle from the channel and a cardigan from a Marketplace seller, in four payments. */
export function anOrder({ language = 'en', orderNo = '100000123', summary = {}, ...changes }: Options = {}): WireOrder {
  const word = (en: string, fr: string) => (language === 'fr' ? fr : en)
  const part = {
    ShipDate: null,
    DeliveryDate: null,
    ShipMethod: word('Standard delivery', 'Livraison standard'),
    ShipAddressee: 'Susan Martin',
    ShipAddress: '88 Lakeshore Road East, Unit 4',
    ShipCityProvincePostalCode: 'Mississauga, ON L5G 1C9',
    ReturnByDate: null,
    IsReturnDeadlinePassed: false,
    ShowIneligibleForReturnMessage: false,
    ShowGenericReturnCTA: false,
    ShowCanadaPostReturnCTA: false,
    Returns: [],
  }
  const returnable = { Discount: 0, IsFinalSale: false, ReturnedQuantity: 0 }
  return {
    OrderSummary: {
      OrderNo: orderNo,
      OrderDateTime: '2026-11-21T19:42:00-05:00',
      OrderTotal: 236.14,
      Status: orderStatusWords.received[language],
      OrderMethod: word('Online', 'En ligne'),
      Editable: true,
      Trackable: false,
      OrderModificationValidationMessages: [],
      ...summary,
    },
    CustomerNo: '1000007',
    CustomerName: 'Susan Martin',
    BillingAddress: '88 Lakeshore Road East, Unit 4',
    BillingCityProvincePostalCode: 'Mississauga, ON L5G 1C9',
    DayPhone: '4165550123',
    PaymentType: 'Visa',
    CreditCardNo: '************4242',
    CCExpiry: '08/2029',
    PromoCode: null,
    MerchandiseSubTotal: 198.98,
    ShippingHandling: 9.99,
    Taxes: [{ Name: word('HST', 'TVH'), Rate: 13, Amount: 27.17 }],
    TaxTotal: 27.17,
    Discount: 0,
    ActualOrderTotal: 236.14,
    GiftCardRedemption: 0,
    CreditAmountApplied: 0,
    GrandTotal: 236.14,
    NoOfEasyPays: 4,
    ShipLevels: [word('Standard delivery', 'Livraison standard')],
    SubOrders: [
      {
        ...part,
        ShipOrderNo: `${orderNo}-1`,
        Items: [
          {
            ...returnable,
            LineId: `${orderNo}-1-1`,
            ItemNo: '412305',
            EdpNo: 41_230_501,
            TaxTotal: 15.6,
            ReturnableQuantity: 2,
            Description: word('Gooseneck Kettle with Thermometer', 'Bouilloire à col de cygne avec thermomètre'),
            Size: null,
            Style: word('Red', 'Rouge'),
            SellerType: null,
            ItemURL: '/pages/productdetails?nav=R:412305',
            ItemImageURL: 'p/kettle-red-1',
            WriteAReviewURL: '/pages/writereview?pr_page_id=412305',
            ItemNoForDisplay: '412-305',
            ItemQuantity: 2,
            TotalPrice: 119.98,
            Status: orderStatusWords.received[language],
          },
        ],
      },
      {
        ...part,
        ShipOrderNo: `${orderNo}-2`,
        Items: [
          {
            ...returnable,
            LineId: `${orderNo}-2-1`,
            ItemNo: '330118',
            EdpNo: 33_011_801,
            TaxTotal: 10.27,
            ReturnableQuantity: 1,
            Description: word('Long Cardigan in Merino Wool', 'Long cardigan en laine mérinos'),
            Size: 'S',
            Style: word('Navy', 'Marine'),
            SellerType: 'Marketplace',
            ItemURL: null,
            ItemImageURL: 'p/cardigan-navy-0',
            WriteAReviewURL: null,
            ItemNoForDisplay: '330-118',
            ItemQuantity: 1,
            TotalPrice: 79,
            Status: orderStatusWords.received[language],
          },
        ],
      },
    ],
    EasyPays: [
      { Number: 1, DueDate: '2026-11-21', Amount: 86.92, Status: 'Due', RetryOn: null },
      { Number: 2, DueDate: '2026-12-21', Amount: 49.74, Status: 'Due', RetryOn: null },
      { Number: 3, DueDate: '2027-01-20', Amount: 49.74, Status: 'Due', RetryOn: null },
      { Number: 4, DueDate: '2027-02-19', Amount: 49.74, Status: 'Due', RetryOn: null },
    ],
    EasyPayCard: { CardType: 'VI', LastDigits: '4242', ExpiryMonth: '08', ExpiryYear: '2029' },
    Invoices: [],
    ...changes,
  }
}

export const shownOrder = (options: Options = {}) => fromWire(anOrder(options))

/** Orders of a customer, newest first, on one of several pages. */
export function orders({
  language = 'en',
  count = 6,
  page = 1,
  totalPages = 1,
}: {
  language?: Language
  count?: number
  page?: number
  totalPages?: number
} = {}): WireOrderList {
  const statuses = ['received', 'preparing', 'shipped', 'delivered', 'cancelled', 'returned'] as const
  return {
    OrderSummary: Array.from({ length: count }, (_, index) => ({
      OrderNo: String(100_000_900 - index - (page - 1) * 6),
      OrderDateTime: `${addDays('2026-11-21', -9 * index - 54 * (page - 1))}T14:05:00-05:00`,
      OrderTotal: 42.5 + 77.37 * index,
      Status: orderStatusWords[statuses[index % statuses.length] ?? 'received'][language],
      Items: someProducts({ language })
        .slice(0, 1 + (index % 3))
        .map(({ Name, ImageUrl }) => ({ Description: Name, ItemImageURL: ImageUrl })),
      ItemCount: 1 + (index % 3) + (index === 5 ? 2 : 0),
    })),
    Paging: { CurrentPage: page, TotalPages: totalPages, TotalRecords: count === 0 ? 0 : (totalPages - 1) * 6 + count },
  }
}

type ShownOrders = Parameters<typeof orders>[0] & { dateRange?: number; everOrdered?: boolean }

/** A page of the order list screen, with its query. */
export function shownOrders({ dateRange = 0, everOrdered, ...options }: ShownOrders = {}) {
  const list = fromWire(orders(options))
  const ever = everOrdered ?? list.paging.totalRecords > 0
  return { initial: { list, everOrdered: ever }, query: { dateRange, page: options.page ?? 1, size: 6 } }
}

/** Upcoming payments, a week apart, of orders in two to five payments. */
export function easyPays(count: number, from = '2026-11-24'): WireEasyPay {
  return Array.from({ length: count }, (_, index) => {
    const total = 2 + (index % 4)
    const current = Math.min(total, 2 + (index % 3))
    const amount = 24.99 + index * 5
    return {
      OrderNo: String(100_000_100 + index),
      PaymentDate: addDays(from, index * 7),
      TotalAmount: Number(amount.toFixed(2)),
      Total: `$${amount.toFixed(2)}`,
      NoOfEasyPay: noOfEasyPayText(current, total),
      Status: 'Due',
      RetryOn: null,
      Payable: true,
    }
  })
}

export const shownEasyPays = (count: number, from?: string) => fromWire(easyPays(count, from))

/** The last two payments of an order, the first of them declined. */
export function failedEasyPays(day = '2026-11-21'): WireEasyPay {
  return easyPays(2, day).map((one, index) => ({
    ...one,
    OrderNo: '100000200',
    TotalAmount: 24.99,
    Total: '$24.99',
    NoOfEasyPay: noOfEasyPayText(index + 2, 3),
    ...(index === 0 && { Status: 'Failed', RetryOn: addDays(day, 1) }),
  }))
}

export const shownFailedEasyPays = (day?: string) => fromWire(failedEasyPays(day))
