import type { StoreCardForm } from '@onair/core/store-card'
import type { StoreCardQuestion } from '@onair/core/store-card/client'
import type { ProblemTexts } from './texts.ts'

/** The props of every step's fields. */
export type StepProps = {
  /** Unique on the page. */
  id: string
  /** The typed values. Later changes have no effect: typed text stays. */
  form: StoreCardForm
  problems: ProblemTexts
  questions: readonly StoreCardQuestion[]
}
