// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { TypedAccount } from '../src/create-account/account-form.ts'
export type { BeforeReturn } from '../src/create-account/create-account.events.ts'
export { CreateAccount, type CreateAccountProps } from '../src/create-account/create-account.tsx'
