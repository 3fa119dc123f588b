import { displayPostalCode } from '@onair/core/address'
import { ratePercent } from '@onair/core/bag'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Seller } from '../kernel/seller.settings.ts'
import type { InvoiceDocument, InvoicedLine, InvoicedOrder, StoredAddress } from './invoice.queries.ts'

/** A text for each language of a document. */
export type Texts = { readonly [In in Language]: string }

/** A payment of an invoice, or a refund to it. */
export type DocumentPayment = {
  method: Texts
  lastDigits: string | null
  cents: number
  date: string
  status: InvoiceDocument['payments'][number]['status']
}

/** The data of an invoice or a credit note, in no language. */
export type Facts = Pick<InvoiceDocument, 'invoiceNo' | 'kind' | 'shipOrderNo' | 'invoiceDate' | 'corrects'> & {
  order: InvoicedOrder
  seller: Seller
  sellerType: string | null
  /** Whether it has goods, which are shipped. */
  hasGoods: boolean
  lines: { line: InvoicedLine; quantity: number; discountCents: number; amountCents: number }[]
  shippingCents: number
  /** Each tax's amount, in the order's sequence. */
  taxCents: readonly number[]
  payments: readonly DocumentPayment[]
}

const notices = {
  Invoice: (invoiceNo: string) =>
    `Copie en français, fournie pour votre commodité. L’original en anglais de la facture ${invoiceNo} fait foi.`,
  CreditNote: (invoiceNo: string) =>
    `Copie en français, fournie pour votre commodité. L’original en anglais de la note de crédit ${invoiceNo} fait foi.`,
} as const

/** The French names of the taxes in the seller's tax numbers, such as `GST/HST`. */
const frenchTaxes: ReadonlyMap<string, string> = new Map([
  ['GST', 'TPS'],
  ['HST', 'TVH'],
  ['PST', 'TVP'],
  ['RST', 'TVD'],
  ['QST', 'TVQ'],
])
const taxName = (name: string, language: Language): string =>
  language === 'en' ? name : name.replace(/[A-Z]+/g, (word) => frenchTaxes.get(word) ?? word)

const partyOf = ({ firstName, lastName, address1, address2, city, province, zipCode }: StoredAddress) => ({
  name: `${firstName} ${lastName}`,
  address: [address1, ...(address2 ? [address2] : []), `${city}, ${province} ${displayPostalCode(zipCode)}`],
})

function shipTo({ order: { shippingAddress, accessPoint }, hasGoods }: Facts): InvoiceDocument['shipTo'] {
  if (!hasGoods) return null
  const { name, address } = partyOf(shippingAddress)
  return { name, address: accessPoint ? [accessPoint.name, ...address] : address }
}

function descriptionOf(line: InvoicedLine, language: Language): string {
  const words = language === 'fr' ? [line.nameFr, line.styleFr, line.sizeFr] : [line.nameEn, line.styleEn, line.sizeEn]
  return words.filter(Boolean).join(', ')
}

/**
 * The document in a language: the English original, or its French copy with the same numbers and amounts. A tax of zero is left
 * out.
 */
export function documentIn(language: Language, facts: Facts): InvoiceDocument {
  const { order, seller, lines, taxCents } = facts
  const merchandiseSubTotal = lines.reduce((sum, { line, quantity }) => sum + line.priceCents * quantity, 0)
  const discount = lines.reduce((sum, { discountCents }) => sum + discountCents, 0)
  return {
    invoiceNo: facts.invoiceNo,
    kind: facts.kind,
    language,
    official: language === 'en',
    notice: language === 'en' ? null : notices[facts.kind](facts.invoiceNo),
    orderNo: order.orderNo,
    orderDate: zonedDate(order.placedAt, planTimeZone),
    shipOrderNo: facts.shipOrderNo,
    invoiceDate: facts.invoiceDate,
    corrects: facts.corrects,
    seller: {
      name: seller.name,
      address: [...seller.address],
      taxNumbers: seller.taxNumbers.map(({ name, number }) => ({ name: taxName(name, language), number })),
    },
    sellerType: facts.sellerType,
    billTo: partyOf(order.billingAddress),
    shipTo: shipTo(facts),
    lines: lines.map(({ line, quantity, discountCents, amountCents }) => ({
      itemNo: line.itemNo,
      description: descriptionOf(line, language),
      quantity,
      unitPrice: line.priceCents,
      discount: discountCents,
      amount: amountCents,
    })),
    merchandiseSubTotal,
    discount,
    shippingHandling: facts.shippingCents,
    taxes: order.taxes.flatMap(({ nameEn, nameFr, rate }, index) => {
      const amount = taxCents[index] ?? 0
      return amount > 0 ? [{ name: language === 'fr' ? nameFr : nameEn, rate: ratePercent(rate), amount }] : []
    }),
    total: merchandiseSubTotal - discount + facts.shippingCents + taxCents.reduce((sum, cents) => sum + cents, 0),
    payments: facts.payments.map(({ method, lastDigits, cents, date, status }) => ({
      method: method[language],
      lastDigits,
      amount: cents,
      date,
      status,
    })),
  }
}
