import { expect, onceOnDesktop, onceOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

test('suggestions come while one types, and lead to a product', onceOnPhone, async ({ shopper, api, seed }) => {
  const { page, words } = shopper
  const { product } = await api.findGoods(seed, () => true)
  await shopper.opensHome()
  const field = page.getByRole('combobox', { name: words.search })
  await field.click()
  // The whole number: nobody else's product is found by it.
  await field.pressSequentially(`${product.ItemNo.slice(0, 3)}-${product.ItemNo.slice(3)}`)
  const option = page.getByRole('listbox').locator(`a[href$="nav=R:${product.ItemNo}"]`)
  await expect(option).toContainText(product.Name)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toBeFocused()
  await option.click()
  await expect(shopper.heading(product.Name)).toBeVisible()
})

test(
  'by keyboard alone: arrows, Escape, Enter, and the count that screen readers hear',
  onceOnDesktop,
  async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const { product } = await api.findGoods(seed, () => true)
    const [word = ''] = product.Brand.split(' ')
    await shopper.opensHome()
    const field = page.getByRole('combobox', { name: words.search })
    await field.focus()
    // Replies for its first letters may come before.
    const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('searchTerm') === word)
    await page.keyboard.type(word)
    await answered
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    const banner = page.getByRole('banner')
    const announcements = async () =>
      banner.getByText(words.suggestions(await options.count()), { exact: true }).count()
    await expect.poll(announcements).toBe(1)

    await page.keyboard.press('ArrowDown')
    const active = options.first()
    await expect(active).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue(word)
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport()
    const href = (await options.last().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname + url.search) === decodeURIComponent(href))
  },
)

test('no suggestion is cut in the middle', slowOnPhone, async ({ shopper }) => {
  const { page, words } = shopper
  await shopper.opensHome()
  const field = page.getByRole('combobox', { name: words.search })
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('searchTerm') === 'co')
  await field.click()
  await field.pressSequentially('co')
  await answered
  await expect(page.getByRole('option').first()).toBeVisible()
  const cut = () =>
    page.getByRole('listbox').evaluate((list) => {
      const panel = list.parentElement?.getBoundingClientRect()
      const bottom = panel?.bottom ?? 0
      const rows = [...list.querySelectorAll('[role=option]')].map((option) => option.getBoundingClientRect())
      return rows.filter((row) => row.top < bottom - 1 && row.bottom > bottom + 1).length
    })
  await expect.poll(cut).toBe(0)
})

test(
  'text that is typed before the page is hydrated stays, and gets suggestions',
  slowOnPhone,
  async ({ shopper, page, api, seed }) => {
    const { product } = await api.findGoods(seed, () => true)
    const [word = ''] = product.Brand.split(' ')
    const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const field = page.getByRole('combobox', { name: shopper.words.search })
    await field.click()
    await page.keyboard.type(word)
    await page.keyboard.press('ArrowLeft')
    goOn()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(word)
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(word.length - 1)
  },
)

test('without a reply it is a plain search', slowOnDesktop, async ({ shopper, page, problems }) => {
  problems.expect(/suggestions/, 'the browser says that the request failed')
  const suggestions = '**/products/suggestions*'
  await page.route(suggestions, (route) => route.abort())
  await shopper.opensHome()
  const field = page.getByRole('combobox', { name: shopper.words.search })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/suggestions'))
  await field.click()
  await page.keyboard.type('zzqxv')
  await failed
  await page.unroute(suggestions)
  await page.keyboard.press('Enter')
  await expect(shopper.heading(shopper.words.results('zzqxv'))).toBeVisible()
  await expect(field).toHaveValue('zzqxv')
})
