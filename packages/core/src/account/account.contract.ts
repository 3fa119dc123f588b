import { z } from 'zod/mini'
import { Address, accountAddressFields } from '../address/address.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { CreditCard } from '../payment/payment.contract.ts'
import { email, inAccount, inLanguage, language, line, newPassword } from '../shared/schemas.ts'

const contact = { Email: email(), Subscribe: z._default(z.boolean(), false), ...accountAddressFields }

/** The calls that read and create an account. */
export const accountContract = {
  'GET /api/v2/{language}/accounts/{edp}': {
    summary: 'Read the customer’s account',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: z.object({
      Edp: z.int(),
      CustomerNo: z.string(),
      Email: z.string(),
      FirstName: z.string(),
      LastName: z.string(),
      Language: language(),
      IsEmployee: z.boolean(),
      IsGuest: z.boolean(),
      /** Whether the account may enter the control room. */
      IsOperator: z.boolean(),
      BillingAddress: z.nullable(Address),
      ShippingAddresses: z.array(Address),
      CreditCards: z.array(CreditCard),
      IsNewsletterSubscribed: z.boolean(),
      SecurityQuestionId: z.nullable(z.string()),
    }),
    refusals: [],
  },
  'POST /api/v2/{language}/accounts': {
    summary: 'Create an account, a guest’s or a member’s',
    caller: 'app',
    limit: 'accounts',
    params: inLanguage,
    body: z.union([
      z.strictObject({ IsGuest: z.literal(true), IsPhoneCustomer: z._default(z.boolean(), false), ...contact }),
      z.strictObject({
        IsGuest: z._default(z.literal(false), false),
        IsPhoneCustomer: z._default(z.boolean(), false),
        Password: newPassword(),
        Language: language(),
        /** Required (417, Area `Recaptcha`) after several registrations with e-mails that have an account. */
        RecaptchaToken: z.optional(line(8192, 1)),
        ...contact,
      }),
    ]),
    status: 201,
    reply: z.object({ AccessToken: z.string(), CustomerEDP: z.int(), Email: z.string() }),
    refusals: [417, 429],
  },
  'POST /api/v2/{language}/accounts/{edp}/membership': {
    summary: 'Make a guest a member with a password: what the guest ordered belongs to the account',
    caller: 'customer',
    limit: 'accounts',
    params: inAccount,
    body: z.strictObject({
      Password: newPassword(),
      RecaptchaToken: z.optional(line(8192, 1)),
    }),
    status: 200,
    reply: z.object({ AccessToken: z.string(), CustomerEDP: z.int(), Email: z.string() }),
    refusals: [409, 417, 429, 503],
  },
} as const satisfies Contract
export type AccountContract = typeof accountContract
