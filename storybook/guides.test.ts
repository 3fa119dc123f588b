import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { memoryJar, readAnalyticsConsent } from '@onair/core/session'
import { readDescriptions } from '@onair/widgets/generate/descriptions'
import { manifest } from '@onair/widgets/generate/manifest'
import type { CustomElementDeclaration } from 'custom-elements-manifest'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const files = [...globSync(join(here, 'guides/*.mdx')), join(here, '../packages/widgets/README.md')].sort()

/** Attributes that HTML gives any element, and that the script tag reads. */
const global = new Set(['hidden', 'id', 'class', 'slot', 'ref', 'role'])

const { modules } = manifest(await readDescriptions())
const elements = new Map(
  (modules.flatMap(({ declarations = [] }) => declarations) as CustomElementDeclaration[]).map((one) => [
    one.tagName,
    one,
  ]),
)
const all = (key: 'cssProperties' | 'cssParts' | 'events' | 'slots') =>
  new Set([...elements.values()].flatMap((one) => (one[key] ?? []).map(({ name }) => name)))

/** The code of a guide in some languages. */
const code = (text: string, languages: string): string =>
  [...text.matchAll(new RegExp(`^\`\`\`(?:${languages})\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block).join('\n')

describe.each(files.map((file) => [basename(file), readFileSync(file, 'utf8')]))('the snippets of %s', (_, text) => {
  test('1. name existing elements and attributes', () => {
    for (const [, tag = '', attributes = ''] of code(text, 'html').matchAll(/<(onair-[\w-]+)([^>]*)>/g)) {
      if (tag === 'onair-shop') continue
      const attributeNames = elements.get(tag)?.attributes?.map(({ name }) => name)
      expect(attributeNames, tag).toBeDefined()
      const named = [...attributes.replaceAll(/="[^"]*"/g, '').matchAll(/[\w-]+/g)].map(([name]) => name)
      expect(
        named.filter((name) => !attributeNames?.includes(name) && !global.has(name)),
        tag,
      ).toEqual([])
    }
  })

  test('2. name existing slots, parts, tokens and events', () => {
    const html = code(text, 'html')
    for (const [, slot = ''] of html.matchAll(/slot="([\w-]+)"/g)) expect(all('slots')).toContain(slot)
    const css = code(text, 'css')
    for (const [, part = ''] of css.matchAll(/::part\(([\w-]+)\)/g)) expect(all('cssParts')).toContain(part)
    for (const [token = ''] of css.matchAll(/--onair-[\w-]+/g)) expect(all('cssProperties')).toContain(token)
    for (const [event = ''] of code(text, 'html|js|tsx?').matchAll(/\bonair:[\w-]+/g)) {
      expect(all('events')).toContain(event)
    }
  })
})

test('3. there are guides for all questions of a newcomer', () => {
  expect(files.map((file) => basename(file, '.mdx')).filter((name) => name !== 'README.md')).toEqual([
    'consent',
    'content-security-policy',
    'embedding',
    'events',
    'frameworks',
    'migrating',
    'performance',
    'start',
    'theming',
  ])
})

test('4. the guide about consent names the cookie that the widgets read', () => {
  const guide = files.find((file) => file.endsWith('consent.mdx')) ?? ''
  const [, cookie = ''] = /document\.cookie = '([^;]+);/.exec(code(readFileSync(guide, 'utf8'), 'js')) ?? []
  expect(readAnalyticsConsent({ jar: memoryJar(cookie) })).toBe(true)
})
