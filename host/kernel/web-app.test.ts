import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { manifestPath, registerWebApp } from './web-app.ts'

const app = Fastify()
registerWebApp(app)
const host = join(import.meta.dirname, '..')

describe.each(['en', 'fr'] as const)('the installable shop, %s', (language) => {
  const read = async () => (await app.inject(manifestPath(language))).json()

  test('1. opens in its language, and so do its shortcuts', async () => {
    const { lang, start_url, shortcuts } = await read()
    expect(lang).toBe(`${language}-CA`)
    expect(start_url).toBe(`/${language}/`)
    for (const { url } of shortcuts) expect(url).toMatch(new RegExp(`^/${language}/pages/`))
  })

  test('2. has icons of the sizes that it names', async () => {
    const { icons } = await read()
    expect(icons).toHaveLength(3)
    for (const { src, sizes } of icons) {
      const png = await readFile(join(host, src))
      // The header of a PNG contains its width and height.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})
