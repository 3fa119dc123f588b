export type { BeforeReturn } from '../src/sign-in/sign-in.events.ts'
export { SignIn, type SignInProps } from '../src/sign-in/sign-in.tsx'
