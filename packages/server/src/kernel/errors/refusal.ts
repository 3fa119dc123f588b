import type { ErrorItem } from '@onair/core/contract'
import type { Bilingual, Language } from '@onair/core/language'
import { accounts } from './messages/accounts.ts'
import { bag } from './messages/bag.ts'
import { orders } from './messages/orders.ts'
import { requests } from './messages/requests.ts'

/**
 * Every sentence that the server refuses with, by a code of its own. Placeholders stand in braces and are the same in both
 * languages. Each says what is wrong and, where there is one, the way forward. `messages/` has them by what they are about.
 */
export const messages = { ...requests, ...accounts, ...bag, ...orders } as const satisfies Record<string, Bilingual>

export type MessageCode = keyof typeof messages

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
/** What a message's placeholders need; nothing when it has none. */
type Values<Code extends MessageCode> = [Names<(typeof messages)[Code]['en']>] extends [never]
  ? { values?: undefined }
  : { values: Readonly<Record<Names<(typeof messages)[Code]['en']>, Said>> }
/** A value, or one for each language. */
type Said = string | number | Bilingual

type Reason = { code: MessageCode; area: string; values?: Readonly<Record<string, Said>> | undefined }
/** One reason of a refusal: which sentence, about what (`Area` on the wire), and what fills its placeholders. */
export type ReasonOf<Code extends MessageCode> = Code extends MessageCode
  ? { code: Code; area: string } & Values<Code>
  : never

/**
 * "No", for reasons that the caller can understand. A handler returns it; inside a transaction it may be thrown, so that
 * the transaction is rolled back. It becomes `[{Message, Area}]` in the language of the path.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly reasons: readonly Reason[]
  /** Seconds after which trying again makes sense; a 429 or 503 says so in its headers. */
  readonly retryAfter: number | undefined

  constructor(status: number, reasons: readonly Reason[], retryAfter?: number) {
    super(reasons.map(({ code, area }) => `${area}: ${code}`).join(', '))
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter ?? (status === 503 ? 2 : undefined)
  }

  items(language: Language): ErrorItem[] {
    return this.reasons.map(({ code, area, values }) => ({ Message: messageIn(language, code, values), Area: area }))
  }
}

/**
 * A refusal with one reason.
 *
 * @example return refuse(404, { code: 'product-unknown', area: 'ItemNo', values: { itemNo } })
 */
export function refuse<Code extends MessageCode>(status: number, reason: ReasonOf<Code>, retryAfter?: number): Refusal {
  return new Refusal(status, [reason], retryAfter)
}

/** A sentence of the catalogue with its placeholders filled. */
export function messageIn(language: Language, code: MessageCode, values: Readonly<Record<string, Said>> = {}): string {
  return messages[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : String(typeof value === 'object' ? value[language] : value)
  })
}
