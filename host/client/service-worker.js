/*
 * The shop's service worker: notifications on the shopper's device. A page registers it when the shopper asks for them. It is
 * served from this source, so it imports nothing.
 */

/** Shows what the server pushed. A notification takes the place of an earlier one with the same tag. */
self.addEventListener('push', (event) => {
  const { title, body, language, tag, ...pages } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, lang: language, tag, data: pages }))
})

/** Opens the programme's page, or the live channel once the programme has begun. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { start, page, live } = event.notification.data
  event.waitUntil(open(Date.now() < Date.parse(start) ? page : live))
})

/** Brings the tab that shows a page to the front, or opens one. */
async function open(path) {
  const address = new URL(path, self.location.origin).href
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
