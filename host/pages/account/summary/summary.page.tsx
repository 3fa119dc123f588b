import { easyPayClient } from '@onair/core/easy-pay/client'
import { favouritesClient } from '@onair/core/favourites/client'
import { guideClient } from '@onair/core/guide/client'
import { ordersClient } from '@onair/core/orders/client'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { latestOf, stillEditable, stillReturnable, worthALook } from './highlights.ts'
import en from './summary.messages.en.json'
import fr from './summary.messages.fr.json'

/** The number of latest orders that the summary reads in full. */
const latestOrders = 6

/**
 * The account's summary (specification §2, "Account summary"): the latest order and its state, the next Easy Pay payment, what
 * can still be edited or returned and until when, and favourites worth a look today. The page needs no script.
 *
 * However much a customer has, the page makes at most eleven calls of one statement each, besides those of the tokens: the
 * account, the list, six orders, the payments, the latest favourites and the guide.
 */
async function load(visit: Visit): ReturnType<Page['load']> {
  const { http, host, isGuest, timeZone } = visit
  const frame = accountFrame(visit)
  const t = translator(visit, en, fr)
  const title = t('title')
  const orders = ordersClient(http)
  const now = host.now()
  const [summaries, payments, favourites, guide] = await Promise.all([
    orders.list({ page: 1, pageSize: latestOrders }),
    easyPayClient(http).schedule(),
    isGuest ? undefined : favouritesClient(http).list(1),
    isGuest ? undefined : guideClient(http).today({ timeZone, upcoming: 'true' }),
  ])
  if (!summaries.ok) return frame(accountError(visit, title, summaries))
  const answers = await Promise.all(summaries.value.orderSummary.map(({ orderNo }) => orders.read(orderNo)))
  const latest = answers.flatMap((result) => (result.ok ? [result.value] : []))
  const worth =
    favourites?.ok && guide?.ok ? worthALook(favourites.value.favourites, guide.value.shows, now, timeZone) : []
  return frame({
    title,
    isSummary: true,
    children: island(
      visit,
      'account-summary',
      {
        latest: latest[0] && latestOf(latest[0]),
        payment: payments.ok ? payments.value[0] : undefined,
        editable: stillEditable(latest),
        returnable: stillReturnable(latest),
        ...(!isGuest && { favourites: worth }),
      },
      // Its links work without hydration.
      'focus',
    ),
  })
}

/** The summary's three addresses. */
export const summaryPages: readonly Page[] = ['', '/summary', '/profile'].map((path) => ({
  path: `/pages/myaccount${path}`,
  audience: 'guest',
  load,
}))
