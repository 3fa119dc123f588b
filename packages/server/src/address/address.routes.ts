import { addressContract } from '@onair/core/contract'
import type { FastifyBaseLogger } from 'fastify'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { createAddressLookup, type LookupItems, type LookupResult } from '../outside/address-lookup.ts'
import { carrierSettings } from '../outside/carrier.settings.ts'
import { createCarrier } from '../outside/carrier.ts'
import { refuse } from './address.messages.ts'
import { addressLookupSettings } from './address.settings.ts'

const baseOf = ({ url: baseUrl, key }: { url: string; key: string }) => ({ baseUrl, key })

/**
 * Address look-up while typing, and the carrier's pick-up points (specification §7). Requests and replies are those of the
 * outside services; the shop adds its keys and limits. Their failures are logged, without the typed text and without a key.
 */
export const addressRoutes: Routes = (app, { config, fetch, metrics }) => {
  const lookup = createAddressLookup({
    ...baseOf(addressLookupSettings.of(config)),
    fetch,
    onPause: metrics.pauses('addresses'),
  })
  const carrier = createCarrier({
    ...baseOf(carrierSettings.of(config)),
    fetch,
    onPause: metrics.pauses('carrier'),
  })

  function answer(
    result: LookupResult,
    area: string,
    log: FastifyBaseLogger,
  ): { Items: LookupItems } | ReturnType<typeof refuse> {
    if (result.status === 'found') return { Items: result.items }
    if (result.status === 'unavailable') {
      log.warn({ reason: result.reason }, 'the address look-up is unavailable')
      return refuse(503, { code: 'address-away', area: 'AddressLookup' })
    }
    const { about, code, description } = result
    log.warn({ code, description }, 'the address look-up refused a request')
    return about === 'request'
      ? refuse(417, { code: 'address-not-found', area })
      : refuse(503, { code: 'address-away', area: 'AddressLookup' })
  }

  mount(app, addressContract, {
    'GET /api/v2/{language}/addresslookup/find': async ({ query, language, log }) => {
      const { SearchTerm, LastId, Country, MaxSuggestions, MaxResults } = query
      const reply = await lookup.find({
        term: SearchTerm,
        lastId: LastId,
        country: Country,
        maxSuggestions: MaxSuggestions,
        maxResults: MaxResults,
        language,
      })
      return answer(reply, 'SearchTerm', log)
    },
    'GET /api/v2/{language}/addresslookup/retrieve': async ({ query, language, log }) =>
      answer(await lookup.retrieve(query.Id, language), 'Id', log),
    'POST /api/v2/{language}/accesspoints/locator': async ({ body, log }) => {
      const result = await carrier.locate(body)
      if (result.status === 'found') return result.reply
      if (result.status === 'refused') {
        log.warn({ code: result.code }, 'the carrier refused a request')
        return refuse(417, { code: 'postal-code-format', area: 'PostcodePrimaryLow' })
      }
      log.warn({ reason: result.reason }, 'the carrier is unavailable')
      return refuse(503, { code: 'pick-up-away', area: 'AccessPoints' })
    },
  })
}
