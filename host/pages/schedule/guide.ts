import type { DailySchedule } from '@onair/core/client'

/** A day's programmes as the guide shows them. What they present would double the weight of the page unseen. */
export const withoutProducts = (day: DailySchedule): DailySchedule => ({
  ...day,
  shows: day.shows.map((show) => ({ ...show, products: [] })),
})
