import { fromWire, type trackingContract, type WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { orderStatusWords } from '@onair/core/orders'

type WireTracking = WireReplyOf<(typeof trackingContract)['GET /api/v2/{language}/ordertracking']>
type Options = { language?: Language; parcels?: number; delivered?: boolean; cancelled?: boolean }

/** The tracking of an order of one or more parcels: shipped, unless `delivered` or `cancelled`. */
export function tracking({ language = 'en', parcels = 1, delivered, cancelled }: Options = {}): WireTracking {
  const word = (en: string, fr: string) => (language === 'fr' ? fr : en)
  const events = [
    ...(delivered
      ? [
          {
            At: '2026-11-26T15:10:00-05:00',
            Place: 'Mississauga, ON',
            Text: word('The parcel was delivered.', 'Le colis a été livré.'),
          },
        ]
      : []),
    {
      At: '2026-11-23T09:30:00-05:00',
      Place: 'Mississauga, ON',
      Text: word('The parcel left our warehouse.', 'Le colis a quitté notre entrepôt.'),
    },
    {
      At: '2026-11-21T19:42:00-05:00',
      Place: null,
      Text: word('We received the order.', 'Nous avons reçu la commande.'),
    },
  ]
  const status = cancelled ? 'cancelled' : delivered ? 'delivered' : 'shipped'
  return {
    OrderNo: '100000123',
    Status: orderStatusWords[status][language],
    SubOrders: Array.from({ length: parcels }, (_, index) => ({
      ShipOrderNo: `1000001230${index + 1}`,
      ShipMethod: word('Standard delivery', 'Livraison standard'),
      TrackingNo: cancelled ? null : `1000001230${index + 1}`,
      EstimatedDelivery: delivered || cancelled ? null : '2026-11-27',
      DeliveryDate: delivered ? '2026-11-26' : null,
      Events: cancelled ? [] : events,
    })),
  }
}

export const shownTracking = (options: Options = {}) => fromWire(tracking(options))
