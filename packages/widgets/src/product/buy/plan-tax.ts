/** Taxes and their table, which only an opened Easy Pay plan needs. */
export { estimatedTax } from '@onair/core/easy-pay'
