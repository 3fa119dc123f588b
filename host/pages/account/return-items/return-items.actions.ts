import { ordersClient } from '@onair/core/orders/client'
import { orderOfShipment, returnReasons } from '@onair/core/returns'
import { returnsClient } from '@onair/core/returns/client'
import { readReturn, type TypedReturn } from '@onair/widgets/return-items'
import type { Action, Form } from '../../../kernel/action.ts'
import { translator } from '../../../kernel/messages.ts'
import { saveForm } from '../../../kernel/saved-form.ts'
import { tried } from '../../../kernel/unwrap.ts'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'

export const returnPath = '/pages/returnitems'
/** The name under which a form is saved for its page. */
export const formName = 'return'

const pageOf = ({ shipOrderNo = '' }: Form) => `${returnPath}?orderNo=${encodeURIComponent(shipOrderNo)}`

/**
 * The form of a return without JavaScript.
 *
 * 1. Posted without a refund, it shows the refund of the chosen items; posted with it, it requests the return.
 * 2. The server refuses a choice that differs from the shown refund, and shows the new refund.
 */
export const requestReturn: Action = {
  path: '/returns/request',
  audience: 'guest',
  page: pageOf,
  async run(visit, form) {
    const { shipOrderNo = '', key = '', comment = '' } = form
    const page = pageOf(form)
    const orderNo = orderOfShipment(shipOrderNo)
    const back = (typed: TypedReturn): string => {
      saveForm(visit, formName, typed)
      return page
    }
    const order = await tried(ordersClient(visit.http).read(orderNo))
    if (!order) return back({ items: [], comment, message: translator(visit, en, fr)('away') })
    const part = order.ok ? order.value.subOrders.find((one) => one.shipOrderNo === shipOrderNo) : undefined
    if (!part) return page
    const items = readReturn(part, (name) => form[name])
    const chosen = items.flatMap((item) => {
      const reason = returnReasons.find((one) => one === item.reason)
      return reason ? [{ ...item, reason }] : []
    })
    const refundTotal = Number(form.refundTotal || Number.NaN)
    if (chosen.length === 0 || chosen.length < items.length || Number.isNaN(refundTotal))
      return back({ items, comment })
    const body = { shipOrderNo, items: chosen, ...(comment.trim() && { comment: comment.trim() }), refundTotal }
    const made = await tried(returnsClient(visit.http).request(orderNo, body, key))
    if (made?.ok) return `${page}&return=${made.value.returnNo}`
    return back({ items, comment, message: made?.items[0]?.message ?? translator(visit, en, fr)('away') })
  },
}
