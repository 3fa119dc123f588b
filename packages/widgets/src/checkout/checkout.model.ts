import {
  accountClient,
  type Bag,
  bagClient,
  checkoutClient,
  type OrderDetail,
  ordersClient,
  type PaymentRequest,
  type Refused,
  type Result,
  Unreachable,
} from '@onair/core/client'
import { orderedCartGuidCookie, orderedCartKey, writeCookie, writeStored } from '@onair/core/session'
import { batch, computed, signal } from '@preact/signals-core'
import { bagModel } from '../models/bag.model.ts'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'
import { sessionModel } from '../models/session.model.ts'
import { attemptKeeper } from './attempt.ts'
import type { CheckoutModel, Placed, Problem, SavedCard } from './checkout.types.ts'
import {
  addressRequest,
  type DeliveryErrors,
  type DeliveryForm,
  deliveryErrors,
  guestRequest,
  refusedFields,
} from './delivery-form.ts'
import { doneSteps, nextStep, type Step, stepOfArea } from './steps.ts'

/**
 * From a bag to an order.
 *
 * 1. Steps are done in order (steps.ts); a settled one can be opened again, and then leads back to the first that is not done.
 * 2. One thing at a time: while something is under way, nothing else is begun. A second click does nothing.
 * 3. What the shopper reads in the review is what is placed: any change afterwards asks for a new review.
 * 4. An attempt has one key. While its outcome is not known (no answer, or 5xx), exactly the same is sent again, even after
 *    a reload; a refusal ends it, and the next attempt has a new key.
 * 5. A refusal is told at the step where something can be done about it.
 */
export function createCheckoutModel(
  models: Models,
  initial: Bag,
  { newKey = () => crypto.randomUUID() as string }: { newKey?: () => string } = {},
): CheckoutModel {
  const { session } = models.environment
  const http = models.of(httpModel)
  const shopper = models.of(sessionModel)
  const bags = models.of(bagModel)
  const [account, bagCalls, calls, orders] = [
    accountClient(http),
    bagClient(http),
    checkoutClient(http),
    ordersClient(http),
  ]
  const attempts = attemptKeeper(session)

  const last = signal(initial)
  // Calls with the app's token answer nothing personal: what the customer's own calls told stays true.
  const complete = (told: Bag): Bag => {
    if (told.buyer) return told
    const { buyer, shippingAddress, creditCard, giftCards } = last.value
    return { ...told, buyer, shippingAddress, creditCard, giftCards }
  }
  const bag = computed(() => complete(bags.bag.value ?? last.value))
  const settled = signal({
    asGuest: false,
    shipping: initial.shippingAddress !== null && initial.creditCard !== null,
    declined: false,
  })
  const done = computed(() => doneSteps(bag.value, settled.value))
  const open = signal(nextStep(doneSteps(initial, settled.peek())))
  const busy = signal<Step | 'placing' | undefined>(undefined)
  const problem = signal<Problem | undefined>(undefined)
  const errors = signal<DeliveryErrors>({})
  const cards = signal<readonly SavedCard[]>([])
  const reviewHash = signal<string | undefined>(undefined)
  const placed = signal<Placed | undefined>(undefined)
  const askedInstallments = signal<number | undefined>(undefined)
  let draft: DeliveryForm | undefined
  /** The last attempt was answered with a 503: it was not placed, and need not be repeated once something else is asked. */
  let attemptIsFree = false

  function take(next: Bag) {
    batch(() => {
      last.value = complete(next)
      bags.adopt(next)
    })
  }

  function say(next: Problem) {
    batch(() => {
      problem.value = next
      open.value = next.step
    })
  }
  const sentences = (refused: Refused) => refused.items.map(({ message }) => message)
  const refuse = (step: Step, refused: Refused) => say({ step, kind: 'refused', messages: sentences(refused) })

  /** Does one thing at a time. @returns whether it went well. */
  async function run(what: Step | 'placing', work: () => Promise<boolean>): Promise<boolean> {
    if (busy.peek() || placed.peek()) return false
    batch(() => {
      busy.value = what
      problem.value = undefined
    })
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      say({ step: what === 'placing' ? 'review' : what, kind: 'unreachable' })
      return false
    } finally {
      busy.value = undefined
    }
  }

  /** A call that answers the bag. The review, if there was one, no longer holds. */
  async function settle(step: Step, answer: Result<Bag> | undefined): Promise<boolean> {
    if (!answer) throw new Unreachable('The bag could not be reached')
    if (!answer.ok) {
      refuse(step, answer)
      return false
    }
    reviewHash.value = undefined
    if (attemptIsFree) attempts.forget()
    take(answer.value)
    return true
  }

  async function advance() {
    open.value = nextStep(done.peek())
    if (open.peek() === 'review') await review()
  }

  const readReview = async (): Promise<boolean> => {
    const answer = await calls.review()
    if (!answer.ok) {
      refuse(stepOfArea(answer.items[0]?.area ?? ''), answer)
      return false
    }
    const { reviewHash: hash, ...reviewed } = answer.value
    batch(() => {
      take(reviewed)
      reviewHash.value = hash
    })
    return true
  }

  async function review() {
    await run('review', readReview)
  }

  async function readCards() {
    if (!shopper.authenticated.peek() || shopper.guest.peek()) return
    try {
      const answer = await account.read()
      if (answer.ok) cards.value = answer.value.creditCards
    } catch (failure) {
      // Without them a card can still be typed.
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  /** Opens the guest's account once, and makes the bag that account's. */
  async function enterAsGuest(form: DeliveryForm): Promise<boolean> {
    if (!shopper.authenticated.peek()) {
      const made = await account.create(guestRequest(form))
      if (!made.ok) {
        refuseDelivery(made)
        return false
      }
      const { accessToken, customerEdp, email } = made.value
      const who = { remember: false, guest: true, firstName: form.firstName.trim(), email }
      await shopper.enter({ token: accessToken, edp: customerEdp }, who)
    }
    return bag.peek().buyer !== null || settle('delivery', await bags.attach())
  }

  function refuseDelivery(refused: Refused) {
    const { errors: fields, others } = refusedFields(refused.items)
    errors.value = fields
    if (others.length > 0) say({ step: 'delivery', kind: 'refused', messages: others })
  }

  async function send(guid: string) {
    const known = attempts.of(guid)
    const hash = reviewHash.peek()
    if (!known && !hash) return
    const attempt = known ?? { cartGuid: guid, reviewHash: hash ?? '', key: newKey() }
    attempts.keep(attempt)
    attemptIsFree = false
    let answer: Result<OrderDetail>
    try {
      answer = await orders.place({ cartGuid: guid, reviewHash: attempt.reviewHash }, attempt.key)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      say({ step: 'review', kind: 'unknown' })
      return
    }
    if (answer.ok) finish(answer.value)
    else if (answer.status === 503) {
      attemptIsFree = true
      say({ step: 'review', kind: 'unsure', messages: sentences(answer) })
    } else if (answer.status >= 500) say({ step: 'review', kind: 'unknown' })
    else {
      attempts.forget()
      await refusedToPlace(answer)
    }
  }

  async function refusedToPlace(refused: Refused) {
    if (refused.status === 409) {
      const totalBefore = bag.peek().grandTotal
      reviewHash.value = undefined
      if (await readReview()) say({ step: 'review', kind: 'changed', messages: sentences(refused), totalBefore })
      return
    }
    const step = stepOfArea(refused.items[0]?.area ?? '')
    if (step === 'payment') settled.value = { ...settled.peek(), declined: true }
    refuse(step, refused)
  }

  function finish(order: OrderDetail) {
    const { buyer: _, shippingAddress: __, creditCard: ___, ...ordered } = bag.peek()
    attempts.forget()
    writeCookie(session, orderedCartGuidCookie, ordered.cartGuid)
    writeStored(session, orderedCartKey, { ...ordered, buyer: null, shippingAddress: null, creditCard: null })
    batch(() => {
      last.value = bag.peek()
      placed.value = { orderNo: order.orderSummary.orderNo, grandTotal: order.grandTotal }
      bags.forget()
    })
  }

  return {
    bag,
    open,
    done,
    busy,
    problem,
    deliveryErrors: errors,
    cards,
    installments: computed(() => askedInstallments.value ?? bag.value.noOfInstallments),
    reviewed: computed(() => reviewHash.value !== undefined),
    placed,
    draft: () => draft,
    keepDraft(form) {
      draft = form
    },
    async begin() {
      void readCards()
      if (attempts.of(bag.peek().cartGuid)) {
        await review()
        if (!problem.peek()) say({ step: 'review', kind: 'unknown' })
      } else if (open.peek() === 'review') await review()
    },
    change(step) {
      if (busy.peek() || placed.peek()) return
      batch(() => {
        problem.value = undefined
        open.value = step
      })
    },
    goOnAsGuest() {
      settled.value = { ...settled.peek(), asGuest: true }
      void advance()
    },
    async signedIn() {
      const read = await run('who', async () => settle('who', await bagCalls.readMine()))
      if (!read) return
      await readCards()
      await advance()
    },
    async deliverTo(form) {
      draft = form
      const guest = !shopper.authenticated.peek()
      errors.value = deliveryErrors(form, guest)
      if (Object.keys(errors.peek()).length > 0) return
      const sent = await run('delivery', async () => {
        if (!(await enterAsGuest(form))) return false
        const answer = await calls.shipTo(addressRequest(form))
        if (answer.ok) return settle('delivery', answer)
        refuseDelivery(answer)
        return false
      })
      if (sent) await advance()
    },
    async deliverToKnown(addressId) {
      if (await run('delivery', async () => settle('delivery', await calls.shipToKnown(addressId)))) await advance()
    },
    async shipBy(shipMethodId) {
      if (!(await run('shipping', async () => settle('shipping', await calls.setShipMethod(shipMethodId))))) return
      settled.value = { ...settled.peek(), shipping: true }
      await advance()
    },
    async payIn(noOfInstallments) {
      const underWay = askedInstallments.peek() !== undefined
      askedInstallments.value = noOfInstallments
      if (underWay) return
      for (;;) {
        const asked = askedInstallments.peek()
        if (asked === undefined || asked === bag.peek().noOfInstallments) break
        const change = async () => settle('payment', await bagCalls.setInstallments(bag.peek().cartGuid, asked))
        if (!(await run('payment', change))) break
      }
      askedInstallments.value = undefined
    },
    async payWithSaved({ id, cardType }) {
      if (cardType === 'PY') return
      await pay({ cardType, creditCardId: id })
    },
    async payWithNew(capture, save) {
      let card: PaymentRequest | undefined
      const got = await run('payment', async () => {
        const captured = await capture()
        if (captured.ok) card = { ...captured.card, save }
        else if (captured.reason === 'away') say({ step: 'payment', kind: 'captureAway' })
        return captured.ok
      })
      if (got && card) await pay(card)
    },
    payAsBefore() {
      void advance()
    },
    review,
    async place() {
      await run('placing', async () => {
        await send(bag.peek().cartGuid)
        return placed.peek() !== undefined
      })
    },
  }

  async function pay(payment: PaymentRequest) {
    if (!(await run('payment', async () => settle('payment', await calls.setPayment(payment))))) return
    settled.value = { ...settled.peek(), declined: false }
    await advance()
  }
}
