/** The tax rule and its table, imported when an Easy Pay plan is opened. */
export { estimatedTax } from '@onair/core/easy-pay'
