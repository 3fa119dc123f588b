/** What a consumer's compiler must accept, and what it must refuse. */
import { formatMoney } from '@onair/core/money'
import { BagCounter } from '@onair/widgets/bag-counter'
import css from '@onair/widgets/css/bag-counter'
import { ShopProvider } from '@onair/widgets/provider'
import { Schedule, type ShowChanged } from '@onair/widgets/schedule'
import '@onair/widgets/html'
import '@onair/widgets/jsx'

export const price: string = formatMoney(1999, 'fr')
export const sheet: string = css

export const asComponents = (
  <ShopProvider shop="https://shop.example" language="fr">
    <BagCounter compact onBeforeOpen={({ count }) => count > 0} />
    <Schedule view="now" onShowChange={({ show }: ShowChanged) => show?.title} />
    {/* @ts-expect-error: the schedule has no such view. */}
    <Schedule view="month" />
  </ShopProvider>
)

export const asElements = (
  <>
    <onair-bag-counter compact shop="https://shop.example" />
    {/* @ts-expect-error: no element has this name. */}
    <onair-bag-counte />
  </>
)

document.addEventListener('onair:before-open', (event) => event.preventDefault())

const schedule = document.querySelector('onair-schedule')
if (schedule) {
  schedule.view = 'week'
  // @ts-expect-error: the schedule has no such view.
  schedule.view = 'month'
  schedule.refresh()
  schedule.addEventListener('onair:show-changed', ({ detail }) => detail.show?.title)
}
addEventListener('onair:added', ({ detail }) => detail.count.toFixed())
