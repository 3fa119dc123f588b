import { expect } from '@playwright/test'
import { origins } from './ports.ts'
import type { payers } from './sandbox.ts'
import type { Shopper } from './shopper.ts'

/** A shopper who pays by wallet, with methods for the wallet's own pages. */
export class Wallet {
  readonly #shopper: Shopper

  constructor(shopper: Shopper) {
    this.#shopper = shopper
  }

  get button() {
    return this.#shopper.page.getByRole('button', { name: this.#shopper.words.payByWallet, exact: true })
  }

  /** Presses the wallet's button, which leads to its approval page. */
  async isChosen(): Promise<void> {
    await this.button.click()
    await expect(this.#shopper.heading(this.#shopper.words.walletTitle)).toBeVisible()
    await this.#shopper.isAt(new RegExp(`^${origins.sandbox}/paypal/approve`))
  }

  async approves(payer: (typeof payers)[keyof typeof payers]): Promise<void> {
    const { page, words } = this.#shopper
    await page.locator(`input[name=payer][value=${payer}]`).check()
    await page.getByRole('button', { name: words.walletApprove, exact: true }).click()
    await expect(this.#shopper.heading(words.checkout)).toBeVisible()
  }

  async cancels(): Promise<void> {
    const { page, words } = this.#shopper
    await page.getByRole('button', { name: words.walletCancel }).click()
    await this.#shopper.sees(words.walletCancelled)
  }
}
