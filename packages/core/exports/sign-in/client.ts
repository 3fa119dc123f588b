export { type PasswordUpdate, passwordRecoveryClient } from '../../src/sign-in/password-recovery.client.ts'
export { type SignedIn, type SignInRequest, signInClient } from '../../src/sign-in/sign-in.client.ts'
