import { Search, type SearchProps } from '../connected/guide/search.tsx'
import { Week, type WeekProps } from '../connected/guide/week.tsx'

export type GuideProps = ({ view: 'week' } & WeekProps) | ({ view: 'search' } & SearchProps)

/** The views of the schedule's page that the schedule loads later elsewhere: here the server renders them. */
export const Guide = (props: GuideProps) => (props.view === 'week' ? <Week {...props} /> : <Search {...props} />)
