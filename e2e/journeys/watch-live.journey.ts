import type { Locator } from '@playwright/test'
import { onair } from '../support/onair.ts'
import type { Problems } from '../support/problems.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, slowOnDesktop, test } from '../support/test.ts'

// All shoppers watch one stream: while one journey cuts it, the other would lose its picture.
test.describe.configure({ mode: 'default' })

/** Opens the channel and plays it. @returns the player, and its button while there is a picture */
async function watches(shopper: Shopper, problems: Problems): Promise<{ player: Locator; pause: Locator }> {
  problems.expect(/Failed to load resource.*\/live\//s, 'the stream is cut on purpose')
  const { page, words } = shopper
  await shopper.opens('/pages/watchlive')
  const player = page.getByRole('region', { name: words.watchLive })
  await player.getByRole('link', { name: words.watchLive }).click()
  const pause = player.getByRole('button', { name: words.pausePicture })
  await expect(pause).toBeVisible()
  return { player, pause }
}

/** The picture is away while the stream fails, and comes back with it. */
async function losesPicture(
  how: 'off' | 'garbage',
  { shopper, sandbox, player, pause }: { shopper: Shopper; sandbox: Sandbox; player: Locator; pause: Locator },
): Promise<void> {
  const { page, words } = shopper
  const away = player.getByText(words.pictureAway)
  // Set again each time: another setting of this journey may restore the stream meanwhile, or cut it.
  const lost = async () => {
    await sandbox.serves('live', how)
    return away.isVisible()
  }
  await expect.poll(lost, { timeout: 60_000 }).toBe(true)
  await expect(page.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 })).toBeVisible()
  const back = async () => {
    await sandbox.serves('live', 'well')
    // The player asks again at once then, not after its next pause.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return pause.isVisible()
  }
  await expect.poll(back, { timeout: 60_000 }).toBe(true)
  await expect(away).toBeHidden()
}

test(
  'a shopper watches the channel, adds the product on the screen, loses the picture and gets it back',
  onceOnDesktop,
  async ({ shopper, sandbox, problems }) => {
    test.slow()
    const { page, words } = shopper
    const { player, pause } = await watches(shopper, problems)
    const moment = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    const first = await moment()
    await expect.poll(moment).toBeGreaterThan(first)

    const onScreen = page.getByRole('region', { name: words.onScreen })
    const add = onScreen.getByRole('button', { name: words.addOrChoose })
    // The channel moves on until it shows what can be bought at once.
    for (let moves = 0; moves < 5 && !(await add.isVisible()); moves += 1) {
      const previous = await onScreen.textContent()
      await onair('air', 'next')
      await expect(onScreen).not.toHaveText(previous ?? '')
    }
    await add.click()
    const added = page.getByRole('dialog').getByRole('button', { name: words.addToBag, exact: true })
    await expect(added.or(shopper.bagCounter.filter({ hasText: '1' })).first()).toBeVisible()
    if (await added.isVisible()) await added.click()
    await shopper.leavesDrawer()
    await shopper.seesInCounter(1)
    await expect(pause).toBeVisible()

    await losesPicture('off', { shopper, sandbox, player, pause })
  },
)

test(
  'a shopper whose player receives something else than a stream loses the picture, and gets it back',
  slowOnDesktop,
  async ({ shopper, sandbox, problems }) => {
    test.slow()
    await losesPicture('garbage', { shopper, sandbox, ...(await watches(shopper, problems)) })
  },
)
