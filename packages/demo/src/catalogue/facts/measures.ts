import type { Random } from '../random.ts'
import type { Words } from '../words.ts'

const numbers = {
  en: new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 }),
  fr: new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1 }),
}
const frenchUnits: Readonly<Record<string, string>> = { in: 'po', ft: 'pi', qt: 'pte', GB: 'Go', 'BTU/h': 'BTU/h' }

type Measure = { values: readonly number[]; unit: string }

function printed({ values, unit }: Measure, language: keyof Words): string {
  const text = values.map((value) => numbers[language].format(value)).join(' x ')
  const own = language === 'fr' ? (frenchUnits[unit] ?? unit) : unit
  return own ? `${text}\u00a0${own}` : text
}

const inches = (cm: number) => (cm < 10 ? Math.round((cm / 2.54) * 10) / 10 : Math.round((cm / 2.54) * 2) / 2)

/** The measure in imperial units: centimetres in inches, metres in feet, kilograms in pounds. */
function converted({ values, unit }: Measure): Measure | undefined {
  const each = (change: (value: number) => number, into: string) => ({ values: values.map(change), unit: into })
  if (unit === 'cm') return each(inches, 'in')
  if (unit === 'in') return each((value) => Math.round(value * 2.54), 'cm')
  if (unit === 'm') return each((value) => Math.round(value * 3.281), 'ft')
  if (unit === 'kg')
    return each((value) => Math.round(value * 2.205 * (value < 10 ? 10 : 1)) / (value < 10 ? 10 : 1), 'lb')
  return undefined
}

function both(measure: Measure, other = converted(measure)): Words {
  const text = (language: keyof Words) => {
    const first = printed(measure, language)
    return other ? `${first} (${printed(other, language)})` : first
  }
  return { en: text('en'), fr: text('fr') }
}

/** A measure drawn from ranges: `96..104 cm`, `30..34 x 20..24 cm`, `1.2..1.8 kg`. */
export function printMeasure(token: string, random: Random): Words {
  const [, ranges = '', unit = ''] = /^([\d. x]*\d)\s*(.*)$/.exec(token) ?? []
  const values = ranges.split(' x ').map((range) => {
    const [low = '', high = low] = range.split('..')
    const scale = low.includes('.') ? 10 : 1
    return random.int(Math.round(Number(low) * scale), Math.round(Number(high) * scale)) / scale
  })
  return both({ values, unit })
}

const parsed = (text: string): number[] =>
  text.split(' x ').map((value) => Number(value.replace(/[ \u00a0]/g, '').replace(',', '.')))

/**
 * The measure in a title, in the units that the title has in each language; undefined if its title has none, or a count.
 */
export function readTitleMeasure(title: Words | undefined): Words | undefined {
  const [, amounts, unit] = /^(?:de |, )?([\d ,]+(?: x [\d ,]+)?) (cm|mm|m|mL|L|g|kg|W|po)$/.exec(title?.fr ?? '') ?? []
  if (!amounts || !unit) return undefined
  const metric = { values: parsed(amounts), unit: unit === 'po' ? 'in' : unit }
  const [, said, name] = /^([\d.]+(?: x [\d.]+)?)(?:-(inch|foot|quart)| (lb))?$/.exec(title?.en ?? '') ?? []
  const older = { inch: 'in', foot: 'ft', quart: 'qt', lb: 'lb' }[name ?? (said?.includes(' x ') ? 'inch' : '')]
  // The title's own number, since a conversion rounds otherwise.
  return said && older && metric.unit !== 'in' ? both(metric, { values: parsed(said), unit: older }) : both(metric)
}
