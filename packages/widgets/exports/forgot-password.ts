// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { TypedForgotten } from '../src/forgot-password/forgot-password.model.ts'
export { ForgotPassword, type ForgotPasswordProps } from '../src/forgot-password/forgot-password.tsx'
