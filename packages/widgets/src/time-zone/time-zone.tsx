import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import en from './time-zone.messages.en.json'
import fr from './time-zone.messages.fr.json'

/** Canada's time zones from east to west, with the names that shoppers use. */
const zones = [
  ['America/St_Johns', 'newfoundland'],
  ['America/Halifax', 'atlantic'],
  ['America/Toronto', 'eastern'],
  ['America/Winnipeg', 'central'],
  ['America/Regina', 'saskatchewan'],
  ['America/Edmonton', 'mountain'],
  ['America/Vancouver', 'pacific'],
] as const

export type TimeZoneProps = {
  /** The other parameters of the page's address. */
  query: Readonly<Record<string, string>>
}

/** The time zone of the page's times, and a form for another one, which needs no script. */
export function TimeZone({ query }: TimeZoneProps) {
  const { link } = useShop()
  const t = useMessages('timeZone', en, fr)
  const id = useUid()
  const zone = useTimeZone()
  const isNamed = zones.some(([name]) => name === zone)
  return (
    <form className="onair onair-time-zone" action={link('/pages/schedule')}>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t('label')}</label>
      {/* Rendered anew for another zone: the shopper's may differ from the one in the server's HTML. */}
      <select key={zone} id={id} name="timeZone" className="onair-input" defaultValue={zone}>
        {!isNamed && <option value={zone}>{zone.replaceAll('_', ' ')}</option>}
        {zones.map(([name, text]) => (
          <option key={name} value={name}>
            {t(text)}
          </option>
        ))}
      </select>
      <Button type="submit" look="quiet">
        {t('change')}
      </Button>
    </form>
  )
}
