import { type Bag, bagClient } from '@onair/core/bag/client'
import { checkoutClient } from '@onair/core/checkout/client'
import { editClient } from '@onair/core/edit/client'
import { type Refused, type Result, sentencesOf, Unreachable } from '@onair/core/http'
import { ordersClient } from '@onair/core/orders/client'
import { cartGuidCookie, isAuthenticated, readCookie } from '@onair/core/session'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { bagModel } from '../../models/bag.model.ts'
import { httpModel } from '../../models/http.model.ts'
import type { Models } from '../../models/models.ts'
import type { EditDifference, Placed, Problem } from '../checkout.types.ts'
import type { DeliveryErrors, DeliveryForm } from '../delivery/delivery-form.ts'
import { type AttemptStore, createAttemptStore } from '../placing/attempt.ts'
import { doneSteps, nextStep, type Step, type StepState, stepOfArea } from './steps.ts'

/** The state and functions that all steps of a checkout share: the bag, the open step, and one action at a time. */
export type Flow = {
  models: Models
  calls: ReturnType<typeof checkoutClient>
  attempts: AttemptStore
  bag: ReadonlySignal<Bag>
  stepState: Signal<StepState>
  done: ReadonlySignal<ReadonlySet<Step>>
  open: Signal<Step>
  busy: Signal<Step | 'placing' | undefined>
  problem: Signal<Problem | undefined>
  /** The hash of the order as last read for review; undefined after any change. */
  reviewHash: Signal<string | undefined>
  placed: Signal<Placed | undefined>
  /** The number of the order that the bag became in another window. */
  ordered: Signal<string | undefined>
  /** What the reviewed edit of an order changes; undefined for a new order. */
  edit: Signal<EditDifference | undefined>
  /** The delivery form's text, restored when the form shows again, and its errors. */
  delivery: { draft: DeliveryForm | undefined; errors: Signal<DeliveryErrors> }
  /** Continues with an approved wallet payment until it pays the bag. */
  approval: (() => Promise<void>) | undefined
  /** Whether the last attempt got a 503: the order was not placed, and a changed order starts another attempt. */
  attemptIsFree: boolean
  /** Uses the bag that a call returned. */
  setBag(next: Bag): void
  /** Continues to show the present bag, even when it is gone. */
  freezeBag(): void
  /** Shows a problem at its step. */
  report(problem: Problem): void
  refuse(step: Step, refused: Refused): void
  /** Ends this checkout if a call was refused because the bag became an order in another window. @returns whether it did */
  endIfOrdered(refused: Refused): Promise<boolean>
  /** Runs one action at a time. @returns whether it succeeded */
  run(what: Step | 'placing', work: () => Promise<boolean>): Promise<boolean>
  /** Shows the result of a call that returns the bag. An earlier review is no longer valid. */
  applyResult(step: Step, result: Result<Bag> | undefined): Promise<boolean>
  /**
   * Opens the first unfinished step; while an approval waits and no card is chosen, the step that the approval needs.
   */
  advance(): Promise<void>
  /** Reads the present bag with its personal data. */
  reread(step: Step): Promise<boolean>
  /** @param earlier a refusal that caused this reading: its sentences stay even if the reading is refused */
  readReview(earlier?: Refused): Promise<boolean>
  review(): Promise<void>
}

/** Creates the state of a checkout at its first unfinished step. */
export function createFlow(models: Models, initial: Bag): Flow {
  const bags = models.of(bagModel)
  const http = models.of(httpModel)
  const { session } = models.environment
  const calls = checkoutClient(http)
  const last = signal(initial)
  // Calls with the app token return no personal data: keep the customer's data from earlier calls.
  const complete = (received: Bag): Bag => {
    if (received.buyer) return received
    const { buyer, shippingAddress, creditCard, giftCards } = last.value
    return { ...received, buyer, shippingAddress, creditCard, giftCards }
  }
  const bag = computed(() => complete(bags.bag.value ?? last.value))
  const stepState = signal<StepState>({
    asGuest: false,
    // The shopper confirmed the method before starting to pay, on an earlier page.
    shipping: initial.shippingAddress !== null && (initial.creditCard !== null || !!initial.giftCards?.length),
    declined: false,
  })
  const done = computed(() => doneSteps(bag.value, stepState.value))

  const edits = editClient(http)
  async function reviewEdit(orderNo: string, cartGuid: string) {
    const result = await edits.review(orderNo, cartGuid)
    if (!result.ok) return result
    const { difference, toAuthorize, ...reviewed } = result.value
    flow.edit.value = { difference, toAuthorize }
    return { ...result, value: reviewed }
  }
  const idleCodes = () => bag.peek().promotions.flatMap(({ code, isApplied }) => (isApplied ? [] : [code]))

  const flow: Flow = {
    models,
    calls,
    attempts: createAttemptStore(session),
    bag,
    stepState,
    done,
    open: signal(nextStep(doneSteps(initial, stepState.peek()))),
    busy: signal(undefined),
    problem: signal(undefined),
    reviewHash: signal(undefined),
    placed: signal(undefined),
    ordered: signal(undefined),
    edit: signal(undefined),
    delivery: { draft: undefined, errors: signal({}) },
    approval: undefined,
    attemptIsFree: false,
    setBag(next) {
      batch(() => {
        last.value = complete(next)
        bags.replace(next)
      })
    },
    freezeBag() {
      last.value = bag.peek()
    },
    report(next) {
      batch(() => {
        flow.problem.value = next
        flow.open.value = next.step
      })
    },
    refuse: (step, refused) => flow.report({ step, kind: 'refused', messages: sentencesOf(refused) }),
    async endIfOrdered(refused) {
      const { cartGuid } = bag.peek()
      if (refused.items[0]?.area !== 'CartGuid' || !isAuthenticated(session)) return false
      const result = await ordersClient(http).orderedCart(cartGuid)
      if (!result.ok) return false
      flow.attempts.forget()
      batch(() => {
        flow.freezeBag()
        flow.ordered.value = result.value.orderNo
        if (readCookie(session, cartGuidCookie) === cartGuid) bags.forget()
      })
      return true
    },
    async run(what, work) {
      const { busy, placed, ordered, problem } = flow
      if (busy.peek() || placed.peek() || ordered.peek()) return false
      batch(() => {
        busy.value = what
        problem.value = undefined
      })
      try {
        return await work()
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        flow.report({ step: what === 'placing' ? 'review' : what, kind: 'unreachable' })
        return false
      } finally {
        busy.value = undefined
      }
    },
    async applyResult(step, result) {
      if (!result) throw new Unreachable('The bag could not be reached')
      if (!result.ok) {
        if (!(await flow.endIfOrdered(result))) flow.refuse(step, result)
        return false
      }
      flow.reviewHash.value = undefined
      if (flow.attemptIsFree) flow.attempts.forget()
      flow.setBag(result.value)
      return true
    },
    async advance() {
      if (flow.approval && !bag.peek().creditCard) return flow.approval()
      flow.open.value = nextStep(done.peek())
      if (flow.open.peek() === 'review') await flow.review()
    },
    reread: async (step) => flow.applyResult(step, await bagClient(http).readMine()),
    async readReview(earlier) {
      // A quantity that was changed on the page before may not have been sent yet: it belongs to the reviewed order.
      bags.resend()
      if (bags.pending.peek() > 0) await bags.refresh()
      const { modifyOrderNo, cartGuid } = bag.peek()
      const result = modifyOrderNo ? await reviewEdit(modifyOrderNo, cartGuid) : await calls.review()
      if (!result.ok) {
        if (await flow.endIfOrdered(result)) return false
        const area = result.items[0]?.area ?? ''
        flow.reviewHash.value = undefined
        // Shows the available quantity of each line, so that the shopper can decide here.
        if (area.startsWith('CartLines')) await flow.reread('review')
        const without =
          area === 'ModifyOrderPromocode' ? { what: 'promoCodes' as const, which: idleCodes() } : undefined
        const messages = [...new Set([...(earlier ? sentencesOf(earlier) : []), ...sentencesOf(result)])]
        flow.report({ step: stepOfArea(area), kind: 'refused', messages, ...(without && { without }) })
        return false
      }
      const { reviewHash: hash, ...reviewed } = result.value
      batch(() => {
        flow.setBag(reviewed)
        flow.reviewHash.value = hash
      })
      return true
    },
    review: async () => void (await flow.run('review', () => flow.readReview())),
  }
  return flow
}
