declare const ONAIR_SCRIPT_TAG: boolean | undefined

/** Whether a server may have rendered the widget: what only such pages need is left out of the script tag. */
export const hasServer = typeof ONAIR_SCRIPT_TAG === 'undefined'
