import type { HostKey } from '../kernel/messages.ts'
import type { Rendered } from '../kernel/page.ts'
import type { Visit } from '../kernel/visit.ts'

/** A page for what is not there, with somewhere to go. */
export function notFound(visit: Visit, reason: HostKey): Rendered {
  const { t, link } = visit
  return {
    status: 404,
    title: t('notFound.title'),
    body: (
      <div className="narrow empty">
        <h1>{t('notFound.title')}</h1>
        <p>{t(reason)}</p>
        <p className="buttons">
          <a className="button" href={link('/')}>
            {t('notFound.home')}
          </a>
          {reason === 'notFound.order' ? (
            <a className="button quiet" href={link('/pages/myaccount/orderstatus')}>
              {t('orders.title')}
            </a>
          ) : (
            <a className="button quiet" href={link('/pages/schedule')}>
              {t('menu.schedule')}
            </a>
          )}
        </p>
      </div>
    ),
  }
}

/** A page for when the shop itself is not well. It reloads by itself. */
export function unavailable(visit: Visit): Rendered {
  const { t } = visit
  return {
    status: 503,
    title: t('unavailable.title'),
    head: <meta httpEquiv="refresh" content="5" />,
    body: (
      <div className="narrow empty" role="status">
        <h1>{t('unavailable.title')}</h1>
        <p>{t('unavailable.text')}</p>
      </div>
    ),
  }
}

/** A page for what should not have happened. */
export function failed(visit: Visit): Rendered {
  const { t, link } = visit
  return {
    status: 500,
    title: t('failed.title'),
    body: (
      <div className="narrow empty" role="alert">
        <h1>{t('failed.title')}</h1>
        <p>{t('failed.text')}</p>
        <a className="button" href={link('/')}>
          {t('notFound.home')}
        </a>
      </div>
    ),
  }
}
