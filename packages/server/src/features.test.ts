import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, contract, type LimitName } from '@onair/core/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { features } from './features.ts'
import { kernelMessages } from './kernel/errors/kernel.messages.ts'
import type { Messages } from './kernel/errors/refusal.ts'
import type { Limits } from './kernel/limits.ts'

const catalogues: readonly Messages[] = [
  kernelMessages,
  ...features.flatMap(({ messages }) => (messages ? [messages] : [])),
]

describe('the sentences of refusals', () => {
  it('are those of every feature’s messages file', () => {
    const files = globSync('**/*.messages.ts', { cwd: import.meta.dirname }).map((file) =>
      file.replace(/ts$/, 'en.json'),
    )
    const codes = files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
    )
    expect(catalogues.flatMap(({ en }) => Object.keys(en)).sort()).toEqual(codes.sort())
    expect(codes.length).toBeGreaterThan(200)
  })

  it('have unique codes', () => {
    const codes = catalogues.flatMap(({ en }) => Object.keys(en))
    expect(codes).toEqual([...new Set(codes)])
  })
})

/** The limits that the files of a feature read: `limits.trackingTries`. */
function readBy(feature: string): string[] {
  const folder = join(import.meta.dirname, feature)
  const sources = globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })
  const text = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  return [...text.matchAll(/\blimits\.(?!ts\b)(\w+)\b(?!\()/g)].map(([, name = '']) => name)
}

describe('the limits', () => {
  const declared = features.flatMap(({ name, limits = {} }) =>
    Object.entries(limits).map(([limit, { variable }]) => ({ feature: name, limit, variable })),
  )
  const calls: readonly Call[] = Object.values(contract)
  const named = new Set<string>(calls.flatMap(({ limit }) => limit ?? []))

  it('1. that calls name are declared', () => {
    const names = declared.map(({ limit }) => limit)
    expect([...named].filter((name) => !names.includes(name))).toEqual([])
  })

  it('2. are declared once each, with a variable of their own', () => {
    for (const values of [declared.map(({ limit }) => limit), declared.map(({ variable }) => variable)])
      expect(values).toEqual([...new Set(values)])
  })

  it('3. are named by a call, or read by the feature that declares them', () => {
    const unused = declared.filter(({ feature, limit }) => !named.has(limit) && !readBy(feature).includes(limit))
    expect(unused).toEqual([])
  })

  it('4. that a feature reads are its own', () => {
    const foreign = features.flatMap(({ name, limits = {} }) => readBy(name).filter((limit) => !(limit in limits)))
    expect(foreign).toEqual([])
  })

  it('5. have typed names: one that no call names and no feature adds does not compile', () => {
    expectTypeOf<'signIn' | 'trackingTries'>().toExtend<keyof Limits>()
    expectTypeOf<'signOut'>().not.toExtend<keyof Limits>()
    expectTypeOf<string>().not.toExtend<LimitName>()
  })
})
