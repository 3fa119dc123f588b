const { NODE_OPTIONS, ONAIR_CLOCK_AHEAD } = process.env

/** The environment for a process that uses the clock of the test run (`ONAIR_CLOCK`). */
export const runsClock = { NODE_OPTIONS, ONAIR_CLOCK_AHEAD }
