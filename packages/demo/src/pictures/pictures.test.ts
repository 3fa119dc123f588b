import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { type Format, formats } from './drawings/render.ts'
import { isWhole } from './files.ts'
import { type Picture, parsePicture } from './names.ts'
import { registerPictures } from './pictures.routes.ts'
import { newPictures } from './pictures.service.ts'
import { NotDrawn, newRasteriser, type Rasteriser } from './rasteriser.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'onair-pictures-'))
  endings.push(() => rm(path, { recursive: true, force: true }))
  return path
}

function listening() {
  const warnings: string[] = []
  return { warnings, log: { warn: (_details: object, message: string) => warnings.push(message) } }
}

/** The real rasteriser, counting what it draws. */
function counting(inner = newRasteriser({ threads: 1 })): Rasteriser & { drawn: number } {
  const rasteriser = {
    drawn: 0,
    raster: (...order: Parameters<Rasteriser['raster']>) => {
      rasteriser.drawn += 1
      return inner.raster(...order)
    },
    close: () => inner.close(),
  }
  return rasteriser
}

async function aShop(cacheDir?: string, rasteriser = counting()) {
  const { warnings, log } = listening()
  const directory = cacheDir ?? (await folder())
  const app = fastify()
  const pictures = registerPictures(app, {
    cacheDir: directory,
    log,
    pictures: newPictures({ cacheDir: directory, log, rasteriser }),
  })
  endings.push(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url: `/images/${url}`, headers })
  const files = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
  return { get, app, pictures, warnings, rasteriser, files, directory }
}

const mug: Picture = { kind: 'product', archetype: 'mug', attributes: {}, colour: 'red', variant: 0 }

describe('pictures over HTTP', () => {
  it('1. without a query it is a JPEG of 480 pixels, cacheable and open to any page', async () => {
    const { get } = await aShop()
    const reply = await get('p/mug-red-0')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 480 })
  })

  const formats = [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const
  const comesAs =
    (...sizes: (readonly [policy: string, width: number])[]) =>
    async (format: string, found: string) => {
      const { get } = await aShop()
      for (const [policy, width] of sizes) {
        const reply = await get(`p/t-shirt-rose-gold-2?impolicy=${policy}&format=${format}`)
        expect(reply.headers['content-type']).toBe(`image/${format}`)
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: found, width, height: width })
      }
    }

  it.each(formats)('2. format=%s has that format, and impolicy=S that size', comesAs(['S', 240]))
  it.each(formats)('2. format=%s comes in larger sizes too', { tags: ['slow'] }, comesAs(['M', 480], ['L', 960]))

  it('2a. with one size only, every size is that one, drawn once', async () => {
    const { log } = listening()
    const [cacheDir, app, rasteriser] = [await folder(), fastify(), counting()]
    endings.push(() => app.close())
    registerPictures(app, { cacheDir, log, pictures: newPictures({ cacheDir, log, rasteriser, only: 'S' }) })
    for (const policy of ['L', 'M', 'S']) {
      const reply = await app.inject({ url: `/images/p/mug-red-0?impolicy=${policy}&format=webp` })
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240 })
    }
    expect(rasteriser.drawn).toBe(1)
  })

  it('3. a programme is 16:9', async () => {
    const { get } = await aShop()
    const reply = await get('s/kitchen-1?impolicy=S')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 480, height: 270 })
  })

  it.each([
    ['4. an archetype that is not drawn', 'p/spaceship-red-0', 404, 'Picture'],
    ['5. a product among the programmes', 's/mug-red-0', 404, 'Picture'],
    ['6. a way out of the folder', 'p/..%2F..%2Fsecret-red-0', 404, 'Picture'],
    ['7. an unknown size', 'p/mug-red-0?impolicy=XL', 400, 'impolicy'],
    ['8. two sizes', 'p/mug-red-0?impolicy=S&impolicy=M', 400, 'impolicy'],
    ['9. an unknown format', 'p/mug-red-0?format=gif', 400, 'format'],
  ])('%s is refused and not cached', async (_case, url, status, area) => {
    const { get, rasteriser } = await aShop()
    const reply = await get(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual([{ Message: expect.stringMatching(/\w/), Area: area }])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(rasteriser.drawn).toBe(0)
  })

  it('10. a refusal speaks the reader’s language', async () => {
    const { get } = await aShop()
    const reply = await get('p/spaceship-red-0', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' })
    expect(reply.json()).toEqual([{ Message: 'Cette image n’existe pas.', Area: 'Picture' }])
  })

  it('11. a matching If-None-Match gets 304, and nothing is drawn', async () => {
    const { get, rasteriser } = await aShop()
    const tag = (await get('p/mug-red-0')).headers.etag ?? ''
    const again = await get('p/mug-red-0', { 'if-none-match': `"other", W/${tag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    expect(rasteriser.drawn).toBe(1)
    expect((await get('p/mug-red-0?impolicy=S', { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('12. with a full queue the reply is 503 with Retry-After', async () => {
    const busy: Rasteriser = { raster: () => Promise.reject(new NotDrawn('busy')), close: async () => undefined }
    const { get } = await aShop(undefined, { ...busy, drawn: 0 })
    const reply = await get('p/mug-red-0')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    expect(reply.json()).toMatchObject([{ Area: 'PictureBusy' }])
  })

  it('12a. closing finishes the picture that is being drawn and none of the queued ones', async () => {
    const { app, get, pictures, warnings, rasteriser } = await aShop()
    // Seconds of work.
    const names = ['red', 'blue', 'navy', 'gold', 'green'].flatMap((colour) =>
      [0, 1, 2].map((n) => `p/mug-${colour}-${n}`),
    )
    const asked = Promise.all(names.map((name) => get(`${name}?impolicy=L&format=avif`)))
    await expect.poll(() => rasteriser.drawn).toBe(names.length)
    const ahead = pictures.warm(names.map((name) => ({ name, policy: 'S', format: 'webp' })))
    await expect.poll(() => rasteriser.drawn).toBeGreaterThan(names.length)
    await app.close()
    expect(new Set((await asked).map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
    expect([await ahead, warnings]).toEqual([0, []])
  })
})

describe('the cache of pictures', () => {
  it('13. a picture is drawn once and survives a restart', async () => {
    const first = await aShop()
    const one = await first.get('p/mug-red-0?format=avif')
    const two = await first.get('p/mug-red-0?format=avif')
    const next = await aShop(first.directory)
    const three = await next.get('p/mug-red-0?format=avif')
    expect([first.rasteriser.drawn, next.rasteriser.drawn]).toEqual([1, 0])
    expect(two.rawPayload.equals(one.rawPayload) && three.rawPayload.equals(one.rawPayload)).toBe(true)
  })

  it('14. simultaneous requests share one drawing', async () => {
    const { get, rasteriser } = await aShop()
    const replies = await Promise.all(Array.from({ length: 12 }, () => get('p/mug-red-0')))
    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 200))
    expect(rasteriser.drawn).toBe(1)
  })

  it.each([
    ['15. an empty file', (_whole: Buffer) => Buffer.alloc(0)],
    ['16. half a file', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['17. another kind of file', (whole: Buffer) => Buffer.alloc(whole.length, 'not a picture ')],
  ])('%s is drawn again, with a warning', { tags: ['slow'] }, async (_case, damage) => {
    for (const format of formats) {
      const shop = await aShop()
      const address = `p/mug-red-0?impolicy=S&format=${format}`
      const whole = (await shop.get(address)).rawPayload
      const [file] = await shop.files()
      const path = join(file?.parentPath ?? '', file?.name ?? '')
      await writeFile(path, damage(whole))
      const reply = await shop.get(address)
      expect([reply.statusCode, reply.rawPayload.equals(whole)]).toEqual([200, true])
      expect(shop.warnings).toEqual(['a cached picture is damaged and is drawn again'])
      expect((await readFile(path)).equals(whole)).toBe(true)
    }
  })

  it('18. without a writable folder, pictures are served from memory, with one warning', async () => {
    const file = join(await folder(), 'a-file')
    await writeFile(file, 'in the way')
    const { get, warnings, rasteriser } = await aShop(join(file, 'cache'))
    for (const name of ['p/mug-red-0', 'p/mug-blue-0', 'p/mug-red-0']) expect((await get(name)).statusCode).toBe(200)
    expect(warnings).toEqual(['the picture cache cannot be written; the latest pictures stay in memory'])
    expect(rasteriser.drawn).toBe(2)
  })

  it('19. removes pictures of older drawings, but no other files', async () => {
    const shop = await aShop()
    await writeFile(join(shop.directory, 'note.txt'), 'mine')
    await writeFile(join(shop.directory, '0123456789ab'), 'an older version')
    await shop.get('p/mug-red-0')
    expect((await readdir(shop.directory)).sort()).toEqual([await shop.pictures.version(), 'note.txt'].sort())
  })

  it('20. drawing ahead fills the cache and skips unknown pictures', async () => {
    const { pictures, rasteriser, warnings, get } = await aShop()
    const ready = await pictures.warm([
      { name: 'p/mug-red-0', policy: 'S', format: 'webp' },
      { name: 'p/spaceship-red-0', policy: 'S', format: 'webp' },
      { name: 's/home-0', policy: 'S', format: 'webp' },
    ])
    expect([ready, rasteriser.drawn, warnings]).toEqual([2, 2, ['there is no such picture to draw ahead']])
    await get('p/mug-red-0?impolicy=S&format=webp')
    expect(rasteriser.drawn).toBe(2)
  })

  it('21. recognises a damaged file that begins and ends like a picture', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: '#abc' } })
        .webp()
        .toBuffer(),
    )
    expect(isWhole(bytes, 'webp')).toBe(true)
    expect(isWhole(bytes, 'jpeg') || isWhole(bytes, 'avif')).toBe(false)
    expect(isWhole(Uint8Array.from([...bytes, 0]), 'webp')).toBe(false)
  })
})

describe('the drawing threads', () => {
  const aRasteriser = (options: Parameters<typeof newRasteriser>[0]) => {
    const rasteriser = newRasteriser(options)
    endings.push(() => rasteriser.close())
    return rasteriser
  }

  it('22. requests have priority over drawing ahead', async () => {
    const rasteriser = aRasteriser({ threads: 1 })
    const order: string[] = []
    const done = (name: string) => () => order.push(name)
    await Promise.all([
      rasteriser.raster(mug, 'S', 'jpeg').then(done('begun')),
      rasteriser.raster(mug, 'S', 'webp').then(done('ahead')),
      rasteriser.raster(mug, 'S', 'avif', {}).then(done('shopper')),
    ])
    expect(order).toEqual(['begun', 'shopper', 'ahead'])
  })

  it('23. a full queue refuses at once and continues', async () => {
    const rasteriser = aRasteriser({ threads: 1, longestQueue: 1 })
    const begun = rasteriser.raster(mug, 'S', 'jpeg')
    const waiting = rasteriser.raster(mug, 'S', 'webp')
    await expect(rasteriser.raster(mug, 'S', 'avif')).rejects.toBeInstanceOf(NotDrawn)
    expect((await Promise.all([begun, waiting])).map((bytes) => bytes.length > 0)).toEqual([true, true])
  })

  it('24. closing finishes running jobs, and refuses queued and later ones', async () => {
    const rasteriser = newRasteriser({ threads: 1 })
    const asked = [rasteriser.raster(mug, 'L', 'avif'), rasteriser.raster(mug, 'L', 'webp')]
    const ended = Promise.allSettled(asked)
    await rasteriser.close()
    expect(await ended).toEqual([
      { status: 'fulfilled', value: expect.any(Uint8Array) },
      { status: 'rejected', reason: expect.any(NotDrawn) },
    ])
    await expect(rasteriser.raster(mug, 'S', 'jpeg')).rejects.toBeInstanceOf(NotDrawn)
  })

  it('25. every parsed name can be drawn', async () => {
    const picture = parsePicture('p/gift-card-multi-2')
    const bytes = picture && (await aRasteriser({ threads: 1 }).raster(picture, 'S', 'webp'))
    expect(bytes && isWhole(bytes, 'webp')).toBe(true)
  })
})

describe('the shares of the drawing threads', () => {
  const variant = (at: 0 | 1 | 2): Picture => ({
    kind: 'product',
    archetype: 'mug',
    attributes: {},
    colour: 'red',
    variant: at,
  })
  const small: [Picture, Format][] = ([0, 1, 2] as const)
    .flatMap((at): [Picture, Format][] => [
      [variant(at), 'jpeg'],
      [variant(at), 'webp'],
    ])
    .slice(0, 5)
  const busy = () => {
    const rasteriser = newRasteriser({ threads: 1, share: 4 })
    endings.push(() => rasteriser.close())
    return (address: string, [picture, format]: [Picture, Format]) =>
      rasteriser.raster(picture, 'S', format, { address })
  }

  it('1. addresses take turns: one that asks for many does not keep another waiting', async () => {
    const ask = busy()
    const order: string[] = []
    const drawn = (address: string, what: [Picture, Format]) => ask(address, what).then(() => order.push(address))
    await Promise.all([...small.slice(0, 4).map((what) => drawn('many', what)), drawn('one', [mug, 'avif'])])
    expect(order.indexOf('one')).toBeLessThan(3)
  })

  it('2. an address beyond its share is refused, and nobody else', async () => {
    const ask = busy()
    const asked = small.map((what) => ask('many', what))
    await expect(ask('many', [mug, 'avif'])).rejects.toThrow(NotDrawn)
    await expect(ask('one', [mug, 'avif'])).resolves.toBeInstanceOf(Uint8Array)
    await Promise.all(asked)
  })

  it('3. a picture without a waiting caller is dropped; one with a second caller is drawn', async () => {
    const directory = await folder()
    const pictures = newPictures({
      cacheDir: directory,
      log: listening().log,
      rasteriser: counting(newRasteriser({ threads: 1 })),
    })
    endings.push(() => pictures.close())
    const [gone, half] = [new AbortController(), new AbortController()]
    const first = pictures.read(variant(0), 'S', 'jpeg')
    const dropped = pictures.read(variant(1), 'S', 'jpeg', { signal: gone.signal })
    const shared = [
      pictures.read(variant(2), 'S', 'jpeg', { signal: half.signal }),
      pictures.read(variant(2), 'S', 'jpeg', { signal: new AbortController().signal }),
    ]
    const refused = expect(dropped).rejects.toThrow(NotDrawn)
    gone.abort()
    half.abort()
    await refused
    for (const bytes of await Promise.all([first, ...shared])) expect(bytes).toBeInstanceOf(Uint8Array)
  })
})
