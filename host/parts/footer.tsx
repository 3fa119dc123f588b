import type { Visit } from '../server/visit.ts'

/** The foot of every page. */
export function Footer({ visit }: { visit: Visit }) {
  const { t, link } = visit
  return (
    <footer className="foot" data-theme="dark">
      <div className="foot-columns">
        <section>
          <h2>{t('foot.watch')}</h2>
          <ul>
            <li>
              <a href={link('/')}>{t('foot.onAir')}</a>
            </li>
            <li>
              <a href={link('/pages/schedule')}>{t('menu.schedule')}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('foot.orders')}</h2>
          <ul>
            <li>
              <a href={link('/pages/myaccount/orderstatus')}>{t('foot.orderStatus')}</a>
            </li>
            <li>
              <a href={link('/pages/myaccount/easypay')}>{t('foot.easyPay')}</a>
            </li>
            <li>
              <a href={link('/pages/shoppingbag')}>{t('foot.bag')}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('foot.help')}</h2>
          <p>{t('foot.care', { phone: '1-800-555-0100', email: 'care@example.com' })}</p>
        </section>
      </div>
      <p className="foot-note">{t('foot.note')}</p>
    </footer>
  )
}
