import type { Language } from '@onair/core/language'

type Rule = readonly [pattern: RegExp, sound: string]

/** Spellings of one sound, in the order in which they are read. Each is linear: no pattern repeats within another. */
const both: readonly Rule[] = [
  [/p?ph/g, 'f'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/sch|sh|ch/g, 'x'],
  [/qu|ck|kw|q/g, 'k'],
  [/gn/g, 'n'],
  [/gu(?=[eiy])/g, 'G'],
  [/th/g, 't'],
  [/ss?c(?=[eiy])|c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
  [/z/g, 's'],
]
const own: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/(?<=.)(?:ey|ay|ai|et|e)$/, 'e'],
    [/igh/g, 'i'],
    [/ay|ai|ey/g, 'e'],
    [/ea/g, 'e'],
    [/ee|ie|y(?![aeou])/g, 'i'],
    [/oo|ou|ew|ue/g, 'u'],
    [/aw|au|oa|ow|o/g, 'o'],
    [/le$/, 'el'],
    [/e$/, ''],
    [/(?:or|ar|ur|our|re)$/, 'er'],
    [/y/g, 'j'],
  ],
  fr: [
    [/(?<=n)g$/, ''],
    [/(?<=.{2})(?:ent|e?s|[txpd]s?)$/, ''],
    [/(?<=[aeou])i?ll?e?$|(?<=[aeou])ill?(?=[aeiouy])/g, 'j'],
    [/e?aux?|o$/g, 'o'],
    [/(?:er|ez|ee|ai|et|e)$/, 'e'],
    [/oe?u|eu/g, 'u'],
    [/ou/g, 'u'],
    [/(?:ai|ei)(?![nm])/g, 'e'],
    [/(?:a|e)[nm](?![aeiouynm])/g, 'A'],
    [/(?:ai|ei|i|y|u)[nm](?![aeiouynm])/g, 'I'],
    [/o[nm](?![aeiouynm])/g, 'O'],
    [/y(?=[aeou])/g, 'j'],
    [/y/g, 'i'],
    [/e$/, ''],
  ],
}

/** The approximate sound of a folded word, with its vowels: `duvay` sounds like `duvet`, « rido » like « rideau ». */
export function heard(folded: string, language: Language): string {
  let sound = folded
  for (const [pattern, written] of [...both, ...own[language]]) sound = sound.replace(pattern, written)
  return sound.replace(/h/g, '').replace(/(.)\1+/g, '$1')
}
