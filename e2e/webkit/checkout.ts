import { cards } from '../support/sandbox.ts'
import { someAddress, somePostalCode } from '../support/shop-api.ts'
import { beginning } from '../support/words.ts'
import type { Query } from './queries.ts'
import type { Visitor } from './visitor.ts'

type Step = keyof Visitor['words']['steps']

/** A shopper at the checkout, with methods for its steps. */
export class Checkout {
  readonly #visitor: Visitor

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  get #words() {
    return this.#visitor.words
  }

  /** A step, once the checkout has come to it. */
  #at(name: Step) {
    const region: Query = { css: 'section[aria-current=step]' }
    return this.#visitor.until(`come to the step ${name}`, async () => {
      const [step] = await this.#visitor.finds(region)
      const [heading] = step ? await this.#visitor.finds({ role: 'heading', name: this.#words.steps[name] }, step) : []
      return heading && step
    })
  }

  async goesOnAsGuest(): Promise<void> {
    await this.#visitor.presses({ role: 'button', name: this.#words.asGuest }, await this.#at('who'))
  }

  async givesAddress(email: string): Promise<void> {
    const step = await this.#at('delivery')
    const fields = { ...someAddress, Email: email, ZipCode: somePostalCode }
    for (const name of ['email', 'firstName', 'lastName', 'address1', 'city', 'zipCode', 'phone'] as const) {
      const key = `${name[0]?.toUpperCase()}${name.slice(1)}` as keyof typeof fields
      await this.#visitor.types({ css: `input[name=${name}]` }, fields[key], step)
    }
    await this.#visitor.picks({ css: 'select[name=province]' }, this.#words.ontario, step)
    await this.#visitor.presses({ role: 'button', name: this.#words.deliverHere }, step)
  }

  async takesFirstShipping(): Promise<void> {
    await this.#visitor.presses({ role: 'button', name: this.#words.goOn }, await this.#at('shipping'))
  }

  /** Types a card into the provider's own frame. */
  async paysByCard(): Promise<void> {
    const visitor = this.#visitor
    const step = await this.#at('payment')
    await visitor.sees({ css: '.onair-capture[aria-busy=false]' })
    await visitor.inFrame({ css: `iframe[title="${this.#words.cardFrame}"]` }, async () => {
      await visitor.types({ label: beginning(this.#words.cardNumber) }, cards.visa)
      await visitor.types(
        { label: beginning(this.#words.cardHolder) },
        `${someAddress.FirstName} ${someAddress.LastName}`,
      )
      await visitor.types({ label: beginning(this.#words.cardExpiry) }, `12${(new Date().getFullYear() + 2) % 100}`)
      await visitor.types({ label: beginning(this.#words.cardCode) }, '123')
    })
    await visitor.presses({ role: 'button', name: this.#words.toReview }, step)
  }

  /** @returns the order's number, from the confirmation */
  async placesOrder(): Promise<string> {
    const visitor = this.#visitor
    await visitor.presses({ role: 'button', name: this.#words.place }, await this.#at('review'))
    await visitor.isAt(/\/pages\/orderconfirmation\?orderNo=\d+$/)
    await visitor.heading(this.#words.thanks)
    const orderNo = new URL(await visitor.driver.getCurrentUrl()).searchParams.get('orderNo') ?? ''
    await visitor.reads(this.#words.confirmation(orderNo))
    return orderNo
  }
}
