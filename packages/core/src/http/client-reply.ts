import type { Result } from './http.ts'

/** The value of a client's successful call: `ReplyOfClient<typeof bagClient, 'read'>` is a bag in camelCase and cents. */
export type ReplyOfClient<
  Client extends (...args: never[]) => object,
  Name extends keyof ReturnType<Client>,
> = ReturnType<Client>[Name] extends (...args: never[]) => Promise<Result<infer Value>> ? Value : never
