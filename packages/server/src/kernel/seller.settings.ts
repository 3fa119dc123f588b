import * as z from 'zod/mini'
import { defineSettings } from './settings.ts'
import { requiredText, semicolons, text, variable } from './variables.ts'

/** A number under which the seller pays taxes. */
type TaxNumber = { name: string; number: string }

/**
 * Who sells: on invoices, return labels, in every mail (CASL, section 6) and in the footer of every page. The address is lines of
 * text, without the name.
 */
export type Seller = {
  name: string
  address: readonly string[]
  taxNumbers: readonly TaxNumber[]
}

const demonstration = {
  // No postal code begins with M0M.
  address: '1 Demonstration Way; Sampletown, ON M0M 0M0; Canada',
  // Numbers of the form that the tax offices give, which belong to nobody.
  taxNumbers: [
    { name: 'GST/HST', number: '00000 0000 RT0001' },
    { name: 'QST', number: '0000000000 TQ0001' },
  ],
}

const taxNumber = z.pipe(
  z.string().check(z.regex(/^[^:]+:\s*\S/)),
  z.transform((text): TaxNumber => {
    const colon = text.indexOf(':')
    return { name: text.slice(0, colon).trim(), number: text.slice(colon + 1).trim() }
  }),
)

export const sellerSettings = defineSettings({
  title: 'The seller',
  variables: ({ demo }) => ({
    name: text('SELLER_NAME', {
      about: 'who sells, on invoices, return labels, mails and footers',
      default: 'Onair',
    }),
    address: requiredText('SELLER_ADDRESS', {
      about: 'the lines of the seller’s address, separated by semicolons',
      demo: demonstration.address,
    }),
    taxNumbers: variable('SELLER_TAX_NUMBERS', {
      about: 'the numbers under which the seller pays taxes, separated by semicolons: `GST/HST: 123456789 RT0001`',
      default: demo ? demonstration.taxNumbers : [],
      defaultText: 'none; in a demonstration numbers of nobody',
      schema: z.pipe(semicolons, z.array(taxNumber)),
      allowed: 'names and numbers like “GST/HST: 123456789 RT0001; QST: 1234567890 TQ0001”',
    }),
  }),
  derive: ({ address, ...seller }): Seller => ({ ...seller, address: z.parse(semicolons, address) }),
})

/** Where customers ask for help. */
export type Contact = { readonly customerServicePhone: string; readonly customerCareEmail: string }

export const contactSettings = defineSettings({
  title: 'Customer service',
  variables: () => ({
    customerServicePhone: requiredText('CUSTOMER_SERVICE_PHONE', {
      about: 'the number that pages, mails and refusals name',
      demo: '1-800-555-0100',
    }),
    customerCareEmail: requiredText('CUSTOMER_CARE_EMAIL', {
      about: 'the address that pages, mails and refusals name',
      demo: 'care@example.com',
    }),
  }),
})
