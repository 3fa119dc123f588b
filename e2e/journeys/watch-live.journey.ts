import { onair } from '../support/onair.ts'
import { expect, onceOnDesktop, test } from '../support/test.ts'

test(
  'a shopper watches the channel, adds the product on the screen, loses the picture and gets it back',
  onceOnDesktop,
  async ({ shopper, sandbox, problems }) => {
    test.slow()
    problems.expect(/Failed to load resource.*\/live\//s, 'the stream is cut on purpose')
    const { page, words } = shopper
    await shopper.opens('/pages/watchlive')
    const player = page.getByRole('region', { name: words.watchLive })
    const onScreen = page.getByRole('region', { name: words.onScreen })
    const add = onScreen.getByRole('button', { name: words.addOrChoose })
    // The channel moves on until it shows what can be bought at once.
    for (let moves = 0; moves < 5 && !(await add.isVisible()); moves += 1) {
      const before = await onScreen.textContent()
      await onair('air', 'next')
      await expect(onScreen).not.toHaveText(before ?? '')
    }

    await player.getByRole('link', { name: words.watchLive }).click()
    const pause = player.getByRole('button', { name: words.pausePicture })
    await expect(pause).toBeVisible()
    const moment = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    const first = await moment()
    await expect.poll(moment).toBeGreaterThan(first)

    await add.click()
    const added = page.getByRole('dialog').getByRole('button', { name: words.addToBag, exact: true })
    await expect(added.or(shopper.bagCounter.filter({ hasText: '1' })).first()).toBeVisible()
    if (await added.isVisible()) await added.click()
    await shopper.leavesDrawer()
    await shopper.seesInCounter(1)
    await expect(pause).toBeVisible()

    const away = player.getByText(words.pictureAway)
    const onAir = page.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 })
    for (const [how, what] of [
      ['off', 'the stream is cut'],
      ['garbage', 'the stream sends what is no stream'],
    ] as const) {
      await test.step(`${what}: the picture is away, and comes back with the stream`, async () => {
        // Set again each time: another setting of this journey may restore the stream meanwhile, or cut it.
        const lost = async () => {
          await sandbox.serves('live', how)
          return away.isVisible()
        }
        await expect.poll(lost, { timeout: 60_000 }).toBe(true)
        await expect(onAir).toBeVisible()
        const back = async () => {
          await sandbox.serves('live', 'well')
          // The player asks again at once then, not after its next pause.
          await page.evaluate(() => dispatchEvent(new Event('online')))
          return pause.isVisible()
        }
        await expect.poll(back, { timeout: 60_000 }).toBe(true)
        await expect(away).toBeHidden()
      })
    }
  },
)
