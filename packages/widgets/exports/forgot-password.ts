export {
  ForgotPassword,
  type ForgotPasswordProps,
  type TypedForgotten,
} from '../src/forgot-password/forgot-password.tsx'
