import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { guid, inCart, inLanguage, instant, line, province } from '../shared/schemas.ts'

/** A bag that a page of another site keeps goes to the shop's own checkout by a code that works once. */
export const handoverContract = {
  'POST /api/v2/{language}/carts/{guid}/handover': {
    summary: 'A code that opens this bag once, within five minutes',
    caller: 'app',
    limit: 'handovers',
    params: inCart,
    status: 201,
    reply: z.object({ Code: z.string(), ExpiresAt: instant() }),
    refusals: [404],
  },
  'POST /api/v2/{language}/carthandover': {
    summary: 'The bag that a code opens; the code is used up by it',
    caller: 'app',
    limit: 'handovers',
    params: inLanguage,
    body: z.strictObject({ Code: line(64, 1) }),
    status: 200,
    reply: z.object({ CartGuid: guid(), Province: province() }),
    refusals: [404],
  },
} as const satisfies Contract
export type HandoverContract = typeof handoverContract
