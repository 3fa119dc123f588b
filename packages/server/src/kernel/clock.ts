/**
 * The clock of the server's process and of the commands. Every instant that is stored or compared comes from it, as a
 * parameter: a statement never says `now()`, because the database's clock can differ.
 */
export const systemClock = (): Date => new Date()
