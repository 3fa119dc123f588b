import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../kernel/client-address.ts'
import type { Searched } from './searched.service.ts'

/** The query of a list. */
type Asked = {
  page?: unknown
  pageSize?: unknown
  sortKey?: unknown
  exact?: unknown
  dimensions?: unknown
  itemNos?: unknown
}

/**
 * Whether a request for a list is a new search: not another page, order or filter of an earlier one, nor the way back from a
 * correction. A page size of 1 only asks for the number of products.
 */
export const isNewSearch = ({
  page = 1,
  pageSize,
  sortKey = 'relevance',
  exact,
  dimensions,
  itemNos,
}: Asked): boolean =>
  Number(page) === 1 &&
  Number(pageSize) !== 1 &&
  sortKey === 'relevance' &&
  exact !== 'true' &&
  dimensions === undefined &&
  itemNos === undefined

const list = /^\/api\/v[23]\/(en|fr)\/products\?/

/** Counts the searches that are answered from the reply cache, without their handler. */
export function countCached(app: FastifyInstance, searched: Pick<Searched, 'again'>): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const language = request.fromMemory && request.url.includes('searchTerm=') && list.exec(request.url)?.[1]
    const query = request.query as Asked & { searchTerm?: unknown }
    if (language && typeof query.searchTerm === 'string' && isNewSearch(query)) {
      searched.again(language as 'en' | 'fr', query.searchTerm.trim(), clientAddress(request.ip))
    }
    done()
  })
}
