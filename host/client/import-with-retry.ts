import { retryUntilStopped } from '@onair/widgets/models'

/**
 * Imports a module, with the style sheets that it needs.
 *
 * 1. While the shop cannot be reached, it waits: Chromium never fetches a module again after a failed fetch.
 * 2. If the network fails otherwise, it tries again later, and when the network is back.
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

/** Whether the shop can be reached. A browser that reports to be offline may still reach a shop on its own machine. */
const isReachable = async () =>
  navigator.onLine ||
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** "Failed to fetch dynamically imported module" and the other browsers' messages. */
const isNotFetched = (failure: unknown) => failure instanceof TypeError && /import/i.test(failure.message)

/** Vite's message when a module's style sheet cannot be fetched. */
const isSheetNotFetched = (failure: unknown) =>
  failure instanceof Error && failure.message.startsWith('Unable to preload CSS')

/** Fetches failed style sheets again. Vite requests each only once, and leaves the links that failed. */
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
