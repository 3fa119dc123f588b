import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { limitsOf } from './kernel/feature.ts'
import type { Mode } from './kernel/settings.ts'
import { allSettings } from './server-config.ts'

const mode: Mode = {
  demo: true,
  production: false,
  strict: false,
  shop: 'http://localhost:3000',
  sandbox: 'http://127.0.0.1:3001',
}
const variables = allSettings.flatMap((settings) => Object.values(settings.variables(mode)))

describe('the settings', () => {
  it('1. of each settings file are read, once', async () => {
    const files = globSync('**/*.settings.ts', { cwd: import.meta.dirname })
    const modules = await Promise.all(
      files.map((file) => import(pathToFileURL(`${import.meta.dirname}/${file}`).href) as Promise<object>),
    )
    const defined = modules.flatMap((module) => Object.values(module))
    expect(new Set(allSettings)).toEqual(new Set(defined))
    expect(allSettings.length).toBe(defined.length)
  })

  it('2. have a variable each, which no limit has', () => {
    const names = [
      ...variables.map(({ name }) => name),
      ...Object.values(limitsOf(features)).map((one) => one.variable),
    ]
    expect(names).toEqual([...new Set(names)])
  })

  it('3. are described in a phrase without a full stop', () => {
    for (const { name, about } of variables)
      expect([name, about]).toEqual([name, expect.stringMatching(/^\S.*[^.\s]$/)])
  })

  it('4. that are required have a valid default in the demonstration', () => {
    for (const { name, schema, default: text } of variables.filter((one) => one.required)) {
      expect([name, schema(mode).safeParse(text).success]).toEqual([name, true])
    }
  })
})
