/**
 * `npm run contact-sheet`: pictures of every page, at every width, in both languages and schemes, on one HTML page
 * in `.onair/contact-sheet`.
 *
 *     npm run contact-sheet -- --page=bag,checkout --width=360,1280 --lang=fr --scheme=dark
 *     npm run contact-sheet -- --origin=http://localhost:3000      pictures of a shop that is running
 *     npm run contact-sheet -- --list                              the names of the scenes
 *     npm run contact-sheet -- --measure                           no pictures: what does not fit a window of 320 px, grey text
 *                                                                  and, on a phone, targets that are too small
 *
 * `--page` takes the beginnings of scenes' names (`bag`: bag and bag-empty; `bag$`: bag alone). `--window` shows the window alone
 * instead of the whole page. `--png` writes PNG files, without loss; otherwise they are JPEG. Without `--origin` the command starts a shop of its own,
 * on the ports of the journeys (`E2E_PORT`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { headlessShell } from '../support/browser.ts'
import { origins, shopEnvironment } from '../support/ports.ts'
import { startShop } from '../support/start-shop.ts'
import { measure } from './measure.ts'
import { allScenes, type Scene } from './scenes.ts'
import { type Picture, sheet } from './sheet.ts'
import { play } from './stage.ts'

const folder = resolve(import.meta.dirname, '../../.onair/contact-sheet')
const say = (line: string) => process.stdout.write(`${line}\n`)

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: '' },
    width: { type: 'string' },
    lang: { type: 'string', default: 'en,fr' },
    scheme: { type: 'string', default: 'light,dark' },
    origin: { type: 'string' },
    png: { type: 'boolean', default: false },
    window: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const widths = options.width ?? (options.measure ? '320' : '360,768,1280,1920')
const words = (text: string) => text.split(',').filter(Boolean)
const type = options.png ? 'png' : 'jpeg'

type Job = { scene: Scene; language: 'en' | 'fr'; width: number }

function jobsOf(scenes: readonly Scene[]): Job[] {
  const requested = words(options.page)
  const chosen = scenes.filter(
    ({ name }) => requested.length === 0 || requested.some((begin) => `${name}$`.startsWith(begin)),
  )
  if (chosen.length === 0) throw new Error(`No scene begins with ${options.page}: see --list`)
  return chosen.flatMap((scene) =>
    words(options.lang).flatMap((language) =>
      words(widths)
        .map(Number)
        .filter((width) => width >= (scene.from ?? 0) && width < (scene.below ?? Number.POSITIVE_INFINITY))
        .map((width) => ({ scene, language: language as Job['language'], width })),
    ),
  )
}

/** Waits until each frame is drawn in the new scheme: those of other sites, as the card's, follow after the page. */
async function isDrawn(page: Page): Promise<void> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(page.frames().map((frame) => frame.evaluate(drawn)))
}

/** Takes a scene's pictures, one in each scheme. */
async function take(browser: Browser, origin: string, { scene, language, width }: Job): Promise<Picture[]> {
  const pictures = words(options.scheme).map((scheme) => ({
    scene: scene.name,
    language,
    scheme,
    width,
    file: `${scene.name}.${width}.${language}.${scheme}.${type}`,
  }))
  try {
    await play(browser, scene, { origin, language, width, windowOnly: options.window }, async (page) => {
      for (const { scheme, file } of pictures) {
        await page.emulateMedia({ colorScheme: scheme as 'light' | 'dark' })
        await isDrawn(page)
        await page.screenshot({
          path: join(folder, file),
          type,
          ...(type === 'jpeg' && { quality: 80 }),
          animations: 'disabled',
        })
      }
    })
    return pictures
  } catch (error) {
    say(`${scene.name}, ${width} px, ${language}: ${error instanceof Error ? error.message : error}`)
    return pictures.map((picture) => ({ ...picture, error: String(error) }))
  }
}

/** Measures each scene, by default in the narrowest window, which is also one of 1280 px at 400 %. */
async function measureAll(browser: Browser, origin: string, jobs: readonly Job[]): Promise<void> {
  for (const { scene, language, width } of jobs) {
    const problems: string[] = []
    await play(
      browser,
      scene,
      { origin, language, width },
      async (page) => void problems.push(...(await measure(page))),
    ).catch((error) => problems.push(String(error)))
    if (problems.length === 0) continue
    process.exitCode = 1
    say([`${scene.name}, ${width} px, ${language}:`, ...problems].join('\n  '))
  }
}

async function main(): Promise<void> {
  const scenes = await allScenes()
  if (options.list) {
    say(scenes.map(({ name, page }) => `${name.padEnd(28)} ${page}`).join('\n'))
    return
  }
  const jobs = jobsOf(scenes)
  const env = { ...shopEnvironment, ONAIR_DATA: '.onair/pictures', SANDBOX_DATA: '.onair/pictures/sandbox' }
  // The demonstration with its pictures in every width.
  const shop = options.origin ? undefined : await startShop({ ...env, ONAIR_EXTENSIONS: '' })
  const browser = await chromium.launch(headlessShell.launchOptions)
  try {
    if (options.measure) return await measureAll(browser, options.origin ?? origins.shop, jobs)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const taken = new Map<Job, Picture[]>()
    const waiting = [...jobs]
    const work = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        taken.set(job, await take(browser, options.origin ?? origins.shop, job))
      }
    }
    await Promise.all([work(), work()])
    const pictures = jobs.flatMap((job) => taken.get(job) ?? [])
    writeFileSync(join(folder, 'index.html'), sheet(pictures))
    const failed = pictures.filter(({ error }) => error).length
    say(`${pictures.length - failed} pictures: ${join(folder, 'index.html')}`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await shop?.stop()
  }
}

await main()
