/** The parts of the suite, and what each found. */

import { firefoxProgram, launchChromium, launchFirefox, webkitProgram } from './browsers.ts'
import { buildChecks, buildFixture, checkTypes, writeFixture } from './build.ts'
import type { ElementUnderTest } from './elements.ts'
import type { Framework } from './frameworks/framework.ts'
import { providePackages } from './packages.ts'
import type { Result } from './page/checks.ts'
import type { Site } from './site.ts'
import { runFramework } from './suites/frameworks.ts'
import { comesAndGoes, life } from './suites/life.ts'
import { modeChecks } from './suites/modes.ts'
import { pageChecks } from './suites/page.ts'
import type { CheckResult, PlainCheck } from './suites/plain.ts'
import { policy } from './suites/policy.ts'
import { trouble } from './suites/trouble.ts'
import { type Cell, table } from './table.ts'
import { launchWebKit } from './webkit.ts'

export type Run = {
  shop: string
  site: Site
  elements: readonly ElementUnderTest[]
  frameworks: readonly Framework[]
  /** The parts that were named; all where none was. */
  only: readonly string[]
  onlyFrameworks: boolean
  cycles: number
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs what was asked for and prints a table of each part. @returns the number of failures */
export async function runParts(run: Run): Promise<number> {
  const parts = run.only.filter((word) => !['chromium', 'firefox', 'webkit'].includes(word))
  const wants = (part: string) =>
    parts.length > 0 ? parts.includes(part) : part === 'frameworks' || !run.onlyFrameworks
  let failures = 0
  const plain: Readonly<Record<string, readonly PlainCheck[]>> = {
    life,
    rounds: [comesAndGoes(run.cycles)],
    policy,
    trouble,
    page: pageChecks,
    modes: modeChecks,
  }
  const checks = Object.keys(plain).flatMap((part) => (wants(part) ? (plain[part] ?? []) : []))
  if (checks.length > 0) failures += await inPlainPages(run, checks)
  if (wants('frameworks')) failures += await inFrameworks(run)
  return failures
}

async function inFrameworks({ frameworks, elements, site, shop }: Run): Promise<number> {
  providePackages()
  await buildChecks()
  const byFramework = new Map<string, { results: Result[]; types: string[] }>()
  const browser = await launchChromium()
  for (const framework of frameworks) {
    const begin = performance.now()
    const types: string[] = []
    const results: Result[] = []
    try {
      writeFixture(framework, elements)
      await buildFixture(framework)
      // The compiler needs one core, the browser another.
      const [checked, wrong] = await Promise.all([
        runFramework(browser, site, shop, framework, elements),
        checkTypes(framework),
      ])
      results.push(...checked)
      types.push(...wrong)
    } catch (error) {
      types.push(String(error))
    }
    byFramework.set(framework.name, { results, types })
    const failed = results.filter(({ failure }) => failure)
    say(
      `${framework.name}: ${results.length - failed.length} passed, ${failed.length + types.length} failed (${Math.round((performance.now() - begin) / 1000)} s)`,
    )
    for (const { tag, check, failure } of failed) say(`  ${tag}, ${check}: ${failure}`)
    for (const line of types) say(`  types: ${line}`)
  }
  await browser.close()

  const checks = [...new Set([...byFramework.values()].flatMap(({ results }) => results.map(({ check }) => check)))]
  const names = frameworks.map(({ name }) => name)
  const cell = (check: string, name: string): Cell | undefined => {
    const framework = frameworks.find((one) => one.name === name)
    const { results = [], types = [] } = byFramework.get(name) ?? {}
    if (check === 'types') return { passed: framework?.types || framework?.compile ? 1 : 0, failures: types }
    const own = results.filter((result) => result.check === check)
    const failed = own.flatMap(({ failure }) => (failure ? [failure] : []))
    const recipe = framework?.recipes[check as Result['check']]
    return { passed: own.length - failed.length, failures: failed, ...(recipe && { mark: 'ref' }) }
  }
  say(`\n${table([...checks, 'types'], names, cell)}`)
  const ofElement = (tag: string, name: string): Cell => {
    const own = (byFramework.get(name)?.results ?? []).filter((result) => result.tag === tag)
    const failed = own.flatMap(({ failure }) => failure ?? [])
    const passed = own.length - failed.length
    return { passed, failures: failed, mark: `${passed}` }
  }
  say(
    `\n${table(
      elements.map(({ tag }) => tag),
      names,
      ofElement,
    )}`,
  )
  say('\n✓ by the framework’s own means · ref by a reference to the element · – does not apply')
  return [...byFramework.values()].reduce(
    (sum, { results, types }) => sum + results.filter(({ failure }) => failure).length + types.length,
    0,
  )
}

/** The browsers that are asked for. */
const browsers = ({ only }: Run) => {
  const all = { Chromium: launchChromium, Firefox: launchFirefox, WebKit: launchWebKit }
  const named = Object.entries(all).filter(([name]) => only.includes(name.toLowerCase()))
  return named.length > 0 ? named : Object.entries(all)
}

async function inPlainPages(run: Run, checks: readonly PlainCheck[]): Promise<number> {
  const { elements, site, shop } = run
  const byCheck = new Map<string, readonly CheckResult[]>()
  const columns: string[] = []
  let failures = 0
  for (const [name, launch] of browsers(run)) {
    if (name === 'Firefox' && !firefoxProgram()) {
      say('Firefox: not installed, and part of the suite. Install it with `apt-get install firefox-esr`.')
      failures += 1
      continue
    }
    if (name === 'WebKit' && !webkitProgram()) {
      say('WebKit did not run: this system has no WebKitWebDriver, which Debian has as webkit2gtk-driver.')
      continue
    }
    columns.push(name)
    const browser = await launch()
    for (const check of checks) {
      if (check.notIn?.[name]) continue
      const begin = performance.now()
      const results = await check
        .run({ browser, name, site, shop, elements })
        .catch((error): CheckResult[] => [{ check: check.name, tag: 'the check', failure: String(error) }])
      byCheck.set(`${name} ${check.name}`, results)
      const failed = results.filter(({ failure }) => failure)
      failures += failed.length
      say(
        `${name}, ${check.name}: ${results.length - failed.length} passed, ${failed.length} failed (${Math.round((performance.now() - begin) / 1000)} s)`,
      )
      for (const { tag, failure } of failed) say(`  ${tag}: ${failure}`)
    }
    await browser.close()
  }
  const cell = (check: string, name: string): Cell | undefined => {
    const results = byCheck.get(`${name} ${check}`)
    const failed = results?.flatMap(({ failure }) => failure ?? []) ?? []
    return results && { passed: results.length - failed.length, failures: failed }
  }
  const names = checks.map(({ name }) => name)
  say(`\n${table(names, columns, cell)}\n`)
  for (const { name, notIn = {} } of checks)
    for (const [browser, why] of Object.entries(notIn)) say(`– ${browser}, ${name}: ${why}`)
  return failures
}
