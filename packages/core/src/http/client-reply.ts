import type { Result } from './http.ts'

/** The value of a client's call that succeeded: `ReplyOfClient<typeof bagClient, 'read'>` is a bag as the code sees it. */
export type ReplyOfClient<
  Client extends (...args: never[]) => object,
  Name extends keyof ReturnType<Client>,
> = ReturnType<Client>[Name] extends (...args: never[]) => Promise<Result<infer Value>> ? Value : never
