import { accessPoints, locatorRequest, maxAddressFieldLength } from '@onair/core/address'
import type { Language } from '@onair/core/language'
import type { Province } from '@onair/core/provinces'
import type { FastifyBaseLogger } from 'fastify'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Carrier } from '../outside/carrier.ts'
import { refuse } from './address.messages.ts'

/** A pick-up point and its address. */
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
/** Finds the carrier's pick-up point with this id near a postal code. */
export type PickUp = (id: string, zipCode: string, language: Language) => Promise<PickUpPoint | Refusal>

/**
 * Reads a pick-up point's address from the carrier, because the browser's is not trusted. A point that the carrier does not list near
 * the postal code is 417, an unavailable carrier 503.
 */
export function createPickUp({ carrier, log }: { carrier: Carrier; log: FastifyBaseLogger }): PickUp {
  const unknown = () => refuse(417, { code: 'pick-up-unknown', area: 'AccessPointId' })
  return async (id, zipCode, language) => {
    const result = await carrier.locate(locatorRequest(zipCode, language))
    if (result.status === 'refused') return unknown()
    if (result.status === 'unavailable') {
      log.warn({ reason: result.reason }, 'the carrier is unavailable')
      return refuse(503, { code: 'pick-up-away', area: 'AccessPointId' })
    }
    const { DropLocation } = result.reply.LocatorResponse.SearchResults
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
