import { typesCard } from '../support/card-frame.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnDesktop, test } from '../support/test.ts'

test(
  'a customer adds a card in the provider’s frame and removes it; a card that payments run on stays',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const { page, words } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const goods = await api.findGoods(seed, ({ product }) => (product.EasyPay?.NoOfPayments ?? 0) >= 3)
    await api.placeOrder(member, [goods], await sandbox.cardToken(cards.visa), { installments: 3, save: true })
    const savedCards = async () => {
      const read = { params: { edp: member.edp }, token: member.token }
      const { CreditCards } = await api.ok('GET /api/v2/{language}/accounts/{edp}', read)
      return CreditCards.map(({ CardType, LastDigits }) => `${CardType} ${LastDigits}`)
    }
    await shopper.entersAs(member, email)
    await shopper.opens('/pages/myaccount/paymentcards')
    const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    const removes = async (name: string) => {
      await shopper.seesPageAlive()
      await card(name).getByRole('link', { name: words.settings.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.settings.removeCard }).click()
    }

    await test.step('adds one: its number is typed at the provider, and the bank is asked', async () => {
      await page.getByRole('link', { name: words.settings.addCard }).click()
      await shopper.isAt('/pages/myaccount/paymentcards/addcard')
      await typesCard(shopper, cards.mastercard)
      await page.getByRole('button', { name: words.settings.saveCard }).click()
      await shopper.sees(words.settings.cardAdded)
      await expect(card(words.ending('MasterCard', '4444'))).toBeVisible()
      expect(await savedCards()).toEqual(['VI 4242', 'MC 4444'])
    })

    await test.step('the card of an Easy Pay order stays, and the page says why', async () => {
      await removes(words.ending('Visa', '4242'))
      await shopper.sees(words.settings.cardInUse)
      expect(await savedCards()).toEqual(['VI 4242', 'MC 4444'])
    })

    await test.step('the other one goes', async () => {
      await removes(words.ending('MasterCard', '4444'))
      await shopper.sees(words.settings.cardRemoved)
      expect(await savedCards()).toEqual(['VI 4242'])
    })
  },
)
