// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { AccountSummary, type AccountSummaryProps } from '../src/account-summary/account-summary.tsx'
