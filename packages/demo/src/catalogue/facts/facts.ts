import type { Archetype } from '../../pictures/archetypes.ts'
import { type Attributes, completed } from '../../pictures/attributes.ts'
import { englishCapital, isPlural } from '../english.ts'
import { agree, capital } from '../french.ts'
import type { NameParts } from '../naming.ts'
import type { Random } from '../random.ts'
import type { Size } from '../sizes.ts'
import type { Kind } from '../types/kit.ts'
import type { Words } from '../words.ts'
import { deviceFacts } from './devices.ts'
import { houseFacts } from './house.ts'
import type { Facts, FactsTable } from './kit.ts'
import { kitchenFacts } from './kitchen.ts'
import { printMeasure, readTitleMeasure } from './measures.ts'
import { pleasureFacts } from './pleasures.ts'
import { wearFacts } from './wear.ts'

export const factsTable: FactsTable = { ...wearFacts, ...houseFacts, ...kitchenFacts, ...deviceFacts, ...pleasureFacts }

/** The facts of what a picture shows: those of its archetype, completed or replaced by those of its form. */
export function factsOf(archetype: Archetype, attributes: Attributes): Facts {
  const { form } = completed(archetype, attributes)
  return { ...factsTable[archetype], ...(form && factsTable[`${archetype}_${form}`]) }
}

type Subject = { kind: Kind; attributes: Attributes; parts: NameParts; sizes: readonly Size[]; random: Random }

/** The measures with their labels, and those of each size. The title's measure is repeated, never contradicted. */
export function measureLines({ kind, attributes, parts, sizes, random }: Subject): Words[] {
  const facts = factsOf(kind.archetype, attributes)
  const bySize = (facts.sizes ?? []).flatMap((text, index) => {
    const size = sizes[index]
    return size ? [{ en: `${size.en}: {${text}}`, fr: `${size.fr}: {${text}}` }] : []
  })
  return [...(facts.measures ?? []), ...bySize].flatMap((line) => filled(line, parts.measure, random) ?? [])
}

/** A line with its measures filled in, or undefined if it asks for a measure that the title does not have and names no other. */
function filled(line: Words, title: Words | undefined, random: Random): Words | undefined {
  const value = /: (.*)$/.exec(line.fr)?.[1]
  // An English label without a value takes the French line's.
  const en = value && !/[:{]/.test(line.en) ? `${line.en}: ${value}` : line.en
  const printed = new Map<string, Words>()
  for (const [, token = ''] of line.fr.matchAll(/\{([^}]*)\}/g)) {
    const [, ofTitle, own] = /^(measure)?\|?(.*)$/.exec(token) ?? []
    const measure = (ofTitle && readTitleMeasure(title)) || (own ? printMeasure(own, random) : undefined)
    if (!measure) return undefined
    printed.set(token, measure)
  }
  const fill = (text: string, language: keyof Words) =>
    text.replace(/\{([^}]*)\}/g, (_, token: string) => printed.get(token)?.[language] ?? '')
  return { en: fill(en, 'en'), fr: fill(line.fr, 'fr') }
}

/** Linings, fillings and the like. */
export const materialLines = ({ kind, attributes }: Subject): readonly Words[] =>
  factsOf(kind.archetype, attributes).materials ?? []

// Features that a title joins with `avec` although they are part of the thing.
const builtIn = new Set(
  'with timer; with thermostat; with thermometer; with microphone; with radio; with AM/FM radio; with alarm clock; with screen porch; with mirror; with warming rack'.split(
    '; ',
  ),
)

/** The contents of the box: the thing or its pieces, the other things of its title, and the accessories. */
export function boxLines({ kind, attributes, parts }: Subject): Words[] {
  const { sets = {}, box = [] } = factsOf(kind.archetype, attributes)
  const count = pieceCount(parts, attributes)
  const feature = parts.feature
  const extra: Words[] =
    feature && /^avec /.test(feature.fr) && !builtIn.has(feature.en)
      ? [{ en: feature.en.replace(/^with /, ''), fr: feature.fr.replace(/^avec /, '') }]
      : []
  const others = box.filter((line) => !extra.some((one) => lastStem(one) === lastStem(line)))
  return [...(sets[count] ?? [thing(kind, count, parts)]), ...extra, ...others].map(({ en, fr }) => ({
    en: englishCapital(en),
    fr: capital(agree(fr, kind.fr.described)),
  }))
}

const lastStem = ({ en }: Words): string => (en.toLowerCase().split(' ').at(-1) ?? '').slice(0, 4)

/** The number of pieces: the title's, or the picture's where the title has none. */
export function pieceCount({ measure, feature }: NameParts, attributes: Attributes): number {
  const said = [measure, feature]
    .map((part) =>
      /(?:set of |^, )?(\d+)(?:-piece|-pack|-colour| pieces| skeins| balls| colours)?$/.exec(part?.en ?? ''),
    )
    .find((found) => found && /set of|-piece|-pack|pieces|skeins|balls/.test(found[0]))
  return Number(said?.[1] ?? attributes.pieces?.slice(1) ?? 1)
}

const isSet = /\b(?:set|duo)\b/

function thing({ en, fr }: Kind, count: number, { measure }: NameParts): Words {
  if (count === 1) return { en, fr: fr.text }
  if (isSet.test(en)) {
    return measure
      ? {
          en: `${en}, ${measure.en.replace(/^, |-(?=piece)/g, (sign) => (sign === '-' ? ' ' : '')).replace(/piece$/, 'pieces')}`,
          fr: `${fr.text}${measure.fr}`,
        }
      : { en: `${en}, ${count} pieces`, fr: `${fr.text}, ${count} pièces` }
  }
  if (isPlural(en) && fr.plural) return { en: `${count} ${en}`, fr: `${count} ${fr.text}` }
  return { en: `${count} × ${en}`, fr: `${count} × ${fr.text}` }
}
