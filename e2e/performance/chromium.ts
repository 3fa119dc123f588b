import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { headlessShell } from '../support/browser.ts'

/**
 * The browser of the measurements. The headless shell, where the system has it: Chromium itself opens pages of its own beside each
 * window, which take half of a small machine.
 */
export const openBrowser = (): Promise<Browser> => chromium.launch(headlessShell.launchOptions)

export type Weight = Record<'documents' | 'scripts' | 'styles' | 'data' | 'pictures', number>

const kinds: Readonly<Record<string, keyof Weight>> = {
  document: 'documents',
  script: 'scripts',
  stylesheet: 'styles',
  fetch: 'data',
  xhr: 'data',
  image: 'pictures',
}

/**
 * Adds up what a page downloads from an origin: bytes in brotli 11, whatever the server compresses with. It compresses only when it
 * is asked for the sum: on a small machine, compressing would slow down the page that is measured.
 */
export function weigh(page: Page, from: string): () => Promise<Weight> {
  const arriving: Promise<[keyof Weight, Buffer]>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const kind = kinds[type]
    if (!response.url().startsWith(from) || !kind || response.status() >= 300) return
    arriving.push(
      response.body().then(
        (body) => [kind, body],
        () => [kind, Buffer.alloc(0)],
      ),
    )
  })
  return async () => {
    const total: Weight = { documents: 0, scripts: 0, styles: 0, data: 0, pictures: 0 }
    // A picture is compressed already.
    for (const [kind, body] of await Promise.all(arriving))
      total[kind] += kind === 'pictures' ? body.length : brotli(body)
    return total
  }
}

const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

export const kB = (bytes: number): number => bytes / 1000

/**
 * "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, an empty cache. On a fast line the processor alone is slower.
 * @param cpu how many times slower, see `cpuRate`
 */
export async function slowDown(page: Page, line: 'slow' | 'fast', cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (line === 'fast') return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: 750_000 / 8,
  })
}
