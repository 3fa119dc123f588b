import { chooseTimeZone } from '@onair/core/session'
import { foundAs, type Page } from '../../kernel/page.ts'
import { viewOf } from './guide-address.ts'
import { programme } from './programme.tsx'
import en from './schedule.messages.en.json'
import fr from './schedule.messages.fr.json'
import { views } from './views.tsx'

/**
 * The programme guide, in the shopper's time zone: now, a day, a week or a search; with `show`, one programme.
 * A time zone in the address is stored.
 */
export const schedulePage: Page = {
  path: '/pages/schedule',
  audience: 'everyone',
  findable: foundAs(en, fr),
  async load(visit) {
    const { query, session, timeZone } = visit
    if (query.get('timeZone') === timeZone) chooseTimeZone(session, timeZone)
    const show = query.get('show')
    return show === null ? views[viewOf(visit)](visit) : programme(visit, show)
  },
}
