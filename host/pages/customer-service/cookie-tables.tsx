import { type CookieRow, cookieTable, type StorageRow, storageTable } from '@onair/core/session'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import frenchPurposes from './cookie-purposes.fr.json'
import en from './customer-service.messages.en.json'
import fr from './customer-service.messages.fr.json'

const french = new Map<string, string>(Object.entries(frenchPurposes))

/** What a cookie or key is for, in the visitor's language. A row without French is a mistake that the tests find. */
export function purposeIn(language: 'en' | 'fr', { name, purpose }: Pick<CookieRow, 'name' | 'purpose'>): string {
  const words = language === 'en' ? purpose : french.get(name)
  if (words === undefined) throw new Error(`cookie-purposes.fr.json has no ${name}`)
  return words
}

const isUsed = ({ whyUnused }: CookieRow | StorageRow): boolean => whyUnused === undefined

/** Every cookie and every key in the browser's storage that the shop uses, from the tables that the code itself follows. */
export function CookieTables({ visit }: { visit: Visit }) {
  const t = translator(visit, en, fr)
  const lifetime = ({ seconds, readOnly }: CookieRow) => {
    if (readOnly) return t('session')
    if (seconds >= 2 * 86_400) return t('days', { count: Math.round(seconds / 86_400) })
    return seconds >= 3600 ? t('hours', { count: Math.round(seconds / 3600) }) : t('seconds', { count: seconds })
  }
  const cookies = cookieTable()
    .filter(isUsed)
    .map((row) => ({ ...row, lasts: lifetime(row) }))
  const stored = storageTable()
    .filter(isUsed)
    .map((row) => ({ ...row, lasts: t(`area_${row.area}`) }))
  return (
    <>
      {[['cookies', cookies] as const, ['storage', stored] as const].map(([kind, rows]) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-title`}>
          <h2 id={`${kind}-title`}>{t(kind)}</h2>
          <p>{t(kind === 'cookies' ? 'cookiesText' : 'storageText')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('purpose')}</th>
                <th scope="col">{t('lifetime')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">
                    <code>{row.name}</code>
                  </th>
                  <td>{purposeIn(visit.language, row)}</td>
                  <td>{row.lasts}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
