import type { Locator } from '@playwright/test'
import { tabsTo } from '../support/keyboard.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'an operator puts a product on air in the control room: a second operator and another site’s visitor see it',
  onceOnPhone,
  async ({ shopper: operator, api, foreign, language }) => {
    const { page, words } = operator
    const visitor = await page.context().newPage()
    await visitor.goto(foreign.add('/live', { language, body: '<onair-on-air-now></onair-on-air-now>' }))

    operator.problems.expect(/404 \(Not Found\).*\/pages\/controlroom/, 'nobody but an operator finds the page')
    operator.problems.expect(/409 \(Conflict\).*\/air\/now/, 'another journey moved the channel on meanwhile')
    await test.step('anybody else finds no such page', async () => {
      const reply = await page.goto(`${operator.origin}/pages/controlroom`)
      expect(reply?.status()).toBe(404)
    })

    await operator.entersAs(await api.signIn('operator@example.com'), 'operator@example.com')
    await operator.opens('/pages/controlroom')
    await expect(operator.heading(words.controlRoom)).toBeVisible()
    const second = await operator.opensAnotherTab()
    await second.opens('/pages/controlroom')

    // Another journey may move the channel on between two presses: the operator is told, and presses again.
    await expect(async () => {
      const press = page.getByRole('button', { name: words.putOnAir }).last()
      const label = (await press.getAttribute('aria-label', { timeout: 3000 })) ?? ''
      const [, name = ''] = words.putOnAir.exec(label) ?? []
      await press.click({ timeout: 3000 })
      for (const { page: room } of [operator, second]) {
        const row = room.getByRole('listitem').filter({ has: room.getByText(name, { exact: true }) })
        await expect(row.locator('[data-kind="live"]').first()).toBeVisible({ timeout: 3000 })
      }
      await expect(visitor.locator('onair-on-air-now')).toContainText(name, { timeout: 3000 })
    }).toPass({ timeout: 45_000 })

    await test.step('it is recorded with who did it', async () => {
      const log = second.page.getByRole('region', { name: words.pressLog })
      await expect(log.getByText('Camille Okafor').first()).toBeVisible()
    })
  },
)

test(
  'with the keyboard alone: an operator types an end, and puts a product on air',
  slowOnDesktop,
  async ({ shopper: operator, api }) => {
    const { page, words } = operator
    operator.problems.expect(/409 \(Conflict\).*\/air\//, 'another journey moved the channel on meanwhile')
    await operator.entersAs(await api.signIn('operator@example.com'), 'operator@example.com')
    await operator.opens('/pages/controlroom')
    const press = async (target: Locator, key: string) => {
      await tabsTo(operator, target)
      await page.keyboard.press(key)
      await expect(page.getByRole('status').filter({ hasText: words.pressDone })).toBeVisible({ timeout: 3000 })
    }

    await test.step('types the present end: nothing changes for anybody else', async () => {
      await expect(() => press(page.getByLabel(words.endsAt), 'Enter')).toPass()
    })
    await test.step('puts a product on air', async () => {
      await expect(() => press(page.getByRole('button', { name: words.putOnAir }).last(), 'Space')).toPass()
    })
  },
)
