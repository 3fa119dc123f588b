import { fromWire, type invoiceContract, type WireReplyOf } from '@onair/core/contract'

export type WireInvoice = WireReplyOf<
  (typeof invoiceContract)['GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice']
>

/** The invoice of a parcel to Laval with two kettles, in three payments after a gift card. */
export function anInvoice(changes: Partial<WireInvoice> = {}): WireInvoice {
  const susan = { Name: 'Susan Martin', Address: ['1200 boulevard Chomedey, bureau 4', 'Laval, QC H7V 2W3'] }
  return {
    InvoiceNo: 'INV-0000042',
    Kind: 'Invoice',
    Language: 'en',
    Official: true,
    Notice: null,
    OrderNo: '10000123',
    OrderDate: '2026-11-21',
    ShipOrderNo: '1000012301',
    InvoiceDate: '2026-11-23',
    Corrects: [],
    Seller: {
      Name: 'Onair',
      Address: ['1 Demonstration Way', 'Sampletown, ON M0M 0M0', 'Canada'],
      TaxNumbers: [
        { Name: 'GST/HST', Number: '00000 0000 RT0001' },
        { Name: 'QST', Number: '0000000000 TQ0001' },
      ],
    },
    SellerType: null,
    BillTo: susan,
    ShipTo: susan,
    Lines: [
      {
        ItemNo: '412305',
        Description: 'Gooseneck Kettle with Thermometer, Red',
        Quantity: 2,
        UnitPrice: 59.99,
        Discount: 12,
        Amount: 107.98,
      },
    ],
    MerchandiseSubTotal: 119.98,
    Discount: 12,
    ShippingHandling: 9.99,
    Taxes: [
      { Name: 'GST', Rate: 5, Amount: 5.9 },
      { Name: 'QST', Rate: 9.975, Amount: 11.77 },
    ],
    Total: 135.64,
    Payments: [
      { Method: 'Gift card', LastDigits: '0050', Amount: 50, Date: '2026-11-21', Status: 'Paid' },
      { Method: 'Visa, Easy Pay 1 of 2', LastDigits: '4242', Amount: 42.82, Date: '2026-11-23', Status: 'Paid' },
      { Method: 'Visa, Easy Pay 2 of 2', LastDigits: '4242', Amount: 42.82, Date: '2026-12-21', Status: 'Due' },
    ],
    ...changes,
  }
}

/** Its French copy. */
export const aFrenchCopy = (): WireInvoice => {
  const original = anInvoice()
  const { Seller, Lines, Taxes, Payments } = original
  const [methods, taxes] = [
    ['Carte-cadeau', 'Visa, Paiement facile 1 de 2', 'Visa, Paiement facile 2 de 2'],
    ['TPS', 'TVQ'],
  ]
  return {
    ...original,
    Language: 'fr',
    Official: false,
    Notice:
      'Copie en français, fournie pour votre commodité. L’original en anglais de la facture INV-0000042 fait foi.',
    Seller: {
      ...Seller,
      TaxNumbers: Seller.TaxNumbers.map((tax) => ({ ...tax, Name: tax.Name === 'QST' ? 'TVQ' : 'TPS/TVH' })),
    },
    Lines: Lines.map((line) => ({ ...line, Description: 'Bouilloire à col de cygne avec thermomètre, Rouge' })),
    Taxes: Taxes.map((tax, index) => ({ ...tax, Name: taxes[index] ?? '' })),
    Payments: Payments.map((payment, index) => ({ ...payment, Method: methods[index] ?? '' })),
  }
}

/** The credit note of one of the kettles. */
export const aCreditNote = (changes: Partial<WireInvoice> = {}): WireInvoice =>
  anInvoice({
    InvoiceNo: 'CN-0000007',
    Kind: 'CreditNote',
    InvoiceDate: '2026-12-05',
    Corrects: ['INV-0000042'],
    Lines: [
      {
        ItemNo: '412305',
        Description: 'Gooseneck Kettle with Thermometer, Red',
        Quantity: 1,
        UnitPrice: 59.99,
        Discount: 6,
        Amount: 53.99,
      },
    ],
    MerchandiseSubTotal: 59.99,
    Discount: 6,
    ShippingHandling: 0,
    Taxes: [
      { Name: 'GST', Rate: 5, Amount: 2.7 },
      { Name: 'QST', Rate: 9.975, Amount: 5.39 },
    ],
    Total: 62.08,
    Payments: [
      { Method: 'Visa, Easy Pay 2 of 2', LastDigits: '4242', Amount: 42.82, Date: '2026-12-21', Status: 'Cancelled' },
      { Method: 'Visa, Easy Pay 1 of 2', LastDigits: '4242', Amount: 19.26, Date: '2026-12-05', Status: 'Refunded' },
    ],
    ...changes,
  })

/** As the client gives it. */
export const shownInvoice = (changes: Partial<WireInvoice> = {}) => fromWire(anInvoice(changes))
