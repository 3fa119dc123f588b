import type { Bilingual } from '../shared/language.ts'

/** The id of a security question. */
export type SecurityQuestionId = (typeof securityQuestions)[number]['id']

/**
 * The security questions, a closed list: an account stores the id, never the text. None asks for
 * public information.
 */
export const securityQuestions = [
  { id: 'first-pet', en: 'What was the name of your first pet?', fr: 'Quel était le nom de votre premier animal?' },
  { id: 'first-street', en: 'On which street did you grow up?', fr: 'Dans quelle rue avez-vous grandi?' },
  { id: 'first-job', en: 'What was your first job?', fr: 'Quel a été votre premier emploi?' },
  { id: 'first-teacher', en: 'Who was your favourite teacher?', fr: 'Qui était votre professeur préféré?' },
  { id: 'first-concert', en: 'Which concert did you first go to?', fr: 'Quel a été votre premier concert?' },
  { id: 'childhood-friend', en: 'Who was your best friend as a child?', fr: 'Qui était votre ami d’enfance préféré?' },
  { id: 'favourite-dish', en: 'Which dish reminds you of home?', fr: 'Quel plat vous rappelle la maison?' },
  { id: 'dream-trip', en: 'Where would you most like to travel?', fr: 'Où rêvez-vous le plus de voyager?' },
] as const satisfies readonly ({ id: string } & Bilingual)[]

/** The question's text; undefined for an unknown id. */
export const securityQuestion = (id: string | null | undefined): Bilingual | undefined =>
  securityQuestions.find((question) => question.id === id)

/**
 * Normalises an answer for comparison, because people forget the spelling. Case, accents, punctuation and
 * repeated spaces are ignored.
 */
export const normaliseAnswer = (answer: string): string =>
  answer
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
