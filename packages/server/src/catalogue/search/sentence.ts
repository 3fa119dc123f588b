import type { Language } from '@onair/core/language'
import { isStopWord, type Word, wordsOf } from './words.ts'

/** Filler words besides stop words: "I would like something nice that can help". */
const said: ReadonlySet<string> = new Set(
  `anything anyone can could would should will has have had us we our get give help please best good great nice perfect really very
   like make makes making made when where who it its as so if there must show using use used
   go goes going get gets getting does doesnt dont wont not people someone somebody always often
   aide aider aidez faire fait faites peut peux pourrait avoir etre meilleur meilleure meilleurs meilleures bon bonne bons bonnes
   beau belle beaux belles parfait parfaite tres genre idee idees moi nous notre nos on lequel laquelle sil plait svp utiliser
   comme vraiment afin aller va vais allons offrir donner quelquun gens toujours souvent ne chez contre lors`.split(
    /\s+/,
  ),
)

/** Words that name no goods by themselves: "machine", "case". Their purpose or material does. */
const vague: ReadonlySet<string> = new Set(
  `machine device gadget appliance tool equipment unit system kit set case cover holder stand accessory accessories supplies parts
   appareil outil gadget machine truc patente equipement unite systeme trousse ensemble jeu etui housse support accessoire
   accessoires piece pieces`.split(/\s+/),
)
/** Whether a word names no goods by itself. */
export const isVague = (folded: string): boolean => vague.has(folded)

/** Words for gifts of any kind. */
const given: ReadonlySet<string> = new Set('gift gifts present presents cadeau cadeaux surprise etrennes'.split(' '))

/** "A machine that …", « un appareil pour … »: the words that follow name the goods. */
const vagueBeginning =
  /^(?:(?:an?|any|some|the|une?|l[ea]s?|des|d') ?)?(?:machine|device|gadget|appliance|tool|product|equipment|appareil|outil|truc|patente|produit|article)s? (?:to|that|which|for|who|qui|pour|afin|servant) /

/** The beginning of a question, which names no goods: "what to wear to …", « comment nettoyer … ». */
const asking = /^(?:what (?:to|can|do|should)|how|where|quoi|comment|que) /

/** Words between the goods and what they do, are for, or have. */
const goesOn: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'with without for in at into from to on by that which who when while under over around against after during'.split(
      ' ',
    ),
  ),
  fr: new Set('avec sans pour a au aux en sur par qui que quand sous contre dans apres pendant lorsque'.split(' ')),
}

/** French adjectives that stand before their noun: « petite robe ». */
const beforeNoun: ReadonlySet<string> = new Set(
  'petit petite petits petites grand grande grands grandes gros grosse grosses beau belle joli jolie jolis jolies bon bonne nouveau nouvelle vieux vieille mini super vrai vraie autre'.split(
    ' ',
  ),
)
/** Words for a number of things: « ensemble de … », « set de … ». */
const counted: ReadonlySet<string> = new Set(
  'ensemble set kit jeu lot paire coffret trousse paquet service batterie'.split(' '),
)

/** Whether a word counts things without naming them: "blanket set". */
export const isCounting = (folded: string): boolean => counted.has(folded)

/** The parts of a typed search. */
export type Sentence = {
  all: Word[]
  /** The significant words; all words if none is significant. */
  words: Word[]
  /** The significant words before a preposition or relative. */
  named: readonly Word[]
  /** The word for the goods: `coat` of "a warm coat for winter", `crème` of « crème qui hydrate ». */
  head: Word | undefined
  /** Whether the sentence goes on with what the goods are for, have or do. */
  goesOn: boolean
}

/**
 * Divides a typed search into its parts.
 *
 * 1. English names the goods last, French first; both before a preposition or a relative.
 * 2. "Something for …", "machine to …" and questions name no goods: the words that follow count.
 */
export function sentenceOf(typed: string, language: Language): Sentence {
  const all = wordsOf(typed)
  const plain = `${all.map(({ folded }) => folded).join(' ')} `
  const from = vagueBeginning.exec(plain)?.[0].trim().split(' ').length ?? 0
  const counts = ({ folded }: Word) => !isStopWord(folded, language) && !said.has(folded)
  const words = all.slice(from).filter(counts)
  const stopped = all.filter(({ folded }) => !isStopWord(folded, language))
  const named = all.findIndex(counts)
  const onward = all.findIndex(({ folded }) => goesOn[language].has(folded))
  const end = onward < 0 ? all.length : onward
  const isAsked = asking.test(plain) || from > 0 || end < named || given.has(all[end - 1]?.folded ?? '')
  const heads = isAsked ? [] : all.slice(0, end).filter((word) => counts(word) && /^\D/.test(word.folded))
  const head =
    language === 'en'
      ? heads.at(-1)
      : (heads.find(({ folded }, at) => !beforeNoun.has(folded) && !(counted.has(folded) && at < heads.length - 1)) ??
        heads[0])
  return {
    all,
    words: words.length > 0 ? words : stopped.length > 0 ? stopped : all,
    named: heads,
    head,
    goesOn: isAsked || end < all.length,
  }
}

/** The significant words of a phrase, folded. */
export const tellingWords = (phrase: string, language: Language): string[] =>
  wordsOf(phrase).flatMap(({ folded }) => (isStopWord(folded, language) || said.has(folded) ? [] : [folded]))
