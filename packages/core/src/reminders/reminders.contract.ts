import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { email, inLanguage, language, line } from '../shared/schemas.ts'

/** Reminders of programmes by mail. */
export const remindersContract = {
  'POST /api/v2/{language}/shows/{id}/reminders': {
    summary:
      'Remind an address of a programme: 202, after a confirmation by mail once per address; 201 for a member’s own address',
    caller: 'none',
    optionalCustomer: true,
    limit: 'reminders',
    params: z.object({ language: language(), id: line(64, 1) }),
    // An IANA time zone, in which the letters say when the programme begins; Eastern time without one.
    body: z.strictObject({ Email: email(), TimeZone: z.optional(line(64)) }),
    status: 202,
    orStatus: 201,
    refusals: [404, 417, 429],
  },
  'DELETE /api/v2/{language}/shows/{id}/reminders/{token}': {
    summary: 'Stop the reminders of the address whose letter, about this programme, has the token; any number of times',
    caller: 'none',
    params: z.object({ language: language(), id: line(64, 1), token: line(64, 1) }),
    status: 204,
    refusals: [404],
  },
  'POST /api/v2/{language}/reminders/confirm': {
    summary: 'Confirm by the token of a mailed link, once, that an address wants reminders',
    caller: 'app',
    limit: 'signIn',
    params: inLanguage,
    body: z.strictObject({ Token: z.string().check(z.minLength(1), z.maxLength(128)) }),
    status: 204,
    refusals: [417, 429],
  },
} as const satisfies Contract
export type RemindersContract = typeof remindersContract
