import type { ErrorItem } from '@onair/core/contract'
import type { Bilingual, Language } from '@onair/core/language'

/**
 * The sentences that a feature refuses with, each under a code of its own. Placeholders stand in braces and are the same in
 * both languages. A sentence says what is wrong and, if there is one, the way forward.
 */
export type Messages = Readonly<Record<string, Bilingual>>

/** A value of a placeholder, or one for each language. */
type Value = string | number | Bilingual
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
/** The values that a sentence's placeholders need; none when it has no placeholders. */
type Values<Message extends Bilingual> = [Names<Message['en']>] extends [never]
  ? { values?: undefined }
  : { values: Readonly<Record<Names<Message['en']>, Value>> }

/** One reason of a refusal: which sentence, about what (`Area` on the wire), and the values of its placeholders. */
export type ReasonOf<M extends Messages, Code extends keyof M = keyof M> = Code extends keyof M
  ? { code: Code; area: string } & Values<M[Code]>
  : never

/** A reason whose values are not checked against its sentence, where reasons of several sentences are collected. */
export type Reason<Code extends PropertyKey> = {
  code: Code
  area: string
  values?: Readonly<Record<string, Value>> | undefined
}

type ReasonWithMessage = Reason<string> & { message: Bilingual }

/**
 * "No", for reasons that the caller can understand. A handler returns it; inside a transaction it may be thrown, so that
 * the transaction is rolled back. It becomes `[{Message, Area}]` in the language of the path.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly reasons: readonly ReasonWithMessage[]
  /** Seconds after which trying again makes sense; a 429 or 503 says so in its headers. */
  readonly retryAfter: number | undefined

  constructor(status: number, reasons: readonly ReasonWithMessage[], retryAfter?: number) {
    super(reasons.map(({ code, area }) => `${area}: ${code}`).join(', '))
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter ?? (status === 503 ? 2 : undefined)
  }

  items(language: Language): ErrorItem[] {
    return this.reasons.map(({ message, area, values }) => ({ Message: fill(message, language, values), Area: area }))
  }
}

/** A sentence with its placeholders filled. */
function fill(message: Bilingual, language: Language, values: Readonly<Record<string, Value>> = {}): string {
  return message[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : String(typeof value === 'object' ? value[language] : value)
  })
}

/**
 * Refuses with the sentences of a catalogue: a feature's own, and those of lower features that it uses.
 *
 * @example
 * export const { refuse } = refusalsOf({ ...catalogueMessages, ...bagMessages })
 * return refuse(404, { code: 'bag-unknown', area: 'CartGuid' })
 */
export function refusalsOf<M extends Messages>(messages: M) {
  function messageOf(code: keyof M): Bilingual {
    const message = messages[code]
    if (!message) throw new Error(`There is no message ${String(code)}`)
    return message
  }
  const withMessage = ({ code, ...about }: Reason<keyof M>): ReasonWithMessage => ({
    ...about,
    code: String(code),
    message: messageOf(code),
  })
  return {
    /** A refusal with one reason. */
    refuse: <Code extends keyof M>(status: number, why: ReasonOf<M, Code>, retryAfter?: number): Refusal =>
      new Refusal(status, [withMessage(why)], retryAfter),
    /** A refusal with several reasons. */
    refuseAll: (status: number, why: readonly Reason<keyof M>[]): Refusal => new Refusal(status, why.map(withMessage)),
    /** A sentence of the catalogue with its placeholders filled. */
    messageIn: (language: Language, code: keyof M, values?: Readonly<Record<string, Value>>): string =>
      fill(messageOf(code), language, values),
  }
}
