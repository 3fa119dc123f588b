import { angular } from './angular.ts'
import type { Framework } from './framework.ts'
import { html, htmx } from './html.ts'
import { lit } from './lit.ts'
import { preact, react18, react19 } from './react.ts'
import { solid } from './solid.ts'
import { svelte } from './svelte.ts'
import { vue } from './vue.ts'

export const frameworks: readonly Framework[] = [react18, react19, preact, vue, svelte, angular, lit, solid, htmx, html]
