export {
  ForgotPassword,
  type ForgotPasswordProps,
  refusedLink,
  type TypedForgotten,
} from '../src/forgot-password/forgot-password.tsx'
