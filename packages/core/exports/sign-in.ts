export { emailSuggestion } from '../src/sign-in/email-suggestion.rules.ts'
export {
  maskedEmail,
  mostWrongAnswers,
  type NewPassword,
  type NewPasswordErrors,
  newPasswordErrors,
  passwordLinkMinutes,
  refusedLink,
} from '../src/sign-in/new-password.rules.ts'
export { recaptchaBlocked } from '../src/sign-in/recaptcha.rules.ts'
export {
  accountPath,
  createAccountPath,
  forgotPasswordPath,
  handoverPath,
  ownPath,
  safeReturnPath,
  signInPath,
} from '../src/sign-in/return-path.rules.ts'
export {
  normaliseAnswer,
  type SecurityQuestionId,
  securityQuestion,
  securityQuestions,
} from '../src/sign-in/security-questions.rules.ts'
export {
  isEmail,
  isPassword,
  type SignInErrors,
  signInErrors,
} from '../src/sign-in/sign-in.rules.ts'
