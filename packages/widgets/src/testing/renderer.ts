import * as React from 'react'

/** Whether this run of the tests uses preact/compat. React has `hydrate` only in react-dom. */
export const isPreact = 'hydrate' in React
