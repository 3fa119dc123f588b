import { type CookieRow, cookieTable, type StorageRow, storageTable } from '@onair/core/session'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './customer-service.messages.en.json'
import fr from './customer-service.messages.fr.json'

const isUsed = ({ whyUnused }: CookieRow | StorageRow): boolean => whyUnused === undefined

/** Every cookie and every key in the browser's storage that the shop uses, from the tables that the code itself follows. */
export function CookieTables({ visit }: { visit: Visit }) {
  const t = translator(visit, en, fr)
  const lifetime = ({ seconds, readOnly }: CookieRow) => {
    if (readOnly) return t('session')
    if (seconds >= 2 * 86_400) return t('days', { count: Math.round(seconds / 86_400) })
    return seconds >= 3600 ? t('hours', { count: Math.round(seconds / 3600) }) : t('seconds', { count: seconds })
  }
  const cookies = cookieTable(visit.language)
    .filter(isUsed)
    .map((row) => ({ ...row, lasts: lifetime(row) }))
  const stored = storageTable(visit.language)
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
                  <td>{row.purpose}</td>
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
