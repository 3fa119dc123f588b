import wretch, { type FetchLike } from 'wretch'
import type { Language } from '../shared/language.ts'
import { type Camel, fromWire, toWire } from '../shared/wire.ts'
import type { BodyOf, Caller, CallName, Contract, ErrorItem, QueryOf, ReplyOf } from './contract.ts'

/** The result of a call: its reply, or a refusal. */
export type Result<T> = { ok: true; value: T } | Refused
/** A refusal: its status, and its reasons in the page's language. */
export type Refused = { ok: false; status: number; items: Camel<ErrorItem>[] }

/** The network failed, or the reply does not follow the contract. A retry may succeed. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The page's settings for calls. */
export type PublicHttpOptions = {
  /** The shop's origin: `https://shop.example`, or empty for the page's own. */
  base: string
  language: () => Language
  fetch?: FetchLike
  /** Checks a reply against its schema. Absent in script-tag builds, where the schemas would weigh more than the widget. */
  checkReply?: (call: CallName, reply: unknown) => void
}

/** Sends calls with tokens (`tokens.ts`). */
export type Tokens = {
  /** How a call with a token is sent; undefined for a customer call when nobody is signed in. */
  sender(caller: Sender, asCustomer: boolean | undefined): Sending | undefined
}

type Sending = {
  send: FetchLike
  /** The customer's number, for the call's path. */
  edp?: number
}

/** A call's input. `{language}`, and `{edp}` from the customer's token, are filled in. */
export type Input<C> = {
  params?: Readonly<Record<string, string | number>>
  query?: Partial<QueryOf<C>>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
} & (C extends { body: unknown } ? { body: BodyOf<C> } : { body?: undefined }) &
  // The contract's schemas are not loaded here, so the caller says that names and amounts pass unchanged.
  (C extends { wire: 'as-is' } ? { asIs: true } : { asIs?: undefined }) &
  /** Sends the customer's token where there is one. */
  (C extends { optionalCustomer: true } ? { asCustomer: true } : { asCustomer?: undefined })

/** Whose token a call sends: an operator is a customer. */
export type Sender = Exclude<Caller, 'operator'>
type CallerOf<C> = C extends { caller: infer A } ? (A extends 'operator' ? 'customer' : A) : never

/** Makes the calls of one contract, by these callers. It imports the contract's types only, never its schemas. */
export type MakeCall<C extends Contract, By extends Sender = Sender> = <K extends keyof C & CallName>(
  name: K,
  caller: CallerOf<C[K]> & By,
  ...input: C[K] extends { body: unknown } | { wire: 'as-is' } ? [Input<C[K]>] : [Input<C[K]>?]
) => Promise<Result<ReplyOf<C[K]>>>

/** The base of every feature's client. `By`: whose calls it makes. */
export type Http<By extends Sender = Sender> = {
  /** A typed function for a contract's calls: `http.calls<typeof bagContract>()`. */
  calls<C extends Contract>(): MakeCall<C, By>
  /** The address of a call that the browser requests itself: an event stream, a calendar file. */
  address(name: CallName, params?: Readonly<Record<string, string | number>>): string
  /** A form-encoded call with the field names of OAuth (the token endpoints). */
  postForm(path: string, form: Record<string, string>): Promise<Result<unknown>>
  language(): Language
}

/**
 * Creates the HTTP base: language and version in the path, replies as results. Without tokens it makes the calls that need
 * none; widgets that only read what is public carry no more.
 * Every call rejects with {@link Unreachable} when the network fails or the reply does not follow the contract.
 */
export function createPublicHttp(options: PublicHttpOptions, tokens?: (open: OpenHttp) => Tokens): Http {
  // wretch joins the base's address and the chain that sends tokens. Its errors, query and JSON are not used: here a refusal is a
  // result, a field without a value is not sent, and a reply that is no JSON is told apart from a network that failed.
  const connection = options.fetch ? wretch(options.base).fetchPolyfill(options.fetch) : wretch(options.base)
  const send = connection.toFetch()

  const postForm: Http['postForm'] = (path, form) =>
    result(
      path,
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    )
  const withTokens = tokens?.({ connection, postForm })

  type AnyInput = Omit<Input<{ body: unknown }>, 'asIs' | 'asCustomer'> & { asIs?: boolean; asCustomer?: boolean }
  async function call(name: CallName, caller: Sender, input: AnyInput = { body: undefined }) {
    const needsToken = caller !== 'none' || input.asCustomer
    if (needsToken && !withTokens) throw new Error(`${name} needs a token`)
    const sender: Sending | undefined = needsToken ? withTokens?.sender(caller, input.asCustomer) : { send }
    if (!sender) return { ok: false, status: 401, items: [] }
    const method = name.slice(0, name.indexOf(' '))
    const headers = { ...input.headers, ...(input.body !== undefined && { 'content-type': 'application/json' }) }
    const { edp } = sender
    const reply = await result(
      name,
      sender.send(address(name, { ...input.params, ...(edp !== undefined && { edp }) }) + queryString(input.query), {
        method,
        headers,
        signal: input.signal,
        // A change outlives the page that made it.
        keepalive: method !== 'GET',
        body: input.body === undefined ? undefined : JSON.stringify(input.asIs ? input.body : toWire(input.body)),
      }),
    )
    if (!reply.ok) return reply
    options.checkReply?.(name, reply.value)
    return { ok: true, value: input.asIs ? reply.value : fromWire(reply.value) }
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

/** What tokens are obtained and sent with. */
export type OpenHttp = { connection: ReturnType<typeof wretch>; postForm: Http['postForm'] }

/** Converts a response to a result: success or refusal. Anything else throws {@link Unreachable}. */
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

/** An object or an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
