import { expect, type Locator } from '@playwright/test'
import { typesCard } from './card-frame.ts'
import type { GiftCard } from './onair.ts'
import type { CardToken } from './sandbox.ts'
import { type Goods, type ShopApi, someAddress, somePostalCode } from './shop-api.ts'
import type { Shopper } from './shopper.ts'

type Step = keyof Shopper['words']['steps']

/** A shopper at the checkout, with methods for its steps. */
export class Checkout {
  readonly #shopper: Shopper

  constructor(shopper: Shopper) {
    this.#shopper = shopper
  }

  get #words() {
    return this.#shopper.words
  }

  /** A step, by its heading. */
  step(name: Step): Locator {
    return this.#shopper.page.getByRole('region', { name: this.#words.steps[name], exact: true })
  }

  async isAt(name: Step): Promise<void> {
    await expect(this.step(name)).toHaveAttribute('aria-current', 'step')
  }

  /** Waits until the step after a completed one opens: its heading is in view and has the focus. */
  async #opens(name: Step): Promise<void> {
    await this.isAt(name)
    const heading = this.step(name).getByRole('heading', { name: this.#words.steps[name], exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }

  /**
   * Opens the checkout as a guest who has given an address, and a card where one is given: what comes before is made by the
   * calls, because other journeys prove it.
   */
  async beginsAsGuest(
    api: ShopApi,
    email: string,
    goods: readonly (Goods & { quantity?: number })[],
    card?: CardToken,
  ): Promise<void> {
    const guest = await api.newAccount(email, 'guest')
    await this.#shopper.entersAs(guest, email, 'guest')
    await this.#shopper.bringsBag(await api.readyBag(guest, goods, card))
    await this.begins(card ? 'review' : 'shipping')
  }

  /** Opens the checkout, at the step that the bag has come to. */
  async begins(step: Step): Promise<void> {
    await this.#shopper.opens('/pages/checkout')
    await this.isAt(step)
    if (step === 'review') await expect(this.placeButton).toBeEnabled()
  }

  async goesOnAsGuest(to: 'delivery' | 'billing' = 'delivery'): Promise<void> {
    await this.step('who').getByRole('button', { name: this.#words.asGuest }).click()
    await this.#opens(to)
  }

  async signsIn(email: string, password: string): Promise<void> {
    const step = this.step('who')
    await step.locator('input[name=email]').fill(email)
    await step.locator('input[name=password]').fill(password)
    await step.getByRole('button', { name: this.#words.signInAndGoOn }).click()
    await this.#opens('delivery')
  }

  async typesAddress(email?: string, at: 'delivery' | 'billing' = 'delivery'): Promise<void> {
    const step = this.step(at)
    const fill = (label: string, text: string) => step.getByLabel(label).fill(text)
    if (email) await step.locator('input[name=email]').fill(email)
    await fill(this.#words.firstName, someAddress.FirstName)
    await step.locator('input[name=lastName]').fill(someAddress.LastName)
    await fill(this.#words.address1, someAddress.Address1)
    await fill(this.#words.city, someAddress.City)
    await step.getByLabel(this.#words.provinceField).selectOption({ label: this.#words.ontario })
    await fill(this.#words.postalCode, somePostalCode)
    await fill(this.#words.phone, someAddress.Phone)
  }

  /** Types the buyer's e-mail, name and phone. */
  async saysWho(email: string): Promise<void> {
    const step = this.step('delivery')
    await step.locator('input[name=email]').fill(email)
    await step.locator('input[name=firstName]').fill(someAddress.FirstName)
    await step.locator('input[name=lastName]').fill(someAddress.LastName)
    await step.locator('input[name=phone]').fill(someAddress.Phone)
  }

  get addressLine(): Locator {
    return this.step('delivery').getByRole('combobox', { name: this.#words.address1 })
  }

  /** Types the beginning of an address. @returns the suggestions */
  async beginsAddress(text: string): Promise<Locator> {
    await this.addressLine.pressSequentially(text)
    const list = this.step('delivery').getByRole('listbox', { name: this.#words.suggestedAddresses })
    await expect(list).toBeVisible()
    return list.getByRole('option')
  }

  /** Looks for pick-up points. @returns one radio button for each */
  async looksForPointsNear(zipCode: string): Promise<Locator> {
    const step = this.step('delivery')
    await step.getByRole('radio', { name: this.#words.toAPoint }).check({ force: true })
    await step.getByLabel(this.#words.nearPostalCode).fill(zipCode)
    await step.getByRole('button', { name: this.#words.findPoints }).click()
    const points = step.getByRole('group', { name: this.#words.whichPoint }).getByRole('radio')
    await expect(points.first()).toBeVisible()
    return points
  }

  /** Types a billing address that is not the shipping address. */
  async givesBillingAddress(): Promise<void> {
    const step = this.step('delivery')
    const fill = (name: string, text: string) => step.locator(`input[name="billing-${name}"]`).fill(text)
    await fill('firstName', someAddress.FirstName)
    await fill('lastName', someAddress.LastName)
    await fill('address1', someAddress.Address1)
    await fill('city', someAddress.City)
    await step.locator('select[name="billing-province"]').selectOption({ label: this.#words.ontario })
    await fill('zipCode', somePostalCode)
    await fill('phone', someAddress.Phone)
  }

  async givesAddress(email?: string): Promise<void> {
    await this.typesAddress(email)
    await this.delivers()
  }

  /** Types the address to bill, which is all that a bag that ships nothing asks for. */
  async givesBillingAddressAlone(email: string): Promise<void> {
    await this.typesAddress(email, 'billing')
    await this.step('billing').getByRole('button', { name: this.#words.goOn }).click()
    await this.#opens('payment')
  }

  /** Goes on with the address that is typed or chosen. */
  async delivers(): Promise<void> {
    await this.step('delivery').getByRole('button', { name: this.#words.deliverHere }).click()
    await this.#opens('shipping')
  }

  /** Chooses the shipping method at a place of the list, from 0. */
  async picksShipping(place = 0): Promise<void> {
    const step = this.step('shipping')
    await step.getByRole('radio').nth(place).check({ force: true })
    await step.getByRole('button', { name: this.#words.goOn }).click()
    await this.#opens('payment')
  }

  async choosesPayments(count: number): Promise<void> {
    await expect(this.step('payment').locator('.onair-capture[aria-busy="true"]')).toHaveCount(0)
    const radio = this.step('payment').getByRole('radio', { name: this.#words.inPayments(count) })
    await this.#bringsIntoView(radio)
    await radio.check({ force: true })
    await expect(this.step('payment').getByRole('list', { name: this.#words.plan }).getByRole('listitem')).toHaveCount(
      count,
    )
  }

  /** Types a gift card and presses the button that applies it. The journey checks the outcome. */
  async usesGiftCard({ cardNumber, pin }: GiftCard): Promise<void> {
    const step = this.step('payment')
    const open = step.getByRole('button', { name: this.#words.addGiftCard })
    const number = step.getByLabel(this.#words.giftCardNumber)
    // The step's heading can be there before what it holds. Not waiting would take a closed form for an open one.
    await expect(open.or(number)).toBeVisible()
    if (await open.isVisible()) await open.click()
    await number.fill(cardNumber)
    await step.getByLabel(this.#words.giftCardPin).fill(pin)
    const use = step.getByRole('button', { name: this.#words.useGiftCard })
    await this.#bringsIntoView(use)
    await use.click()
  }

  typesCard(number: string): Promise<void> {
    return typesCard(this.#shopper, number)
  }

  /** Scrolls to a target and waits until that is drawn: another process draws the provider's frame, and a click might miss it. */
  async #bringsIntoView(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    await this.#shopper.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
  }

  async reviews(): Promise<void> {
    const button = this.step('payment').getByRole('button', { name: this.#words.toReview })
    await this.#bringsIntoView(button)
    await button.click()
    await this.#opens('review')
    await expect(this.placeButton).toBeEnabled()
  }

  async paysWith(card: string): Promise<void> {
    await this.typesCard(card)
    await this.reviews()
  }

  get placeButton(): Locator {
    return this.step('review').getByRole('button', { name: this.#words.place })
  }

  /** @returns the order's number, from the confirmation */
  async placesOrder(): Promise<string> {
    await this.placeButton.click()
    return this.seesConfirmation()
  }

  async seesConfirmation(): Promise<string> {
    await this.#shopper.isAt(/\/pages\/orderconfirmation\?orderNo=\d+$/)
    await expect(this.#shopper.heading(this.#words.thanks)).toBeVisible()
    const orderNo = new URL(this.#shopper.page.url()).searchParams.get('orderNo') ?? ''
    await this.#shopper.sees(this.#words.confirmation(orderNo))
    return orderNo
  }
}
