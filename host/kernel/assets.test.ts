import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Assets, readAssets } from './assets.ts'

let folder: string
let assets: Assets
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onair-assets-'))
  const built = (file: string) => ({ file })
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({
      'client/boot.ts': built('boot-1.js'),
      'figtree-latin-wght-normal.woff2': built('figtree-latin-wght-normal-1.woff2'),
      'styles/shop.css': built('shop-1.css'),
      'sheets/pages/home.css': built('home-1.css'),
      'sheets/widgets/product.css': built('product-1.css'),
      'sheets/widgets/bag.css': built('bag-1.css'),
    }),
  )
  assets = readAssets(join(folder, 'manifest.json'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the style sheets of a page', () => {
  test('1. include the shop’s', () => {
    expect(assets.style).toBe('/assets/shop-1.css')
  })

  test('2. include its own first, then those of its islands', () => {
    const islands = new Set(['search-box', 'product'])
    expect(assets.sheetsFor('home', islands)).toEqual(['/assets/home-1.css', '/assets/product-1.css'])
    expect(assets.sheetsFor(undefined, islands)).toEqual(['/assets/product-1.css'])
  })

  test('3. cause an error if the build lacks one', () => {
    expect(() => assets.sheetsFor('constructor', new Set())).toThrow('The build has no sheets/pages/constructor.css')
  })
})
