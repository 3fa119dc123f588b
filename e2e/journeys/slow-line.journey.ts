import { isDefault } from '../support/shop-api.ts'
import { expect, slowOnDesktop, test } from '../support/test.ts'

test(
  'a guest on a slow line adds a first item, leaves at once, and finds it in the bag on the next page',
  slowOnDesktop,
  async ({ shopper, api, seed, context }) => {
    const lamp = await api.findGoods(seed, isDefault)
    await shopper.opensProduct(lamp)
    const line = await context.newCDPSession(shopper.page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 50_000,
      uploadThroughput: 25_000,
    })
    await shopper.addButton.click()
    await shopper.seesInCounter(1)
    await shopper.page.evaluate(() => location.assign('/pages/signin'))
    await shopper.page.waitForURL('**/pages/signin')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await shopper.seesInCounter(1)
    await shopper.opensBag()
    await expect(shopper.lineOf(lamp)).toBeVisible()
    const token = await api.appToken()
    const guid = await shopper.bagGuid()
    const bag = await api.ok('GET /api/v2/{language}/carts/{guid}', { params: { guid }, token })
    expect(bag.ProductCount).toBe(1)
  },
)
