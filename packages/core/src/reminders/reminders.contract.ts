import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { email, inLanguage, language, line, linkToken } from '../shared/schemas.ts'

/** The most characters of a push service's address. */
const longestEndpoint = 2048
/** Bytes in base64url, with or without padding. */
const base64url = (characters: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`)))

/** A browser's subscription as its `PushSubscription.toJSON()` writes it, in the browser's own names. */
const Subscription = z.strictObject({
  endpoint: line(longestEndpoint, 1),
  expirationTime: z.optional(z.nullable(z.number())),
  // The browser's public key, 65 bytes, and the secret of its messages, 16 bytes.
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
})

/** Reminders of programmes, by mail or as a notification on the device of a browser that subscribed. */
export const remindersContract = {
  'POST /api/v2/{language}/shows/{id}/reminders': {
    summary:
      'Remind an e-mail address of a programme: 202, after a confirmation by mail once per address; 201 for a member’s own. Or remind the browser whose push subscription has an endpoint: 201',
    caller: 'none',
    optionalCustomer: true,
    limit: 'reminders',
    params: z.object({ language: language(), id: line(64, 1) }),
    // Either an e-mail address, or the endpoint of a push subscription that the shop has. The time zone is an IANA name, in
    // which the reminder says when the programme begins; Eastern time without one.
    body: z.union([
      z.strictObject({ Email: email(), TimeZone: z.optional(line(64)) }),
      z.strictObject({ Endpoint: line(longestEndpoint, 1), TimeZone: z.optional(line(64)) }),
    ]),
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
    body: z.strictObject({ Token: linkToken() }),
    status: 204,
    refusals: [417, 429],
  },
  'POST /api/v2/{language}/pushsubscriptions': {
    summary:
      'Store a browser’s push subscription, as the browser writes it: of the member whose token is sent, or of nobody; any number of times. 404 where the shop sends no notifications',
    caller: 'none',
    optionalCustomer: true,
    limit: 'reminders',
    params: inLanguage,
    body: Subscription,
    status: 201,
    refusals: [404, 417, 429],
    wire: 'as-is',
  },
  'PUT /api/v2/{language}/pushsubscriptions': {
    summary:
      'Replace a browser’s push subscription, which its push service has changed, by its next one: member and reminders stay. The former one’s keys prove whose it was; 404 where the shop does not have it any more',
    caller: 'none',
    limit: 'reminders',
    params: inLanguage,
    body: z.strictObject({ former: Subscription, next: Subscription }),
    status: 204,
    refusals: [404, 417, 429],
    wire: 'as-is',
  },
  'DELETE /api/v2/{language}/pushsubscriptions': {
    summary:
      'Forget a browser’s push subscription, with its reminders; any number of times. Its keys prove whose it is',
    caller: 'none',
    params: inLanguage,
    body: Subscription,
    status: 204,
    refusals: [],
    wire: 'as-is',
  },
} as const satisfies Contract
export type RemindersContract = typeof remindersContract
