import { HttpResponse, http } from 'msw'

/**
 * Starts the service worker that replies to the stories' calls. It is beside the page, which is below `/storybook/` if the shop
 * serves it. A call without a canned reply fails: it must not reach that shop.
 */
export async function startWorker() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(http.all('*/api/*', () => HttpResponse.error()))
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  })
  return worker
}
