const { NODE_OPTIONS, ONAIR_CLOCK_AHEAD } = process.env

/** What a process needs of the environment to run at the clock of the test run (`ONAIR_CLOCK`). */
export const runsClock = { NODE_OPTIONS, ONAIR_CLOCK_AHEAD }
