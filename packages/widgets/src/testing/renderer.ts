import * as React from 'react'

/** Whether this run of the tests is the one on preact/compat. React has `hydrate` in react-dom alone. */
export const isPreact = 'hydrate' in React
