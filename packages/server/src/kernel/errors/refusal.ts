import type { ErrorItem } from '@onair/core/contract'
import type { Bilingual, Language } from '@onair/core/language'
import { type Messages as Texts, translator } from '@onair/core/messages'

/**
 * The sentences that a feature refuses with, each under a code of its own: its two messages files. Values are the same in both
 * languages. A sentence says what is wrong and, if there is one, the way forward.
 */
export type Messages<English extends Texts = Texts> = {
  readonly en: English
  readonly fr: { readonly [Code in keyof English]: string }
}

/** A feature's messages files. French that lacks a code does not compile. */
export const messagesOf = <English extends Texts>(
  en: English,
  fr: Messages<NoInfer<English>>['fr'],
): Messages<English> => ({ en, fr })

/** The codes of messages; of several, those of all. */
export type CodeOf<M extends Messages> = M extends Messages ? keyof M['en'] & string : never

/** The English sentence of a code, as its type says it: which values it takes. */
type SentenceOf<M extends Messages, Code> = M extends Messages
  ? Code extends keyof M['en']
    ? M['en'][Code]
    : never
  : never

/** A value in a sentence, or one for each language. */
type Value = string | number | Bilingual
type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never
/** The values that a sentence takes, all of them; none when it takes none. */
type Values<Text> = [Names<Text>] extends [never]
  ? { values?: undefined }
  : { values: Readonly<Record<Names<Text>, Value>> }

/** One reason of a refusal: which sentence, about what (`Area` on the wire), and the values in it. */
export type ReasonOf<M extends Messages, Code extends CodeOf<M> = CodeOf<M>> =
  Code extends CodeOf<M> ? { code: Code; area: string } & Values<SentenceOf<M, Code>> : never

/** A reason whose values are not checked against its sentence, where reasons of several sentences are collected. */
export type Reason<Code extends string> = {
  code: Code
  area: string
  values?: Readonly<Record<string, Value>> | undefined
}

type ReasonWithMessages = Reason<string> & { messages: Messages }

/**
 * "No", for reasons that the caller can understand. A handler returns it; inside a transaction it may be thrown, so that
 * the transaction is rolled back. It becomes `[{Message, Area}]` in the language of the path.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly reasons: readonly ReasonWithMessages[]
  /** Seconds after which trying again makes sense; a 429 or 503 says so in its headers. */
  readonly retryAfter: number | undefined

  constructor(status: number, reasons: readonly ReasonWithMessages[], retryAfter?: number) {
    super(reasons.map(({ code, area }) => `${area}: ${code}`).join(', '))
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter ?? (status === 503 ? 2 : undefined)
  }

  items(language: Language): ErrorItem[] {
    return this.reasons.map(({ messages, area, code, values }) => ({
      Message: sentence(messages, language, code, values),
      Area: area,
    }))
  }
}

/** A sentence with its values filled in. */
function sentence(messages: Messages, language: Language, code: string, values: Reason<string>['values'] = {}): string {
  const named = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? value[language] : value] as const,
  )
  return translator(messages[language], language)(code, Object.fromEntries(named))
}

/**
 * Refuses with the sentences of a feature, and those of lower features that it uses.
 *
 * @example
 * export const { refuse } = refusalsOf(catalogueMessages, bagMessages)
 * return refuse(404, { code: 'bag-unknown', area: 'CartGuid' })
 */
export function refusalsOf<Used extends readonly Messages[]>(...used: Used) {
  type Code = CodeOf<Used[number]>
  const messages: Messages = {
    en: Object.assign({}, ...used.map(({ en }) => en)),
    fr: Object.assign({}, ...used.map(({ fr }) => fr)),
  }
  function withMessages({ code, ...about }: Reason<Code>): ReasonWithMessages {
    if (messages.en[code] === undefined) throw new Error(`There is no message ${code}`)
    return { ...about, code, messages }
  }
  return {
    /** A refusal with one reason. */
    refuse: <One extends Code>(status: number, why: ReasonOf<Used[number], One>, retryAfter?: number): Refusal =>
      new Refusal(status, [withMessages(why)], retryAfter),
    /** A refusal with several reasons. */
    refuseAll: (status: number, why: readonly Reason<Code>[]): Refusal => new Refusal(status, why.map(withMessages)),
    /** A sentence with its values filled in. */
    messageIn: (language: Language, code: Code, values?: Reason<string>['values']): string =>
      sentence(messages, language, code, values),
  }
}
