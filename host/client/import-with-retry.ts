import { retryUntilStopped } from '@onair/widgets/models'

/**
 * Imports a module, with the style sheets that it needs.
 *
 * 1. While the shop cannot be reached, it waits: Chromium never fetches a module again that once could not be fetched.
 * 2. Where the network fails otherwise, it tries again later, and when the network is back.
 *
 * @param load an `import()`
 * @throws the module's own error
 */
export function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    let sheetsAreMissing = false
    const attempt = async () => {
      if (!(await isReachable())) return
      try {
        if (sheetsAreMissing) await fetchSheets()
        sheetsAreMissing = false
        resolve(await load())
      } catch (failure) {
        sheetsAreMissing ||= isSheetNotFetched(failure)
        if (sheetsAreMissing || isNotFetched(failure)) return
        reject(failure)
      }
      stop()
    }
    const stop = retryUntilStopped(() => void attempt())
    void attempt()
  })
}

/** Whether the shop can be reached. A browser that says that it is offline may still reach a shop on its own machine. */
const isReachable = async () =>
  navigator.onLine ||
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** "Failed to fetch dynamically imported module" and what the other browsers say instead. */
const isNotFetched = (failure: unknown) => failure instanceof TypeError && /import/i.test(failure.message)

/** What Vite says when a style sheet cannot be fetched that a module needs. */
const isSheetNotFetched = (failure: unknown) =>
  failure instanceof Error && failure.message.startsWith('Unable to preload CSS')

/** Fetches the style sheets again that did not come. Vite asks once for each, and leaves the links that failed. */
async function fetchSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(fetchSheet))
}

function fetchSheet(failed: HTMLLinkElement): Promise<void> {
  const link = failed.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`))
    failed.replaceWith(link)
  })
}
