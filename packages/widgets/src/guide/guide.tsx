import { Search, type SearchProps } from '../connected/guide/search.tsx'
import { Week, type WeekProps } from '../connected/guide/week.tsx'

export type GuideProps = ({ view: 'week' } & WeekProps) | ({ view: 'search' } & SearchProps)

/** The views of the schedule's page, rendered by the server. Elsewhere the schedule loads them on demand. */
export const Guide = (props: GuideProps) => (props.view === 'week' ? <Week {...props} /> : <Search {...props} />)
