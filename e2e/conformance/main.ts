/**
 * `npm run conformance`: every element in every framework, and plain pages in Chromium, Firefox and WebKit.
 *
 *     npm run conformance                        everything
 *     npm run conformance -- onair-schedule vue  the elements, frameworks and parts with one of these words in their names
 *     npm run conformance -- --cycles 50         with fewer rounds of connecting and disconnecting than 1,000
 */
import { parseArgs } from 'node:util'
import { elementsUnderTest } from './elements.ts'
import { frameworks } from './frameworks/frameworks.ts'
import { runParts } from './parts.ts'
import { aShop, samplesOf } from './shop.ts'
import { startSite } from './site.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cycles: { type: 'string', default: '1000' } },
})

/** The named ones, or all where none is named. */
function chosen<T>(all: readonly T[], name: (one: T) => string): readonly T[] {
  const named = all.filter((one) => positionals.includes(name(one)))
  return named.length > 0 ? named : all
}

const shop = await aShop()
const site = await startSite()
try {
  const elements = chosen(await elementsUnderTest(await samplesOf(shop.origin)), ({ tag }) => tag)
  const failures = await runParts({
    shop: shop.origin,
    site,
    elements,
    frameworks: chosen(frameworks, ({ id }) => id),
    only: positionals.filter((word) => !word.startsWith('onair-') && !frameworks.some(({ id }) => id === word)),
    onlyFrameworks: positionals.some((word) => frameworks.some(({ id }) => id === word)),
    cycles: Number(values.cycles),
  })
  process.exitCode = failures > 0 ? 1 : 0
} finally {
  await site.close()
  await shop.stop()
}
