import type { Shopper } from './shopper.ts'

/** The steps of the application for the store card, as a shopper takes them. */
export class StoreCardApplication {
  readonly shopper: Shopper
  constructor(shopper: Shopper) {
    this.shopper = shopper
  }

  get words() {
    return this.shopper.words.storeCard
  }

  private label(name: RegExp) {
    return this.shopper.page.getByLabel(name)
  }

  async goesOn(): Promise<void> {
    await this.shopper.page.getByRole('button', { name: this.words.goOn, exact: true }).click()
  }

  /** Fills in the housing and the employment, without the income. */
  async fillsInHousing(): Promise<void> {
    await this.label(this.words.years).fill('4')
    await this.label(this.words.housing).selectOption('Rent')
    await this.label(this.words.payment).fill('1200')
    await this.label(this.words.employment).selectOption('FullTime')
  }

  async fillsInHome(income: string): Promise<void> {
    await this.fillsInHousing()
    await this.label(this.words.income).fill(income)
    await this.goesOn()
    await this.shopper.heading(this.words.security, 2).waitFor()
  }

  async fillsInSecurity(): Promise<void> {
    await this.label(this.words.born).fill('1985-03-07')
    await this.label(this.words.question).selectOption('first-pet')
    await this.label(this.words.answer).fill('Léo')
    await this.label(this.words.consent).check()
    await this.goesOn()
    await this.shopper.heading(this.words.review, 2).waitFor()
  }

  async sends(): Promise<void> {
    await this.shopper.page.getByRole('button', { name: this.words.send }).click()
    await this.shopper.page.locator('[data-decision]').waitFor()
  }
}
