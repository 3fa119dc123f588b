import type { Visit } from '../../kernel/visit.ts'

/** The views of the guide, in the order of its tabs. */
export const guideViews = ['now', 'day', 'week', 'search'] as const
export type GuideView = (typeof guideViews)[number]

/** The view in the address; a day if it is invalid. */
export function viewOf({ query }: Pick<Visit, 'query'>): GuideView {
  const asked = query.get('view')
  return guideViews.find((view) => view === asked) ?? 'day'
}

/** The address of a view, without a language. It keeps the present address's time zone, which needs no cookie. */
export function guideAddress(
  { query }: Pick<Visit, 'query'>,
  asked: { view?: GuideView; date?: string; term?: string; page?: string },
): string {
  const to = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value && value !== 'day') to.set(name, value)
  const timeZone = query.get('timeZone')
  if (timeZone) to.set('timeZone', timeZone)
  return to.size === 0 ? '/pages/schedule' : `/pages/schedule?${to}`
}
