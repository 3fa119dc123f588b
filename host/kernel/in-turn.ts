import type { Language } from '@onair/core/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from './assets.ts'
import type { Frame } from './frame.ts'
import { cachingHeaders, securityHeaders } from './headers.ts'
import type { HostContext } from './host-context.ts'
import { createVisit } from './visit.ts'

/** The server's queue of everything that computes, in which network addresses take turns. */
export type Turns = {
  /** Waits for a turn. Resolves with the function that ends it, or with `busy` if the queue is full. */
  enter(address: string, gone: AbortSignal, urgent?: boolean): Promise<(() => void) | 'busy'>
}

/** Handles a request in a turn of its address. `urgent`: before the other requests of the address. */
export type InTurn = (
  request: FastifyRequest,
  reply: FastifyReply,
  urgent: boolean,
  answer: () => Promise<FastifyReply>,
) => Promise<FastifyReply>

type Parts = {
  turns: Turns
  /** The client's address as limits count it. */
  addressOf: (ip: string) => string
  host: HostContext
  frame: Pick<Frame, 'busy'>
  assets: Assets
}

/**
 * Pages and forms wait for a turn. Without one the shop is too busy, and says so with a document that was rendered beforehand,
 * because this must cost nothing.
 */
export function createInTurn({ turns, addressOf, host, frame, assets }: Parts): InTurn {
  const busy: Record<Language, string> = {
    en: renderToStaticMarkup(frame.busy('en', assets)),
    fr: renderToStaticMarkup(frame.busy('fr', assets)),
  }
  return async (request, reply, urgent, answer) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const end = await turns.enter(addressOf(request.ip), gone.signal, urgent)
    if (end === 'busy') {
      return reply
        .code(503)
        .header('retry-after', '5')
        .headers(securityHeaders(host.settings))
        .headers(cachingHeaders('personal'))
        .send(`<!doctype html>${busy[createVisit(host, request).language]}`)
    }
    try {
      return await answer()
    } finally {
      end()
    }
  }
}
