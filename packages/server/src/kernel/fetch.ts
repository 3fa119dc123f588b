/** The options of `fetch` that the adapters use. A redirect is an error, so that no key is sent elsewhere. */
export interface FetchRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
  redirect?: 'error'
}

/** The part of a response that the adapters read. */
export interface FetchResponse {
  status: number
  /** The `Retry-After` header. */
  retryAfter?: string
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<unknown> }) | null
}

/** The part of `fetch` that the adapters of outside services use. It is injected, so that tests and proxies can supply their own. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>
