import { askedFor } from '../search/asked.ts'
import { mostWords } from '../search/query.ts'
import { wordsOf } from '../search/words.ts'

/** The longest counted term, in letters: nobody searches for a longer one twice. */
const longest = 80
/** Terms with more digits are phone, card or order numbers. */
const mostDigits = 6

const hasPerson = /@|:\/\/|www\.|[a-z]\d[a-z][ -]?\d[a-z]\d/i

/** A counted term: its folded words, and the words as typed, in lower case and without other characters. */
export type CountedTerm = { term: string; spelling: string }

/**
 * The term under which a search is counted: the typed words without prices and other wishes (search/asked.ts), unless nothing else
 * was typed. It does not depend on the catalogue, so that a page can report later what was searched. Undefined for a term with an
 * e-mail address, a web address, a postal code or more than six digits, for a long one, and for one without words. Names and streets
 * are not recognized.
 */
export function countedTerm(typed: string): CountedTerm | undefined {
  if (hasPerson.test(typed)) return undefined
  const text = askedFor(typed).searchTerm || typed
  if ((text.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return undefined
  const words = wordsOf(text)
  const term = words.map(({ folded }) => folded).join(' ')
  if (term === '' || term.length > longest || words.length > mostWords) return undefined
  return { term, spelling: words.map(({ spelling }) => spelling).join(' ') }
}

/** Obscene words, folded: no page shows them as suggestions. */
const obscene: ReadonlySet<string> = new Set(
  `anal anus arse arsehole ass asshole bastard bitch bitches bollocks boner boob boobs bullshit clit cock cocks cocksucker crap
   cum cunt cunts damn dick dicks dildo dyke fag faggot fags fuck fucked fucker fuckers fucking fucks handjob hitler hooker horny
   jerk jizz kike kkk milf motherfucker nazi nazis negro nigga nigger niggers nude nudes orgasm paki penis piss pissed porn porno
   pussy rape rapist retard retarded sex sexy shit shits shitty slut sluts tit tits titties twat vagina vibrator wank wanker whore
   whores xxx
   baise baiser baisee batard bite bites bougnoule bordel branler branlette calice calisse caliss calvaire chatte chier chienne
   chieur ciboire cochonne colisse con conasse connard connards connasse conne connes couille couilles crisse criss crosser cul
   encule enculer enculee encules enfoire esti estie fellation fif fifi foutre gouine hostie marde maudit merde merdes
   negre negresse nichon nichons niquer nique osti ostie pede pedes petasse pisser plotte poufiasse putain putains pute putes
   sacrament salaud salope salopes sexe suce sucer tabarnac tabarnak tapette tarlouze zizi`.split(/\s+/),
)

/** Whether a counted term may be shown to everybody: at most 40 letters, with a word, and without an obscene one. */
export const isPresentable = ({ term, spelling }: CountedTerm): boolean =>
  spelling.length <= 40 && /\p{L}{3}/u.test(term) && !term.split(' ').some((word) => obscene.has(word))
