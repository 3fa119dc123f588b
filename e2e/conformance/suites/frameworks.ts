import type { Browser } from 'puppeteer-core'
import { watched } from '../browsers.ts'
import type { ElementUnderTest } from '../elements.ts'
import type { Framework } from '../frameworks/framework.ts'
import type { Result } from '../page/checks.ts'
import type { Site } from '../site.ts'

type InPage = {
  run(element: ElementUnderTest, recipes: readonly string[], without: readonly string[]): Promise<Result[]>
  beforeDefinition(elements: readonly ElementUnderTest[], script: string, recipes: readonly string[]): Promise<Result[]>
}

/** Runs the 16 + 16 checks of each element in a framework's page. */
export async function runFramework(
  browser: Browser,
  site: Site,
  shop: string,
  framework: Framework,
  elements: readonly ElementUnderTest[],
): Promise<Result[]> {
  const script = `${shop}/widgets/v1/onair.js`
  const own = `<script type="module" src="/${framework.id}/main.js"></script>
<script type="module" src="/checks/main.js"></script>`
  const recipes = Object.keys(framework.recipes)
  const without = Object.keys(framework.without ?? {})
  const results: Result[] = []
  const open = async (head: string) => {
    const page = await browser.newPage()
    const reports = await watched(page)
    await page.goto(site.add({ head }), { waitUntil: 'load' })
    await page
      .waitForFunction(() => Reflect.has(window, 'conformance') && Reflect.has(window, 'fixture'), { timeout: 60_000 })
      .catch(() => {
        throw new Error(`The fixture did not start: ${[...reports.exceptions, ...reports.errors].join('; ')}`)
      })
    return { page, reports }
  }

  const { page, reports } = await open(`<script type="module" src="${script}"></script>\n${own}`)
  for (const element of elements) {
    const ofElement = await page.evaluate(
      (one, byReference, left) => (Reflect.get(window, 'conformance') as InPage).run(one, byReference, left),
      element,
      recipes,
      without,
    )
    results.push(...ofElement)
    for (const exception of reports.exceptions.splice(0))
      results.push({ check: 'no children, shadow', tag: element.tag, failure: `threw into the page: ${exception}` })
  }
  await page.close()

  const early = await open(own)
  results.push(
    ...(await early.page.evaluate(
      (all, address, byReference) =>
        (Reflect.get(window, 'conformance') as InPage).beforeDefinition(all, address, byReference),
      elements,
      script,
      recipes,
    )),
  )
  await early.page.close()
  return results
}
