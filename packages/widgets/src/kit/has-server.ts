declare const ONAIR_SCRIPT_TAG: boolean | undefined

/** Whether a server may have rendered the widget. The script tag leaves out what only such pages need. */
export const hasServer = typeof ONAIR_SCRIPT_TAG === 'undefined'
