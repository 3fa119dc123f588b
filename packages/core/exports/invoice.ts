export {
  type ChargedOrder,
  creditedLines,
  divideOverParcels,
  dividePayments,
  invoicePath,
  type ParcelAmounts,
  taxParts,
} from '../src/invoice/invoice.rules.ts'
