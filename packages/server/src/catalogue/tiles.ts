import { planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Deps } from '../kernel/feature.ts'
import { subMilliseconds } from '../kernel/instants.ts'
import { airings } from './browse.queries.ts'
import { showstopperOf } from './detail.queries.ts'
import { createOnAir } from './on-air.ts'
import { type Highlights, type Product, productOf } from './product.ts'
import { productsNamed } from './tiles.queries.ts'
import { isWithin, type Range, rangeBetween } from './time-range.ts'

/** How long a product counts as just aired. */
const justAiredMs = 60 * 60_000

type Aired = Highlights['aired']
type DayPlan = { showstopper: string | null; airedLately: (now: Date) => Aired }

/** The presentations of the hour before an instant. They are computed again only when one begins or becomes an hour old. */
function lately(presentations: readonly { itemNo: string; airAt: Date }[]): DayPlan['airedLately'] {
  const changes = presentations.flatMap(({ airAt }) => [airAt.getTime(), airAt.getTime() + justAiredMs])
  let range: Range | undefined
  let aired: Aired = new Map()
  return (at) => {
    const now = at.getTime()
    if (range && isWithin(range, now)) return aired
    range = rangeBetween(changes, now)
    const recent = presentations.filter(({ airAt }) => airAt <= at && now - airAt.getTime() < justAiredMs)
    aired = new Map(recent.map(({ itemNo, airAt }) => [itemNo, airAt]))
    return aired
  }
}

export type Tiles = ReturnType<typeof createTiles>

/** Products as lists show them now. */
export function createTiles({ pool, clock, listener, shared }: Deps) {
  const onAir = shared(createOnAir)
  /** The day's showstopper and presentations, cached until the plan or the catalogue changes. */
  let today: { until: Date; plan: Promise<DayPlan> } | undefined
  for (const channel of ['catalogue', 'air'] as const) {
    listener.on(channel, () => {
      today = undefined
    })
  }

  function planOf(now: Date): Promise<DayPlan> {
    if (today && now < today.until) return today.plan
    const day = zonedDate(now, planTimeZone)
    const { start, end } = zonedDayRange(day, planTimeZone)
    const plan = Promise.all([
      showstopperOf(pool, { day }),
      airings(pool, { after: subMilliseconds(start, justAiredMs), until: end }),
    ]).then(([[special], aired]) => ({ showstopper: special?.itemNo ?? null, airedLately: lately(aired) }))
    const reading = { until: end, plan }
    today = reading
    plan.catch(() => {
      if (today === reading) today = undefined
    })
    return plan
  }

  /** The products on air or just aired, and the showstopper. No statement while cached; two after the plan or the day has changed. */
  async function highlights(): Promise<Highlights> {
    const now = clock()
    const { showstopper, airedLately } = await planOf(now)
    return { onAir: new Set(onAir.itemNos()), aired: airedLately(now), showstopper }
  }

  return {
    highlights,
    /** The products of these numbers, in their order, without those that are unknown or withdrawn. One statement. */
    async named(language: Language, itemNos: readonly string[]): Promise<Product[]> {
      if (itemNos.length === 0) return []
      const [rows, now] = await Promise.all([productsNamed[language](pool, { itemNos, now: clock() }), highlights()])
      return rows.map((row) => productOf(row, now))
    },
  }
}
