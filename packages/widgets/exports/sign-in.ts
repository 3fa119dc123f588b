// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { BeforeReturn } from '../src/sign-in/sign-in.events.ts'
export { SignIn, type SignInProps } from '../src/sign-in/sign-in.tsx'
