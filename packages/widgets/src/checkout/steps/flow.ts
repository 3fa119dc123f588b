import { type Bag, bagClient } from '@onair/core/bag/client'
import { checkoutClient } from '@onair/core/checkout/client'
import { type Refused, type Result, Unreachable } from '@onair/core/http'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { bagModel } from '../../models/bag.model.ts'
import { httpModel } from '../../models/http.model.ts'
import type { Models } from '../../models/models.ts'
import type { Placed, Problem } from '../checkout.types.ts'
import type { DeliveryErrors, DeliveryForm } from '../delivery/delivery-form.ts'
import { type AttemptKeeper, attemptKeeper } from '../placing/attempt.ts'
import { doneSteps, nextStep, type Settled, type Step, stepOfArea } from './steps.ts'

/** What every step of a checkout works with: the bag, where it stands, and one thing at a time. */
export type Flow = {
  models: Models
  calls: ReturnType<typeof checkoutClient>
  attempts: AttemptKeeper
  bag: ReadonlySignal<Bag>
  settled: Signal<Settled>
  done: ReadonlySignal<ReadonlySet<Step>>
  open: Signal<Step>
  busy: Signal<Step | 'placing' | undefined>
  problem: Signal<Problem | undefined>
  /** Of the order as it was last read; undefined once something changed. */
  reviewHash: Signal<string | undefined>
  placed: Signal<Placed | undefined>
  /** What stands in the delivery form, for when it is shown again, and what is wrong in it. */
  delivery: { draft: DeliveryForm | undefined; errors: Signal<DeliveryErrors> }
  /** Goes on with what was approved at the wallet, until that is what pays the bag. */
  approval: (() => Promise<void>) | undefined
  /** The last attempt was answered with a 503: it was not placed, and need not be repeated once something else is asked. */
  attemptIsFree: boolean
  /** Takes a bag that a call answered. */
  take(next: Bag): void
  /** Goes on showing the bag as it is, also when it is gone. */
  keep(): void
  /** Tells what stands in the way, at its step. */
  say(problem: Problem): void
  refuse(step: Step, refused: Refused): void
  /** Does one thing at a time. @returns whether it went well. */
  run(what: Step | 'placing', work: () => Promise<boolean>): Promise<boolean>
  /** A call that answers the bag. The review, if there was one, no longer holds. */
  settle(step: Step, answer: Result<Bag> | undefined): Promise<boolean>
  /** Opens the first step that is not done; as long as an approval waits and no card is chosen, whatever that needs. */
  advance(): Promise<void>
  /** Reads the bag with all that is personal in it, as it stands now. */
  reread(step: Step): Promise<boolean>
  readReview(): Promise<boolean>
  review(): Promise<void>
}

/** A refusal's reasons, as the server words them. */
export const sentences = (refused: Refused) => refused.items.map(({ message }) => message)

/** A checkout of a bag that the server has told, at the first step that is not done. */
export function createFlow(models: Models, initial: Bag): Flow {
  const bags = models.of(bagModel)
  const http = models.of(httpModel)
  const calls = checkoutClient(http)
  const last = signal(initial)
  // Calls with the app's token answer nothing personal: what the customer's own calls told stays true.
  const complete = (told: Bag): Bag => {
    if (told.buyer) return told
    const { buyer, shippingAddress, creditCard, giftCards } = last.value
    return { ...told, buyer, shippingAddress, creditCard, giftCards }
  }
  const bag = computed(() => complete(bags.bag.value ?? last.value))
  const settled = signal<Settled>({
    asGuest: false,
    // Who has begun to pay has confirmed it before, on a page that is gone.
    shipping: initial.shippingAddress !== null && (initial.creditCard !== null || !!initial.giftCards?.length),
    declined: false,
  })
  const done = computed(() => doneSteps(bag.value, settled.value))

  const flow: Flow = {
    models,
    calls,
    attempts: attemptKeeper(models.environment.session),
    bag,
    settled,
    done,
    open: signal(nextStep(doneSteps(initial, settled.peek()))),
    busy: signal(undefined),
    problem: signal(undefined),
    reviewHash: signal(undefined),
    placed: signal(undefined),
    delivery: { draft: undefined, errors: signal({}) },
    approval: undefined,
    attemptIsFree: false,
    take(next) {
      batch(() => {
        last.value = complete(next)
        bags.adopt(next)
      })
    },
    keep() {
      last.value = bag.peek()
    },
    say(next) {
      batch(() => {
        flow.problem.value = next
        flow.open.value = next.step
      })
    },
    refuse: (step, refused) => flow.say({ step, kind: 'refused', messages: sentences(refused) }),
    async run(what, work) {
      const { busy, placed, problem } = flow
      if (busy.peek() || placed.peek()) return false
      batch(() => {
        busy.value = what
        problem.value = undefined
      })
      try {
        return await work()
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        flow.say({ step: what === 'placing' ? 'review' : what, kind: 'unreachable' })
        return false
      } finally {
        busy.value = undefined
      }
    },
    async settle(step, answer) {
      if (!answer) throw new Unreachable('The bag could not be reached')
      if (!answer.ok) {
        flow.refuse(step, answer)
        return false
      }
      flow.reviewHash.value = undefined
      if (flow.attemptIsFree) flow.attempts.forget()
      flow.take(answer.value)
      return true
    },
    async advance() {
      if (flow.approval && !bag.peek().creditCard) return flow.approval()
      flow.open.value = nextStep(done.peek())
      if (flow.open.peek() === 'review') await flow.review()
    },
    reread: async (step) => flow.settle(step, await bagClient(http).readMine()),
    async readReview() {
      const answer = await calls.review()
      if (!answer.ok) {
        const area = answer.items[0]?.area ?? ''
        flow.reviewHash.value = undefined
        // What can still be had of each line: the shopper decides upon it here.
        if (area.startsWith('CartLines')) await flow.reread('review')
        flow.refuse(stepOfArea(area), answer)
        return false
      }
      const { reviewHash: hash, ...reviewed } = answer.value
      batch(() => {
        flow.take(reviewed)
        flow.reviewHash.value = hash
      })
      return true
    },
    review: async () => void (await flow.run('review', flow.readReview)),
  }
  return flow
}
