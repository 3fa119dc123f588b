export { type Sight, type Tour, type TourPerson, type TourTable, tourPath } from '../src/tour/tour.ts'
