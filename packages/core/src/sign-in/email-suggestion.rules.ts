import { cleanTypedEmail } from '../shared/typed-text.ts'

/** Canadians' mail providers, and real domains that look like mistyped ones: `ymail.com` is not meant as `gmail.com`. */
const providers = (
  'gmail.com googlemail.com ymail.com mail.com email.com gmx.com hotmail.com hotmail.ca hotmail.fr outlook.com outlook.fr ' +
  'live.com live.ca live.fr msn.com yahoo.com yahoo.ca yahoo.fr rocketmail.com aol.com icloud.com me.com mac.com ' +
  'proton.me protonmail.com pm.me fastmail.com hey.com videotron.ca videotron.qc.ca sympatico.ca nb.sympatico.ca ' +
  'ns.sympatico.ca nf.sympatico.ca bell.net bell.ca bellaliant.net bellnet.ca rogers.com shaw.ca telus.net telus.com ' +
  'cogeco.ca cogeco.net eastlink.ca sasktel.net mts.net mymts.net xplornet.com xplornet.ca teksavvy.com tbaytel.net'
).split(' ')

/** Endings that do not exist, with the ending that is meant. */
const endings: ReadonlyMap<string, string> = new Map(
  ['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cim', 'cpm', 'clm', 'c0m'].map((ending) => [ending, 'com']),
)

/** Counts the inserted, omitted, replaced and swapped letters between two words (optimal string alignment). */
function typos(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const previousRow = rows[i - 1] ?? []
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (previousRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previousRow[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

const split = (domain: string): [name: string, ending: string] => {
  const at = domain.indexOf('.')
  return [domain.slice(0, at), domain.slice(at + 1)]
}

/** The number of typos between a domain and a provider's; undefined when there are too many. */
function distance(domain: string, provider: string): number | undefined {
  const [[name, ending], [providerName, providerEnding]] = [split(domain), split(provider)]
  const [inName, inEnding] = [typos(name, providerName), typos(ending, providerEnding)]
  const most = providerName.length < 5 ? 0 : providerName.length < 8 ? 1 : 2
  const isNear = inName <= most && inEnding <= (providerName.length < 5 ? 1 : inName < 2 ? 2 : 0)
  return isNear ? inName + inEnding : undefined
}

/**
 * The address that a shopper probably meant; undefined when the typed one looks right. A question, never a reason to refuse.
 *
 * 1. A provider's own domain is right.
 * 2. A domain that is a letter or two from a provider's is meant as the nearest. Short names must be exact.
 * 3. An ending that does not exist, `.con`, is meant as the one beside it on the keyboard.
 */
export function emailSuggestion(typed: string): string | undefined {
  const [, local, domain] = /^([^\s@]+)@([^\s@.]+\.[^\s@]{1,60})$/.exec(cleanTypedEmail(typed).toLowerCase()) ?? []
  if (!local || !domain || domain.length > 80 || providers.includes(domain)) return undefined
  let [nearest, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const provider of providers) {
    const far = distance(domain, provider) ?? Number.POSITIVE_INFINITY
    if (far < least) [nearest, least] = [provider, far]
  }
  const at = domain.lastIndexOf('.')
  const ending = endings.get(domain.slice(at + 1))
  nearest ??= ending && `${domain.slice(0, at)}.${ending}`
  return nearest && `${cleanTypedEmail(typed).replace(/@.*$/, '')}@${nearest}`
}
