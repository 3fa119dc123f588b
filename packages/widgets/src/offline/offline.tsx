import { formatDateTime, formatDay, formatTime, zonedDate } from '@onair/core/dates'
import { useEffect, useState } from 'react'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import en from './offline.messages.en.json'
import fr from './offline.messages.fr.json'
import { createOfflineModel } from './offline.model.ts'

/**
 * The offline page: this device's copy of the bag, without prices, and today's programmes, which the service worker serves from
 * its cache.
 */
export function Offline() {
  const { language, models } = useShop()
  const { session } = models.environment
  const t = useMessages('offline', en, fr)
  const zone = useTimeZone()
  const [model] = useState(() => createOfflineModel(models))
  const memory = useShared(model.memory, undefined)

  useEffect(() => model.read(zone), [model, zone])

  return (
    <div className="onair onair-offline">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <p>
        <Button look="primary" onClick={() => location.reload()}>
          {t('again')}
        </Button>
      </p>
      {memory && (
        <>
          <section aria-labelledby="offline-bag">
            <h2 id="offline-bag">{t('bag')}</h2>
            {memory.bag ? (
              <>
                <ul>
                  {memory.bag.lines.map(({ name, details, quantity }) => (
                    <li key={`${name} ${details}`}>
                      <span className="onair-offline-count">{t('quantity', { count: quantity })}</span>
                      <span>
                        {name}
                        {details && <span className="onair-offline-soft"> · {details}</span>}
                      </span>
                    </li>
                  ))}
                </ul>
                <p className="onair-offline-soft">
                  {t('bagAsOf', { time: formatDateTime(memory.bag.at, language, zone) })}
                </p>
              </>
            ) : (
              <p>{t('noBag')}</p>
            )}
          </section>
          <section aria-labelledby="offline-schedule">
            <h2 id="offline-schedule">
              {t('schedule', { day: formatDay(memory.day?.date ?? zonedDate(session.now(), zone), language, zone) })}
            </h2>
            {memory.day ? (
              <>
                <ul>
                  {memory.day.shows.map(({ id, start, title }) => (
                    <li key={id}>
                      <time dateTime={start}>{formatTime(start, language, zone)}</time>
                      <span>{title}</span>
                    </li>
                  ))}
                </ul>
                <p className="onair-offline-soft">{t('careful')}</p>
              </>
            ) : (
              <p>{t('noSchedule')}</p>
            )}
          </section>
        </>
      )}
    </div>
  )
}
