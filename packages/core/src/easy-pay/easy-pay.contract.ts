import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { day, inAccount, money } from '../shared/schemas.ts'

/** The call that lists a customer's upcoming Easy Pay payments. */
export const easyPayContract = {
  'GET /api/v2/{language}/accounts/{edp}/easypayschedule': {
    summary: 'List the upcoming Easy Pay payments, soonest first',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: z.array(
      z.object({
        OrderNo: z.string(),
        PaymentDate: day(),
        TotalAmount: money(),
        /** The amount as text. */
        Total: z.string(),
        /** `2 of 5`, in both languages. */
        NoOfEasyPay: z.string(),
      }),
    ),
    refusals: [],
  },
} as const satisfies Contract
export type EasyPayContract = typeof easyPayContract
