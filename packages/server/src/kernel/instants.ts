// Arithmetic on instants, by date-fns. The server imports it from here alone: for each file that imports from date-fns, Node parses
// the 150 kB of `exports` in its package.json again. In 35 files that took a fifth of the time in which the server's modules load.
export { addDays } from 'date-fns/addDays'
export { addHours } from 'date-fns/addHours'
export { addMilliseconds } from 'date-fns/addMilliseconds'
export { addMinutes } from 'date-fns/addMinutes'
export { addSeconds } from 'date-fns/addSeconds'
export { subDays } from 'date-fns/subDays'
export { subHours } from 'date-fns/subHours'
export { subMilliseconds } from 'date-fns/subMilliseconds'
export { subMinutes } from 'date-fns/subMinutes'
