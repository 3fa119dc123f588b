import { accessPoints, locatorRequest, maxAddressFieldLength } from '@onair/core/address'
import type { Language } from '@onair/core/language'
import type { Province } from '@onair/core/provinces'
import type { FastifyBaseLogger } from 'fastify'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Carrier } from '../outside/carrier.ts'
import { refuse } from './address.messages.ts'

/** A pick-up point, and where a parcel for it goes. */
export type PickUpPoint = {
  id: string
  name: string
  place: {
    address1: string
    address2: null
    city: string
    province: Province
    zipCode: string
    isPOBox: false
  }
}
/** The carrier's point of this id near a postal code. */
export type PickUp = (id: string, zipCode: string, language: Language) => Promise<PickUpPoint | Refusal>

/**
 * Where a pick-up point is, as the carrier says it now: what a browser says of it is not believed. A point that the carrier
 * no longer names near that postal code is 417, a carrier that is away 503, and nothing is chosen.
 */
export function createPickUp({ carrier, log }: { carrier: Carrier; log: FastifyBaseLogger }): PickUp {
  const unknown = () => refuse(417, { code: 'pick-up-unknown', area: 'AccessPointId' })
  return async (id, zipCode, language) => {
    const found = await carrier.locate(locatorRequest(zipCode, language))
    if (found.status === 'refused') return unknown()
    if (found.status === 'unavailable') {
      log.warn({ reason: found.reason }, 'the carrier is away')
      return refuse(503, { code: 'pick-up-away', area: 'AccessPointId' })
    }
    const { DropLocation } = found.reply.LocatorResponse.SearchResults
    const point = accessPoints(DropLocation).find((one) => one.id === id)
    if (!point) return unknown()
    const { name, address1, city, province, zipCode: code } = point
    const fitting = (text: string) => text.slice(0, maxAddressFieldLength)
    return {
      id,
      name: fitting(name),
      place: {
        address1: fitting(address1),
        address2: null,
        city: fitting(city),
        province,
        zipCode: code,
        isPOBox: false,
      },
    }
  }
}
