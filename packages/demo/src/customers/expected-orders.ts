/**
 * The expected parts of the replies for each order of the tour, by person and number, for the tests. The shop's clock stands at
 * 2026-11-21.
 */
type Expected = Readonly<Record<string, object>>

const status = (word: string) => ({ OrderSummary: { Status: word } })
const parcel = (shown: object) => ({ ...status('Delivered'), SubOrders: [shown] })

const shopperExpected: Expected = {
  40000130: { OrderSummary: { Status: 'Received', Editable: true } },
  40000129: { OrderSummary: { Status: 'Preparing', Editable: false }, NoOfEasyPays: 3 },
  40000128: { CreditAmountApplied: 5, PaymentType: 'Onair Card' },
  40000127: {
    ...status('Preparing'),
    SubOrders: [
      { ShipDate: '2026-11-20', Items: [{ SellerType: null }] },
      { ShipDate: null, Items: [{ SellerType: 'Marketplace' }] },
      { ShipDate: null, Items: [{ SellerType: 'OAPartner' }] },
    ],
    Invoices: [{ ShipOrderNo: '4000012701' }],
  },
  40000126: { ...status('Shipped'), SubOrders: [{ AccessPoint: { Name: 'Harbour News & Gifts' } }] },
  40000124: {
    OrderSummary: { Status: 'Shipped', Trackable: true },
    SubOrders: [{ DeliveryDate: '2026-11-19' }, { ShipDate: '2026-11-16', DeliveryDate: null }],
  },
  40000123: { PaymentType: 'PayPal', CreditCardNo: null },
  40000122: { PromoCode: 'WELCOME10', PaymentType: 'MasterCard' },
  40000121: { GiftCardRedemption: 10, PaymentType: 'American Express', CCExpiry: '11/2026' },
  40000120: { GrandTotal: 0, PaymentType: 'Gift card' },
  40000119: { OrderSummary: { Status: 'Cancelled', Trackable: false }, Invoices: [] },
  40000118: {
    ...status('Cancelled'),
    EasyPays: [{ Status: 'Cancelled' }, { Status: 'Cancelled' }, { Status: 'Cancelled' }],
  },
  40000117: parcel({ ShowCanadaPostReturnCTA: false, ShowGenericReturnCTA: true, Items: [{ SellerType: null }] }),
  40000116: parcel({ ShowGenericReturnCTA: true, Items: [{ SellerType: 'OAPartner' }] }),
  40000115: parcel({ ShowGenericReturnCTA: true, Items: [{ SellerType: 'Marketplace' }] }),
  40000114: parcel({ ShowCanadaPostReturnCTA: true, IsReturnDeadlinePassed: false }),
  40000113: parcel({ ShowIneligibleForReturnMessage: true }),
  40000112: parcel({ Returns: [{ Status: 'Requested' }], Items: [{ ReturnedQuantity: 0 }, { ReturnedQuantity: 2 }] }),
  40000111: parcel({
    Returns: [{ Status: 'Refunded' }],
    Items: [{ Status: 'Delivered' }, { Status: 'Delivered' }, { Status: 'Returned' }],
  }),
  40000110: {
    Invoices: [{ Kind: 'Invoice' }],
    EasyPays: [{ Status: 'Paid' }, { Status: 'Failed' }, { Status: 'Due' }, { Status: 'Due' }],
  },
  40000107: {
    ...status('Returned'),
    SubOrders: [{ Returns: [{ Status: 'Refunded' }], ReturnByDate: null }],
    Invoices: [{ Kind: 'Invoice' }, { Kind: 'CreditNote' }],
  },
  40000106: parcel({ ShowCanadaPostReturnCTA: true, IsReturnDeadlinePassed: true }),
}

export const expectedOrders: Readonly<Record<string, Expected>> = {
  'shopper@example.com': shopperExpected,
  'employee@example.com': { 40000202: { OrderSummary: { Status: 'Received', Editable: false } } },
  'onhold@example.com': { 40000301: { OrderSummary: { Status: 'Received', Editable: false } } },
}
