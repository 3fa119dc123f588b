import { describe, expect, test } from 'vitest'
import type { Row } from './row.ts'
import { texts, xmltvRows } from './xmltv.ts'

async function* chunks(bytes: Buffer, length = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

type Asked = { channel?: string; encoding?: string }

async function read(file: string | Buffer, { channel, encoding }: Asked = {}) {
  const remarks: string[] = []
  const rows: Row[] = []
  const options = {
    channel,
    encoding,
    pictures: 'https://shop.test/images/',
    remark: (text: string) => void remarks.push(text),
  }
  for await (const some of xmltvRows(chunks(Buffer.from(file)), options)) rows.push(...some)
  return { remarks, rows, shows: rows.map((row) => ('raw' in row ? row.raw : {})) }
}

const start = '20261123180000 -0500'
const show = (inside: string, attributes = `channel="onair"`) =>
  `<programme start="${start}" ${attributes}><title>Kettles</title>${inside}</programme>`
const tv = (...inside: string[]) =>
  `<?xml version="1.0"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv>${inside.join('')}</tv>`

describe('texts', () => {
  test.each([
    [
      'in both languages',
      [
        ['fr', 'B'],
        ['en', 'K'],
      ],
      'K',
      'B',
    ],
    ['in one language', [['fr-CA', 'B']], 'B', 'B'],
    [
      'without a language',
      [
        ['', 'A'],
        ['', 'C'],
      ],
      'A',
      'A',
    ],
    [
      'of which the French one is marked',
      [
        ['', 'K'],
        ['fr', 'B'],
      ],
      'K',
      'B',
    ],
    [
      'of which the English one is marked',
      [
        ['', 'B'],
        ['en_CA', 'K'],
      ],
      'K',
      'B',
    ],
    [
      'in another language too',
      [
        ['de', 'W'],
        ['en', 'K'],
      ],
      'K',
      'K',
    ],
    [
      'in another language alone',
      [
        ['de', 'W'],
        ['es', 'H'],
      ],
      'W',
      'W',
    ],
    [
      'with the three letters of a language',
      [
        ['fra', 'B'],
        ['eng', 'K'],
      ],
      'K',
      'B',
    ],
    [
      'in Frisian, which is no French',
      [
        ['fry', 'F'],
        ['fr', 'B'],
      ],
      'F',
      'B',
    ],
  ])('%s', (_, all, en, fr) => {
    expect(texts(all.map(([lang = '', text = '']) => ({ lang, text })))).toEqual({ en, fr })
  })
})

describe('a programme', () => {
  test('has CDATA, entities of XML, of HTML and of the file, and no comments', async () => {
    const file = `<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY shop "On&#233;air"> <!ENTITY two "&shop;">]>
      <tv>${show('<desc><![CDATA[Hot & <b>new</b>]]> &amp; &eacute;t&eacute; <!-- no -->&shop; &#8211; &nbsp;end</desc>')}</tv>`
    const { shows } = await read(file)
    expect(shows[0]).toMatchObject({ descriptionEn: 'Hot & <b>new</b> & été Onéair – \u00a0end' })
  })

  test('has the texts of its own elements alone', async () => {
    const { shows } = await read(
      tv(
        show(
          `<credits><presenter>Dana<image>https://x.test/d.jpg</image></presenter><presenter>Ed</presenter><guest>Flo</guest></credits>
           <category>Kitchen</category><category>Home</category><review type="text"><title>no</title></review>
           <x-extra><desc>no</desc></x-extra><length units="minutes">45</length>`,
          `channel="onair" clumpidx="1/2" x-foo="bar"`,
        ),
      ),
    )
    expect(shows[0]).toMatchObject({
      titleEn: 'Kettles',
      host: 'Dana & Ed',
      department: 'Kitchen',
      clump: '1',
      lasts: 2700,
    })
    expect(shows[0]?.descriptionEn).toBeUndefined()
  })

  test.each([
    ['below the shop’s pictures', 'https://shop.test/images/shows/kettle.jpg', 'shows/kettle.jpg'],
    ['by its path', '/images/kettle.jpg', 'kettle.jpg'],
    ['by its name', 'stars.png', 'stars.png'],
    ['on another site', 'http://image.example.com/dg.jpg', undefined],
    ['on a disc', 'file://C:\\icons\\KERA.gif', undefined],
    ['outside of the pictures', 'https://shop.test/images/../secret', undefined],
    ['that is empty', '', undefined],
    ['that is no name', '?x', undefined],
  ])('has an icon %s, or none', async (_, src, image) => {
    const { shows, remarks } = await read(tv(show(`<rating><icon src="no.png"/></rating><icon src="${src}"/>`)))
    expect(shows[0]?.imageUrl).toBe(image)
    expect(remarks.length).toBe(src === '' || image ? 0 : 1)
  })

  test('is named by its title, its start and its line', async () => {
    const { rows } = await read(tv('\n\n', show('')))
    expect(rows[0]).toMatchObject({ line: 1, name: `“Kettles”, ${start}, line 5` })
  })
})

describe('channels', () => {
  const file = tv(
    '<channel id="9"><display-name>Nine</display-name><display-name>9</display-name></channel><channel id="unused"/>',
    show('', 'channel="9"'),
    show('', 'channel="onair"'),
  )

  test('need not be named if the file has one', async () => {
    expect((await read(tv('<channel id="unused"/>', show('')))).rows).toHaveLength(1)
  })

  test('are listed if the file has several and none is named', async () => {
    await expect(read(file)).rejects.toThrow(
      'The file has programmes of 2 channels: say with --channel which one is the shop’s.\n  9  Nine\n  onair',
    )
    const { rows } = await read(file, { channel: 'onair' })
    expect(rows).toMatchObject([{ line: 2 }])
  })

  test('that are not in the file are refused', async () => {
    await expect(read(file, { channel: 'nine' })).rejects.toThrow(
      'no programme of the channel “nine”. It has:\n  9  Nine',
    )
    await expect(read('<tv></tv>')).rejects.toThrow('The file has no programme.')
  })
})

describe('the encoding', () => {
  const text = (declared: string) =>
    `<?xml version="1.0" encoding="${declared}"?><tv>${show('<desc>Été – 5 €</desc>')}</tv>`
  const utf16 = (file: string, big = false) => {
    const bytes = Buffer.from(file, 'utf16le')
    return big ? bytes.swap16() : bytes
  }
  const windows = (file: string) => Buffer.from(file.replace('–', '\x96').replace('€', '\x80'), 'latin1')

  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text('UTF-8'))],
    ['UTF-8 by another name', Buffer.from(text('UTF8'))],
    ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${text('utf-8')}`)],
    ['windows-1252', windows(text('windows-1252'))],
    ['ISO-8859-1, which stands for windows-1252 as in browsers', windows(text('ISO-8859-1'))],
    ['ISO-8859-15', Buffer.from(text('ISO-8859-15').replace('–', '-').replace('€', '\xa4'), 'latin1')],
    ['UTF-16 with a byte-order mark', utf16(`\ufeff${text('UTF-16')}`)],
    ['UTF-16, the larger byte first', utf16(`\ufeff${text('UTF-16')}`, true)],
    ['UTF-16 without a byte-order mark', utf16(text('UTF-16'))],
    ['UTF-8 of a program that calls itself UTF-16', Buffer.from(text('utf-16'))],
  ])('is obeyed: %s', async (_, file) => {
    const { shows } = await read(file)
    expect(String(shows[0]?.descriptionEn).replace('-', '–')).toBe('Été – 5 €')
  })

  test('is refused if wrong or unknown, and can be set by an option', async () => {
    const wrong = windows(text('UTF-8'))
    await expect(read(wrong)).rejects.toThrow(/The file is not UTF-8 after line 1: say with --encoding/)
    expect((await read(wrong, { encoding: 'windows-1252' })).shows[0]).toMatchObject({ descriptionEn: 'Été – 5 €' })
    await expect(read(text('klingon'))).rejects.toThrow('its encoding is “klingon”, which is unknown')
  })
})

test.each([
  [
    'an & alone',
    tv(show('<desc>Pots & pans</desc>')),
    /Line 3: the file is cut off after this line, or an “&” stands alone there/,
  ],
  ['an unknown entity', tv(show('<desc>&bomb;</desc>')), /Line 3: the entity &bomb; is unknown/],
  ['a name of JavaScript as an entity', tv(show('<desc>&constructor;</desc>')), /the entity &constructor; is unknown/],
  [
    'an entity outside of the file',
    `<!DOCTYPE tv [<!ENTITY x SYSTEM "file:///etc/passwd">]><tv>${show('&x;')}</tv>`,
    /&x; is unknown/,
  ],
  ['a web page', '<!DOCTYPE html><html><body>404</body></html>', /no XMLTV: its root is not <tv>/],
  ['nothing', '', /cut off, or no XML/],
])('%s is refused with a sentence', async (_, file, sentence) => {
  await expect(read(file)).rejects.toThrow(sentence)
})

test('a namespace and unknown tags have no effect', async () => {
  const file = `<tv xmlns="http://xmltv.org/ns/" date="20261101">${show('')}<x-random><title>no</title></x-random></tv>`
  expect((await read(file)).shows).toMatchObject([{ titleEn: 'Kettles' }])
})
