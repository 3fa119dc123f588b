export { ForgotPassword, type ForgotPasswordProps } from '../src/forgot-password/forgot-password.tsx'
