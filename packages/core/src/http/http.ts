import wretch, { type ConfiguredMiddleware, type FetchLike } from 'wretch'
import type { Language } from '../shared/language.ts'
import { type Camel, fromWire, toWire } from '../shared/wire.ts'
import type { BodyOf, Caller, CallName, Contract, ErrorItem, QueryOf, ReplyOf } from './contract.ts'

/** What a call comes to when the server understood it: its reply, or the refusal's status and reasons. */
export type Result<T> = { ok: true; value: T } | Refused
/** "No": the status, and why, in the page's language. */
export type Refused = { ok: false; status: number; items: Camel<ErrorItem>[] }

/** The server could not be reached, or answered with something that is not its contract. Worth trying again later. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** What the way to the server needs to know of the page and the shopper. */
export type HttpOptions = {
  /** Where the shop is: `https://shop.example`, or empty for the page's own origin. */
  base: string
  language: () => Language
  fetch?: FetchLike
  /** The application token that is kept, and where a new one is put (specification §6). */
  appToken: { get(): string | undefined; set(token: string): void; clear(): void }
  /** A public client's credential: it opens nothing but the app-token calls. */
  appCredentials: { userName: string; password: string }
  /** The signed-in customer's token, if there is one. */
  customerToken: () => { token: string; edp: number } | undefined
  /** A customer call was answered 401, or there is no token for it: clean up, go to sign-in (specification §8). */
  onUnauthorised?: () => void
  /** The `current-date` header of app-token and customer calls. */
  currentDate?: () => string | undefined
  /** Names what a reply lacks. Left out of script-tag builds, where the schemas would weigh more than the widget. */
  checkReply?: (call: CallName, reply: unknown) => void
}

/** What a call takes besides what the base fills in (`{language}`, and `{edp}` from the customer token). */
export type Input<C> = {
  params?: Readonly<Record<string, string | number>>
  query?: Partial<QueryOf<C>>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
} & (C extends { body: unknown } ? { body: BodyOf<C> } : { body?: undefined }) &
  // The contract's schemas stay away, so whoever makes the call says that its names and amounts are not ours.
  (C extends { wire: 'as-is' } ? { asIs: true } : { asIs?: undefined })

type CallerOf<C> = C extends { caller: infer A } ? A : never

/** A typed way to make the calls of one contract: only the contract's types come along, never its schemas. */
export type MakeCall<C extends Contract> = <K extends keyof C & CallName>(
  name: K,
  caller: CallerOf<C[K]> & Caller,
  ...input: C[K] extends { body: unknown } | { wire: 'as-is' } ? [Input<C[K]>] : [Input<C[K]>?]
) => Promise<Result<ReplyOf<C[K]>>>

/** The way to the server, which every feature's client is built on. */
export type Http = {
  /** Calls of a contract, with the contract's own types: `http.calls<typeof bagContract>()`. */
  calls<C extends Contract>(): MakeCall<C>
  /** The address of a call that is not a request of ours: an event stream, a calendar file. */
  address(name: CallName, params?: Readonly<Record<string, string | number>>): string
  /** A form-encoded call whose names are not ours to spell (the token endpoints). */
  postForm(path: string, form: Record<string, string>): Promise<Result<unknown>>
  language(): Language
}

/**
 * The one way to the server: language and version in the path, tokens in the headers, replies as results.
 * App-token calls obtain the token once, share it, and on a 401 renew it and try once more (specification §6).
 * Every call rejects with {@link Unreachable} when the network fails or the answer is not the contract's.
 */
export function createHttp(options: HttpOptions): Http {
  let obtaining: Promise<string> | undefined

  const withAppToken: ConfiguredMiddleware = (next) => async (url, init) => {
    const attempt = (token: string) => next(url, { ...init, headers: privateHeaders(init.headers, token, options) })
    const first = await attempt(options.appToken.get() ?? (await obtainAppToken()))
    if (first.status !== 401) return first
    options.appToken.clear()
    return attempt(await obtainAppToken())
  }
  const withCustomerToken: ConfiguredMiddleware = (next) => async (url, init) => {
    const response = await next(url, {
      ...init,
      headers: privateHeaders(init.headers, options.customerToken()?.token ?? '', options),
    })
    if (response.status === 401) options.onUnauthorised?.()
    return response
  }

  const open = options.fetch ? wretch(options.base).fetchPolyfill(options.fetch) : wretch(options.base)
  const send: Record<Caller, ReturnType<typeof open.toFetch>> = {
    none: open.toFetch(),
    app: open.middlewares([withAppToken]).toFetch(),
    customer: open.middlewares([withCustomerToken]).toFetch(),
  }

  function obtainAppToken(): Promise<string> {
    obtaining ??= postForm('/api/token', { grant_type: 'password', ...options.appCredentials })
      .then((result) => {
        const token = result.ok && isRecord(result.value) ? result.value.access_token : undefined
        if (typeof token !== 'string') throw new Unreachable('The shop gave no application token')
        options.appToken.set(token)
        return token
      })
      .finally(() => {
        obtaining = undefined
      })
    return obtaining
  }

  function postForm(path: string, form: Record<string, string>) {
    return result(
      path,
      send.none(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    )
  }

  type AnyInput = Omit<Input<{ body: unknown }>, 'asIs'> & { asIs?: boolean }
  async function call(name: CallName, caller: Caller, input: AnyInput = { body: undefined }) {
    const customer = caller === 'customer' ? options.customerToken() : undefined
    if (caller === 'customer' && !customer) {
      options.onUnauthorised?.()
      return { ok: false, status: 401, items: [] }
    }
    const method = name.slice(0, name.indexOf(' '))
    const headers: Record<string, string> = { ...input.headers }
    if (input.body !== undefined) headers['content-type'] = 'application/json'
    const answer = await result(
      name,
      send[caller](
        address(name, { ...input.params, ...(customer && { edp: customer.edp }) }) + queryString(input.query),
        {
          method,
          headers,
          signal: input.signal,
          body: input.body === undefined ? undefined : JSON.stringify(input.asIs ? input.body : toWire(input.body)),
        },
      ),
    )
    if (!answer.ok) return answer
    options.checkReply?.(name, answer.value)
    return { ok: true, value: input.asIs ? answer.value : fromWire(answer.value) }
  }

  const address: Http['address'] = (name, params = {}) =>
    name
      .slice(name.indexOf(' ') + 1)
      .replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(key === 'language' ? options.language() : (params[key] ?? '')),
      )

  return {
    calls: <C extends Contract>() => call as MakeCall<C>,
    address: (name, params) => options.base + address(name, params),
    postForm,
    language: options.language,
  }
}

/** Headers of calls that carry a token: nothing of theirs may be cached (specification §7). */
function privateHeaders(given: HeadersInit | undefined, token: string, options: HttpOptions): Record<string, string> {
  const date = options.currentDate?.()
  return {
    ...(given as Record<string, string> | undefined),
    authorization: `Bearer ${token}`,
    'cache-control': 'no-cache',
    ...(date && { 'current-date': date }),
  }
}

/** A response as a result: success, or a refusal with its reasons. Everything else is {@link Unreachable}. */
async function result(what: string, sending: Promise<Response>): Promise<Result<unknown>> {
  try {
    const response = await sending
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (response.ok) return { ok: true, value: body }
    if (Array.isArray(body) && body.every((item) => isRecord(item) && typeof item.Message === 'string')) {
      return { ok: false, status: response.status, items: fromWire(body as ErrorItem[]) }
    }
    throw new Error(`status ${response.status} without a reason`)
  } catch (error) {
    if (error instanceof Unreachable || (error instanceof Error && error.name === 'AbortError')) throw error
    throw new Unreachable(`${what}: no usable answer`, { cause: error })
  }
}

function queryString(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
