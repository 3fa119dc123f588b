import type { Audience } from './audience.ts'
import type { Visit } from './visit.ts'

/** The fields of a posted form. */
export type Form = Readonly<Record<string, string | undefined>>

/** A form that the shop's pages post without JavaScript. The reply is a 303. */
export type Action = {
  path: string
  /** Does what the form requests. @returns the path of the page that follows */
  run: (visit: Visit, form: Form) => Promise<string>
} & (
  | { audience: 'everyone' }
  | {
      audience: Exclude<Audience, 'everyone' | 'operator'>
      /** The page of the form. It has the same audience, so a visitor who is not admitted goes to sign-in and back. */
      page: (form: Form) => string
    }
)
