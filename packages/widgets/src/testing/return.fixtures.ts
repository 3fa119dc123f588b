import { fromWire, type returnsContract, type WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { anOrder, type WireOrder } from './order.fixtures.ts'

export type WireReturn = WireReplyOf<
  (typeof returnsContract)['POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns']
>

/** A return of one kettle, on its way. */
export function aReturn({
  language = 'en',
  ...changes
}: { language?: Language } & Partial<WireReturn> = {}): WireReturn {
  const Description = { en: 'Gooseneck Kettle with Thermometer', fr: 'Bouilloire à col de cygne avec thermomètre' }
  return {
    ReturnNo: 'R10000001',
    OrderNo: '100000123',
    ShipOrderNo: '100000123-1',
    Items: [
      {
        LineId: '100000123-1-1',
        ItemNo: '412305',
        Description: Description[language],
        Quantity: 1,
        Reason: 'Damaged',
      },
    ],
    Comment: null,
    Refund: { Goods: 59.99, Shipping: 0, Taxes: 7.8, Total: 67.79 },
    Label: {
      TrackingNo: '7000000100000015',
      Barcode: { Symbology: 'Code 128', Width: 123, Path: 'M0 0h2v1h-2zM3 0h1v1h-1zM6 0h3v1h-3zM118 0h5v1h-5z' },
      From: ['Susan Martin', '88 Lakeshore Road East, Unit 4', 'Mississauga, ON L5G 1C9'],
      To: [
        'Onair',
        language === 'fr' ? 'Retours' : 'Returns',
        '1 Demonstration Way',
        'Sampletown, ON M0M 0M0',
        'Canada',
      ],
    },
    Status: 'Requested',
    RequestedAt: '2026-11-27T12:00:00-05:00',
    RefundedAt: null,
    ...changes,
  }
}

/** An order whose first shipment, two kettles, can be returned by post. */
export function aReturnableOrder({
  language = 'en',
  ...changes
}: { language?: Language } & Partial<WireOrder['SubOrders'][number]> = {}): WireOrder {
  const order = anOrder({ language })
  const SubOrders = order.SubOrders.map((part, index) =>
    index === 0
      ? {
          ...part,
          ShipDate: '2026-11-23',
          DeliveryDate: '2026-11-26',
          ReturnByDate: '2026-12-26',
          ShowCanadaPostReturnCTA: true,
          ...changes,
        }
      : part,
  )
  return { ...order, SubOrders }
}

/** The return as the client gives it. */
export const shownReturn = (...args: Parameters<typeof aReturn>) => fromWire(aReturn(...args))
export const shownReturnableOrder = (...args: Parameters<typeof aReturnableOrder>) =>
  fromWire(aReturnableOrder(...args))
