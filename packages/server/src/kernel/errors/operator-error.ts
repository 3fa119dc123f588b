/** An error that the operator can correct. Its message says what happened and what to do; commands print it without its stack. */
export class OperatorError extends Error {}
