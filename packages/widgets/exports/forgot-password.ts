// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export {
  ForgotPassword,
  type ForgotPasswordProps,
  refusedLink,
  type TypedForgotten,
} from '../src/forgot-password/forgot-password.tsx'
