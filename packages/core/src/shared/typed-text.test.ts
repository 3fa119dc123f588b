import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanCode,
  cleanDigits,
  cleanEmail,
  cleanGuid,
  cleanItemNumber,
  cleanLine,
  cleanName,
  cleanNumber,
  cleanParagraphs,
  cleanPhone,
  cleanPostalCode,
} from './typed-text.ts'

describe('a line', () => {
  test.each([
    ['1', '\u00a0Marie\u2009\u202fTremblay\u3000', 'Marie Tremblay'],
    ['1', 'Marie\tTremblay\r\n', 'Marie Tremblay'],
    ['1', '\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u200a\u205f\u1680', ''],
    ['2', '\u200eMarie\u200f \u202aTremblay\u202c', 'Marie Tremblay'],
    ['2', '\ufeffMa\u200brie\u2060 Trem\u00adblay\u2066\u2069\u061c', 'Marie Tremblay'],
    ['2', 'Marie\u200d \u200cTremblay\u200c', 'Marie Tremblay'],
    ['2', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['2', 'क्\u200dष', 'क्\u200dष'],
    ['2', '👩\u200d👧', '👩\u200d👧'],
    ['2', '葛\u{e0100}', '葛\u{e0100}'],
    ['3', 'Zoe\u0308 Be\u0301dard', 'Zoë Bédard'],
    ['3', "O’Connor-D'Arcy", "O’Connor-D'Arcy"],
    ['3', 'ᐊᓕᓯᐊ ᐃᓄᒃ', 'ᐊᓕᓯᐊ ᐃᓄᒃ'],
    ['3', '— “Great” – really', '— “Great” – really'],
  ])('%s. %j is %j', (_rule, typed, clean) => expect(cleanLine(typed)).toBe(clean))
})

test.each([
  ['Works\u00a0well.\r\n\u200bQuiet,\ttoo.\u2028', 'Works well.\r\nQuiet,\ttoo.'],
  [' – One\n\n– Two ', '– One\n\n– Two'],
])('several lines keep their ends: %j is %j', (typed, clean) => expect(cleanParagraphs(typed)).toBe(clean))

// The list of https://www.kalzumeus.com/2010/06/17/falsehoods-programmers-believe-about-names and names of Canadians.
describe('a name', () => {
  test.each([
    ['1', 'Marie–Claude', 'Marie-Claude'],
    ['1', 'Saint\u2011Jean\u2010sur\u2012Richelieu', 'Saint-Jean-sur-Richelieu'],
    ['1', '１２\uff0d１４ rue Ａ', '12-14 rue A'],
    ['2', 'Tremblay, ', 'Tremblay'],
    ['2', ' ,Tremblay;\u200e', 'Tremblay'],
  ])('%s. %j is %j', (_rule, typed, clean) => expect(cleanName(typed)).toBe(clean))

  test.each([
    'Nguyễn Thị Minh Khai',
    'ᐊᓕᓯᐊ\u1400ᐃᓄᒃ',
    'X̱ʷəmθkʷəy̓əm',
    'Sḵwx̱wú7mesh',
    'Kʼómoks',
    'Jean-François d’Youville',
    "Siobhán Ní Dhomhnaill-O'Neill",
    'Renée de la Durantaye Sr.',
    'Łukasz Żółć',
    'Þórunn Ðögg',
    'Björk',
    '王小明',
    'Мария Иванова-Петрова',
    'Անի Տէր\u058aՊետրոսեան',
    'بن\u200cعلی',
    'Q',
    '123½ Main St., Unit 4',
    'RR 2, Site 5',
    'St. John’s',
    'Saint-Louis-du-Ha! Ha!',
    'X Æ A-12',
    'Null',
  ])('%j stays as it is', (name) => expect(cleanName(name)).toBe(name.normalize('NFC')))
})

describe('codes and numbers', () => {
  test.each([
    ['\u200eWELCOME10\u00a0', 'WELCOME10'],
    ['« WELCOME10 »', 'WELCOME10'],
    ['“welcome10”.', 'welcome10'],
    ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
    ['SPRING\u201325,', 'SPRING-25'],
    ['(FREESHIP)', 'FREESHIP'],
  ])('the code %j is %j', (typed, clean) => expect(cleanCode(typed)).toBe(clean))

  test.each([
    ['6006\u00a04900\u20090000\u202f0050', '6006490000000050'],
    ['6006\u20114900\u20130000\u22120050', '6006490000000050'],
    ['６００６４９００００００００５０', '6006490000000050'],
    ['6006.4900.0000.0050', '6006490000000050'],
    [' 1\u200b234\u200e', '1234'],
    ['١٢٣٤', '1234'],
    ['12a4', '12a4'],
  ])('the digits %j are %j', (typed, clean) => expect(cleanDigits(typed)).toBe(clean))

  test.each([
    ['#1000123456', '1000123456'],
    ['No. 1000123456', '1000123456'],
    ['N° 1000\u00a0123\u00a0456', '1000123456'],
    ['nº 1000–123456', '1000123456'],
    ['no1000123456.', '1000123456'],
    ['nothing', 'nothing'],
  ])('the number %j is %j', (typed, clean) => expect(cleanNumber(typed)).toBe(clean))

  test.each([
    ['700\u2011001', '700001'],
    ['700\u00a0001', '700001'],
    ['700\u2013001.', '700001'],
    ['\u202a700-001\u202c', '700001'],
    ['７００－００１', '700001'],
    ['#700-001', '700001'],
    ['n° 700 001', '700001'],
    ['70-0001', '70-0001'],
    ['700--001', '700--001'],
  ])('the item number %j is %j', (typed, clean) => expect(cleanItemNumber(typed)).toBe(clean))

  const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  test.each([
    guid.toUpperCase(),
    `{${guid}}`,
    guid.replaceAll('-', ''),
    `{${guid.toUpperCase()}}`,
    ` ${guid.replaceAll('-', '\u2011')}\u200e`,
  ])('%j is the bag’s id', (typed) => expect(cleanGuid(typed)).toBe(guid))
})

// Shapes from reports on mail forms: autofill, address books, links and phones.
test.each([
  ['jane@example.com ', 'jane@example.com'],
  ['\u00a0jane@example.com\u00a0', 'jane@example.com'],
  ['\u200bjane@example.com\u200b', 'jane@example.com'],
  ['\u202ajane@example.com\u202c', 'jane@example.com'],
  ['jane@example.com,', 'jane@example.com'],
  ['jane@example.com;', 'jane@example.com'],
  ['jane@example.com.', 'jane@example.com'],
  ['mailto:jane@example.com', 'jane@example.com'],
  ['MAILTO:jane@example.com?subject=Hello', 'jane@example.com'],
  ['<jane@example.com>', 'jane@example.com'],
  ['Jane Roy <jane@example.com>', 'jane@example.com'],
  ['"Roy, Jane" <jane@example.com>,', 'jane@example.com'],
  ['<mailto:jane@example.com>', 'jane@example.com'],
  ['(jane@example.com)', 'jane@example.com'],
  ['“jane@example.com”', 'jane@example.com'],
  ['jane＠example.com', 'jane@example.com'],
  ['jane @ example.com', 'jane@example.com'],
  ['jane@exam\u00adple.com', 'jane@example.com'],
  ['marie\u2011claude@example.com', 'marie-claude@example.com'],
  ["o'neil+tv@example.co.uk", "o'neil+tv@example.co.uk"],
  ['jane doe@example.com', 'jane doe@example.com'],
  ['maya@Élégante.ca', 'maya@xn--lgante-9uab.ca'],
  ['« maya@e\u0301le\u0301gante.ca »', 'maya@xn--lgante-9uab.ca'],
  ['maya@例え.テスト', 'maya@xn--r8jz45g.xn--zckzah'],
  ['maya@exämple ca', 'maya@exämple ca'],
])('the e-mail %j is %j', (typed, clean) => expect(cleanEmail(typed)).toBe(clean))

test.each([
  ['h2x\u00a01y4', 'H2X1Y4'],
  ['H2X\u20111Y4', 'H2X1Y4'],
  ['H2X – 1Y4', 'H2X1Y4'],
  ['H2X  1Y4', 'H2X1Y4'],
  ['H2X\u200b1Y4\u200e', 'H2X1Y4'],
  ['\u202dH2X 1Y4\u202c', 'H2X1Y4'],
  ['Ｈ２Ｘ　１Ｙ４', 'H2X1Y4'],
  ['H2X.1Y4,', 'H2X1Y4'],
  ['K1A OB1', 'K1A0B1'],
  ['KIA 0B1', 'K1A0B1'],
  ['H 2 X 1 Y 4', 'H2X1Y4'],
  ['H2X\t1Y4', 'H2X1Y4'],
  ['90210', '90210'],
  ['nowhere', 'NOWHERE'],
])('the postal code %j is %j', (typed, clean) => expect(cleanPostalCode(typed)).toBe(clean))

describe('a phone number', () => {
  test.each([
    '514/555-0199',
    '514-555-0199',
    '(514) 555-0199',
    '(514)555-0199',
    '514.555.0199',
    '514 555 0199',
    '514\u00a0555\u20110199',
    '514–555–0199',
    '514\u2212555\u22120199',
    '+1 514 555 0199',
    '+1-514-555-0199',
    '1 (514) 555-0199',
    '001 514 555 0199',
    '011 1 514 555 0199',
    'tel:+15145550199',
    'tel:+1-514-555-0199',
    'Tél.\u00a0: 514 555-0199',
    '\u202a+1 (514) 555-0199\u202c',
    '\u200e514\u200b5550199',
    '５１４－５５５－０１９９',
    '٥١٤٥٥٥٠١٩٩',
    '514,555,0199',
    '514_555_0199',
    '514 • 555 • 0199,',
    '[514] 555-0199',
  ])('%j is ten digits', (typed) => expect(cleanPhone(typed)).toBe('5145550199'))

  test.each([
    '+1 (514) 555.0199 ext. 12',
    '514-555-0199 x12',
    '514-555-0199x12',
    '514 555-0199, poste 12',
    '514 555-0199 p. 12',
    'tel:+15145550199;ext=12',
    '514-555-0199 #12',
    '514-555-0199,12',
    '514-555-0199 EXTENSION 12',
  ])('%j keeps its extension', (typed) => expect(cleanPhone(typed)).toBe('5145550199x12'))

  test.each([
    '',
    '555-0199',
    '514-555-01999',
    '+33 1 70 18 99 00',
    '+44 20 7031 3000',
    '1-800-FLOWERS',
    'x12',
    'call me',
  ])('%j is not ten digits', (typed) => expect(cleanPhone(typed)).toBeUndefined())
})

describe('all of them', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        ...'aZ0 9-.,;@<>(){}#xéO\u00a0\u200b\u200d\u200e\u2011\u2028\uff11\u0661\u0301👩\u00ad\t\n',
      ),
    }),
  )
  test.each([
    cleanLine,
    cleanParagraphs,
    cleanName,
    cleanCode,
    cleanDigits,
    cleanNumber,
    cleanItemNumber,
    cleanGuid,
    cleanEmail,
    cleanPostalCode,
    (text: string) => cleanPhone(text) ?? '',
  ])('%o leaves clean text unchanged', (clean) => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(clean(clean(text))).toBe(clean(text))
      }),
      { numRuns: 500 },
    )
  })

  test('are fast for long text', () => {
    for (const text of [
      '<'.repeat(60_000),
      ' '.repeat(60_000),
      '1 '.repeat(30_000),
      '\u200d'.repeat(60_000),
      'n.'.repeat(30_000),
    ]) {
      for (const clean of [cleanEmail, cleanNumber, cleanItemNumber, cleanPostalCode, cleanGuid, cleanPhone])
        clean(text)
    }
  })
})
