import type { Translate } from '@onair/core/messages'
import type { Province } from '@onair/core/provinces'
import { ageOfMajority, type StoreCardField } from '@onair/core/store-card'
import type en from '../store-card.messages.en.json'
import type { StoreCardProblems } from '../store-card.model.ts'

export type Texts = Translate<typeof en>
/** The sentence of each invalid field. */
export type ProblemTexts = Partial<Record<StoreCardField, { message: string }>>

/** The problems as sentences: the server's, or those of the rule. */
export function problemTexts(problems: StoreCardProblems, province: string, t: Texts): ProblemTexts {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      if (typeof problem === 'object') return [field, problem]
      if (problem === 'tooYoung') return [field, { message: t(problem, { age: ageOfMajority(province as Province) }) }]
      const key = ofField.includes(problem) ? `${problem}_${field}` : problem
      return [field, { message: t(key as Parameters<Texts>[0]) }]
    }),
  )
}

/** The rules with a different sentence for each field, so that the summary says which one it is. */
const ofField: readonly string[] = ['required', 'choose', 'amountInvalid']
