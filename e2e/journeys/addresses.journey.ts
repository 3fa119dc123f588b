import { someAddress } from '../support/shop-api.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'a customer adds an address from a suggestion, makes it the default, and removes it',
  onceOnPhone,
  async ({ shopper, api }) => {
    const { page, words } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const savedAddresses = async () => {
      const read = { params: { edp: member.edp }, token: member.token }
      return (await api.ok('GET /api/v2/{language}/accounts/{edp}', read)).ShippingAddresses
    }
    const before = await savedAddresses()
    await shopper.entersAs(member, email)
    await shopper.opens('/pages/myaccount/addresses')
    const card = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

    await test.step('adds it: the carrier completes street, city and postal code', async () => {
      await page.getByRole('link', { name: words.settings.addAddress }).click()
      await shopper.isAt('/pages/myaccount/addresses/addaddress')
      await shopper.seesPageAlive()
      await page.locator('input[name=firstName]').fill(someAddress.FirstName)
      await page.locator('input[name=lastName]').fill(someAddress.LastName)
      const line = page.getByRole('combobox', { name: words.address1 })
      await line.pressSequentially('frontenac montreal')
      const options = page.getByRole('listbox', { name: words.suggestedAddresses }).getByRole('option')
      await expect(options.first()).toBeVisible()
      await line.press('ArrowDown')
      await line.press('Enter')
      await expect(options).toHaveCount(10)
      await line.press('Enter')
      await expect(page.locator('input[name=city]')).toHaveValue('Montréal')
      await expect(page.locator('input[name=zipCode]')).toHaveValue(/^H\d[A-Z] \d[A-Z]\d$/)
      await page.locator('input[name=phone]').fill(someAddress.Phone)
      await page.getByRole('button', { name: words.settings.saveAddress }).click()
      await shopper.isAt(/\/pages\/myaccount\/addresses/)
      await shopper.sees(words.settings.addressAdded)
      expect(await savedAddresses()).toHaveLength(before.length + 1)
    })

    await test.step('makes it the default', async () => {
      await shopper.seesPageAlive()
      await card('Montréal').getByRole('button', { name: words.settings.makeDefault }).click()
      await shopper.sees(words.settings.defaultAddressChanged)
      expect((await savedAddresses()).find(({ IsDefault }) => IsDefault)?.City).toBe('Montréal')
    })

    await test.step('removes it again, after a question', async () => {
      await shopper.seesPageAlive()
      await card('Montréal').getByRole('link', { name: words.settings.remove }).click()
      expect(await savedAddresses()).toHaveLength(before.length + 1)
      await page.getByRole('dialog').getByRole('button', { name: words.settings.removeAddress }).click()
      await shopper.sees(words.settings.addressRemoved)
      await expect(card('Montréal')).toHaveCount(0)
      expect(await savedAddresses()).toEqual(before)
    })
  },
)
