import { planTimeZone, zonedDate } from '@onair/core/dates'
import { type Refused, randomId, Unreachable } from '@onair/core/http'
import { clearStored, readStored, readUserToken, storeCreditCardApplicationKey, writeStored } from '@onair/core/session'
import {
  applicationOf,
  draftOf,
  emptyStoreCardForm,
  errorsOfStep,
  fieldsOfDraft,
  nextStoreCardStep,
  type StoreCardErrorKey,
  type StoreCardErrors,
  type StoreCardField,
  type StoreCardForm,
  type StoreCardStep,
  storeCardErrors,
} from '@onair/core/store-card'
import { type StoreCardDecision, type StoreCardState, storeCardClient } from '@onair/core/store-card/client'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** The error of each field: a rule's name, or the server's own sentence. */
export type StoreCardProblems = Partial<Record<StoreCardField, StoreCardErrorKey | { message: string }>>

type Application = NonNullable<StoreCardState['application']>
/** A decision, or an application that still waits for one. */
export type ApplicationStatus = Pick<Application, 'applicationNo' | 'decision' | 'creditLimit' | 'cardLastDigits'>

export type StoreCardModel = {
  step: ReadonlySignal<StoreCardStep>
  form: ReadonlySignal<StoreCardForm>
  /** The errors of the present step. A new object for each check. */
  problems: ReadonlySignal<StoreCardProblems>
  /** Why sending failed: the server's sentence, or `away`. */
  failure: ReadonlySignal<{ message: string } | 'away' | undefined>
  sending: ReadonlySignal<boolean>
  outcome: ReadonlySignal<ApplicationStatus | undefined>
  /** Whether the form continues one that this browser stored. */
  resumed: ReadonlySignal<boolean>
  /** Whether this browser stores the form. */
  isSaved: ReadonlySignal<boolean>
  /** Continues the application that this browser stored for the customer, if any. */
  resume(): void
  /** Takes typed values, and stores them. */
  type(fields: Partial<StoreCardForm>): void
  /** Checks the present step, and goes on to the next one with something to fill in. */
  goOn(): void
  change(step: StoreCardStep): void
  send(): Promise<void>
}

/**
 * An application for the store card, step by step.
 *
 * 1. The browser stores the permitted fields (core's `draftOf`) after each change, and forgets them once the application is
 *    decided.
 * 2. A stored application continues at its first step with something to fill in.
 * 3. One key per application: a retry sends it again, and a changed form gets another.
 */
export function createStoreCardModel(
  models: Models,
  initial: StoreCardForm,
  existing: ApplicationStatus | undefined,
): StoreCardModel {
  const { session } = models.environment
  const step = signal<StoreCardStep>('about')
  const form = signal(initial)
  const problems = signal<StoreCardProblems>({})
  const failure = signal<{ message: string } | 'away' | undefined>(undefined)
  const sending = signal(false)
  const outcome = signal(existing)
  const resumed = signal(false)
  const isSaved = signal(true)
  let attempt = { application: '', key: '' }
  const calls = () => storeCardClient(models.of(httpModel))

  const errorsNow = (): StoreCardErrors =>
    storeCardErrors(applicationOf(form.peek()), zonedDate(session.now(), planTimeZone))

  function keep(): void {
    const edp = readUserToken(session)?.edp
    if (edp === undefined) return
    writeStored(session, storeCreditCardApplicationKey, draftOf(form.peek(), edp, session.now()))
    isSaved.value = readStored(session, storeCreditCardApplicationKey) !== undefined
  }

  function decide(decided: ApplicationStatus): void {
    clearStored(session, storeCreditCardApplicationKey)
    outcome.value = decided
  }

  /** Shows the server's reasons: at the first step that has one, or above the review. */
  async function refuse({ items }: Refused): Promise<void> {
    // Another tab has applied.
    if (items[0]?.area === 'Application') {
      const latest = await calls().latest()
      if (latest.ok && latest.value.application) return decide(latest.value.application)
    }
    const fields: StoreCardProblems = {}
    for (const { area, message } of items) {
      const name = fieldOfArea(area)
      if (name) fields[name] ??= { message }
    }
    const sentence = items.find(({ area }) => !fieldOfArea(area))?.message
    const asErrors = fields as StoreCardErrors
    batch(() => {
      failure.value = sentence ? { message: sentence } : Object.keys(fields).length === 0 ? 'away' : undefined
      step.value = nextStoreCardStep(asErrors)
      problems.value = errorsOfStep(asErrors, step.peek())
    })
  }

  async function send(): Promise<void> {
    const errors = errorsNow()
    const { title, ...application } = applicationOf(form.peek())
    if (sending.peek()) return
    if (Object.keys(errors).length > 0) return go(nextStoreCardStep(errors), errors)
    const key = JSON.stringify([title, application])
    if (attempt.application !== key) attempt = { application: key, key: randomId() }
    batch(() => {
      sending.value = true
      failure.value = undefined
    })
    try {
      const body = { ...application, ...(title && { title }) } as Parameters<ReturnType<typeof calls>['apply']>[0]
      const result = await calls().apply(body, attempt.key)
      if (result.ok) decide(result.value satisfies StoreCardDecision)
      else await refuse(result)
    } catch (thrown) {
      if (!(thrown instanceof Unreachable)) throw thrown
      failure.value = 'away'
    } finally {
      sending.value = false
    }
  }

  function go(to: StoreCardStep, errors: StoreCardErrors = {}): void {
    batch(() => {
      step.value = to
      failure.value = undefined
      problems.value = errorsOfStep(errors, to)
    })
  }

  return {
    step,
    form,
    problems,
    failure,
    sending,
    outcome,
    resumed,
    isSaved,
    resume() {
      const edp = readUserToken(session)?.edp
      if (edp === undefined || outcome.peek()) return
      const draft = fieldsOfDraft(readStored(session, storeCreditCardApplicationKey), edp, session.now())
      if (!draft) return
      batch(() => {
        form.value = { ...form.peek(), ...draft }
        resumed.value = true
        step.value = nextStoreCardStep(errorsNow())
      })
    },
    type(fields) {
      form.value = { ...form.peek(), ...fields }
      keep()
    },
    goOn() {
      const errors = errorsNow()
      const here = errorsOfStep(errors, step.peek())
      if (Object.keys(here).length > 0) problems.value = here
      else go(nextStoreCardStep(errors), {})
    },
    change: (to) => go(to),
    send,
  }
}

/** The field of a refusal's area: `Address.ZipCode` is `zipCode`. Undefined if the area is no field. */
function fieldOfArea(area: string): StoreCardField | undefined {
  const name = area.replace(/^Address\./, '')
  const field = name.charAt(0).toLowerCase() + name.slice(1)
  return isField(field) ? field : undefined
}

const isField = (name: string): name is StoreCardField => Object.hasOwn(emptyStoreCardForm, name)
