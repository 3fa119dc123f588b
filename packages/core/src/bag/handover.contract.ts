import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { guid, inCart, inLanguage, instant, line, province } from '../shared/schemas.ts'

/** Moves a bag from a page of another site to the shop's own checkout with a one-time code. */
export const handoverContract = {
  'POST /api/v2/{language}/carts/{guid}/handover': {
    summary: 'Create a one-time code for this bag, valid for five minutes',
    caller: 'app',
    limit: 'handovers',
    params: inCart,
    status: 201,
    reply: z.object({ Code: z.string(), ExpiresAt: instant() }),
    refusals: [404],
  },
  'POST /api/v2/{language}/carthandover': {
    summary: 'Redeem a code and return its bag; the code then expires',
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
