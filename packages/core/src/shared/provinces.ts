import type { Bilingual } from './language.ts'

/** A province or territory, in display order (specification §3). */
export type Province = (typeof provinces)[number]['code']

/** The thirteen provinces and territories with their English and French names, in display order (specification §3). */
export const provinces = [
  { code: 'AB', en: 'Alberta', fr: 'Alberta' },
  { code: 'BC', en: 'British Columbia', fr: 'Colombie-Britannique' },
  { code: 'MB', en: 'Manitoba', fr: 'Manitoba' },
  { code: 'NB', en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  { code: 'NL', en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  { code: 'NT', en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  { code: 'NS', en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  { code: 'NU', en: 'Nunavut', fr: 'Nunavut' },
  { code: 'ON', en: 'Ontario', fr: 'Ontario' },
  { code: 'PE', en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  { code: 'QC', en: 'Quebec', fr: 'Québec' },
  { code: 'SK', en: 'Saskatchewan', fr: 'Saskatchewan' },
  { code: 'YT', en: 'Yukon', fr: 'Yukon' },
] as const satisfies readonly ({ code: string } & Bilingual)[]

/** The province of a new bag (specification §9). */
export const defaultProvince: Province = 'ON'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether the text is exactly one of the thirteen codes. */
export function isProvince(text: string | null | undefined): text is Province {
  return provinces.some(({ code }) => code === text)
}

/**
 * A province's code from its code or its full name (specification §5).
 *
 * 1. English and French names match, in any case, with or without accents and hyphens.
 * 2. An unknown name is Ontario.
 */
export function provinceCode(nameOrCode: string | null | undefined): Province {
  const requested = plain(nameOrCode ?? '')
  return (
    provinces.find(({ code, en, fr }) => [code, en, fr].some((name) => plain(name) === requested))?.code ??
    defaultProvince
  )
}
