/** How elements look in print, enlarged, narrow and in the reader's own colours; axe looks at each. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer-core'
import {
  type CheckResult,
  isReady,
  markupOf,
  open,
  type Place,
  type PlainCheck,
  scriptTag,
  untilShown,
} from './plain.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong in each element, and whether it is wider than its place. */
const look = (page: Page, tags: readonly string[]) =>
  page.evaluate(async (names) => {
    const { run } = Reflect.get(window, 'axe') as { run: (context: object, options: object) => Promise<unknown> }
    const problemsOf: Record<string, string[]> = {}
    for (const tag of names) {
      const element = document.querySelector(tag)
      if (!element) continue
      const wide = element.scrollWidth - element.clientWidth
      const problems = wide > 1 ? [`is ${wide}px wider than its place`] : []
      const result = (await run(
        { include: [[tag]] },
        {
          runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
          resultTypes: ['violations'],
        },
      )) as { violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] }
      for (const { id, nodes } of result.violations)
        problems.push(
          `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}; the first: ${nodes[0]?.failureSummary}`.slice(
            0,
            700,
          ),
        )
      problemsOf[tag] = problems
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) problemsOf['the page'] = ['the page scrolls sideways']
    return problemsOf
  }, tags)

/** A setting of the reader's. `firefox`: the preferences of a browser that has it; Chromium is told over CDP. */
type Mode = {
  name: string
  width?: number
  scale?: number
  emulate?: (page: Page) => Promise<void>
  notIn?: PlainCheck['notIn']
}

const overCdp = {
  Firefox: 'its clients cannot set it over WebDriver BiDi',
  WebKit: 'WebDriver cannot set it',
}

const modes: readonly Mode[] = [
  { name: 'axe: as it is' },
  { name: 'axe: 320 px', width: 320 },
  { name: 'axe: 200 % zoom', width: 640, scale: 2 },
  {
    name: 'axe: dark',
    emulate: (page) => page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]),
    notIn: overCdp,
  },
  { name: 'axe: print', emulate: (page) => page.emulateMediaType('print'), notIn: overCdp },
  {
    name: 'axe: reduced motion',
    emulate: (page) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    notIn: overCdp,
  },
  {
    name: 'axe: forced colours',
    async emulate(page) {
      const session = await page.createCDPSession()
      await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
      // Chromium paints text in the reader's colour and computes its fill without it. axe reads the fill first.
      await page.evaluateOnNewDocument(() => {
        const { getPropertyValue } = CSSStyleDeclaration.prototype
        CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
          return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
        }
      })
    },
    notIn: overCdp,
  },
]

/** Whether anything still moves where less motion is wanted. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration = 0 } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && typeof duration === 'number' && duration > 20
      })
      .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.className ?? 'something'),
  )

export const modeChecks: readonly PlainCheck[] = modes.map(
  ({ name, width = 1280, scale = 1, emulate, notIn }): PlainCheck => ({
    name,
    ...(notIn && { notIn }),
    async run(place: Place): Promise<CheckResult[]> {
      const themed = name.endsWith('dark') ? markupOf(place.elements, 'theme="dark"') : markupOf(place.elements)
      const style = name.endsWith('dark')
        ? '<style>:root { color-scheme: dark; background: #121212; color: #eee }</style>'
        : ''
      const { page, reports } = await open(
        place,
        { head: style + scriptTag(place.shop), body: themed },
        {
          prepare: async (one) => {
            await one.setViewport({ width, height: 900, deviceScaleFactor: scale })
            await emulate?.(one)
          },
        },
      )
      await untilShown(page, isReady)
      await page.evaluate(axe)
      const seen = await look(
        page,
        place.elements.map(({ tag }) => tag),
      )
      const results = Object.entries(seen).map(([tag, problems]): CheckResult => {
        return { check: name, tag, ...(problems.length > 0 && { failure: problems.join('; ') }) }
      })
      if (name.endsWith('motion'))
        for (const one of new Set(await moving(page)))
          results.push({ check: name, tag: 'the page', failure: `${one} moves` })
      for (const exception of reports.exceptions) results.push({ check: name, tag: 'the page', failure: exception })
      await page.close()
      return results
    },
  }),
)
